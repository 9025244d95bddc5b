/** A piece of a parsed contract, and the names that lead to it in the file, references followed. */
export interface Part {
  readonly contract: Tree;
  readonly node: Tree;
  readonly at: readonly string[];
}

/** A contract that refers to what it does not have. */
export class DanglingReference extends Error {}

export interface Tree {
  readonly [name: string]: unknown;
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

export const wholeOf = (contract: Tree): Part => ({ contract, node: contract, at: [] });

/** The object or list under a name; `undefined` when there is none. */
export function child(part: Part, name: string): Part | undefined {
  const node = part.node[name];
  return isTree(node) ? followed({ contract: part.contract, node, at: [...part.at, name] }) : undefined;
}

/** Everything under a name, by its own names, in the order of the file. */
export function children(part: Part, name: string): [name: string, child: Part][] {
  const parent = child(part, name);
  if (!parent) return [];
  return Object.keys(parent.node).flatMap((key) => {
    const found = child(parent, key);
    return found ? [[key, found] as [string, Part]] : [];
  });
}

/** @throws DanglingReference */
function followed(part: Part): Part {
  const { $ref: reference, ...beside } = part.node;
  if (typeof reference !== 'string') return part;

  const at = reference.replace(/^#\//, '').split('/');
  const node = at.reduce<unknown>((found, name) => (isTree(found) ? found[name] : undefined), part.contract);
  if (!isTree(node))
    throw new DanglingReference(`Nothing stands at ${reference}, which ${part.at.join(' > ')} refers to.`);
  return followed({ ...part, node: { ...node, ...beside }, at });
}

/** What stands under a name in two revisions; where it stands in one only, the other allows anything. */
export function pairUnder(before: Part, after: Part, name: string): [from: Part, to: Part] | undefined {
  const [from, to] = [child(before, name), child(after, name)];
  const anything = (beside: Part): Part => ({ ...beside, node: {} });
  if (from) return [from, to ?? anything(after)];
  return to ? [anything(before), to] : undefined;
}
