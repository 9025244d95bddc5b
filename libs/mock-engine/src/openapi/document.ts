/** An object or a list of a parsed document. */
export interface Tree {
  readonly [name: string]: unknown;
}

/** A part of an OpenAPI document, with its `$ref` resolved. */
export interface Part {
  readonly document: Tree;
  readonly node: Tree;
  /** Its path in the file; for a reference, the target's. */
  readonly at: readonly string[];
}

/** A contract or a pact that cannot be used; the message is for the user. */
export class ContractError extends Error {}

export const wholeOf = (document: Tree): Part => ({ document, node: document, at: [] });

/** The object or list at a key. */
export function child(part: Part, name: string): Part | undefined {
  const node = part.node[name];
  return isTree(node) ? followed({ ...part, node, at: [...part.at, name] }) : undefined;
}

/** The entries of the object or list at a key, in the order of the file. */
export function children(part: Part, name: string): [name: string, child: Part][] {
  const parent = child(part, name);
  if (!parent) return [];
  return Object.keys(parent.node).flatMap((key) => {
    const found = child(parent, key);
    return found ? [[key, found] as [string, Part]] : [];
  });
}

/** A schema's name in `components`; `undefined` for an inline schema. */
export const schemaName = ({ at }: Part): string | undefined => (at.length === 3 ? at[2] : undefined);

/** @throws ContractError when the document has no such schema */
export function schemaNamed(whole: Part, name: string): Part {
  const place = ['components', 'schemas', name];
  const schema = place.reduce<Part | undefined>((part, step) => part && child(part, step), whole);
  if (!schema) throw new ContractError(`openapi.yaml has no schema ${name}.`);
  return schema;
}

export const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Resolves a reference. @throws ContractError when its target does not exist */
function followed(part: Part): Part {
  const { $ref: reference, ...beside } = part.node;
  if (typeof reference !== 'string') return part;

  const at = reference.replace(/^#\//, '').split('/');
  const node = at.reduce<unknown>((found, name) => (isTree(found) ? found[name] : undefined), part.document);
  if (!isTree(node)) {
    throw new ContractError(`Unresolved reference ${reference} at ${part.at.join(' > ')}.`);
  }
  return followed({ ...part, node: { ...node, ...beside }, at });
}
