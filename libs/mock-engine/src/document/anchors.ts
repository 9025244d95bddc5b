import { remembered } from './lazy.ts';
import { treesIn, type Tree } from './tree.ts';

/** The address of a file that a reference names, in whose own file it is. */
export const fileOf = (reference: string, file: string): string => {
  const [address = ''] = reference.split('#');
  return address === '' ? file : file === '' ? address : new URL(address, file).href;
};

/** A place in a document that has a name of its own. */
interface Anchor {
  readonly node: Tree;
  readonly at: readonly string[];
}

/** The schema with this `$anchor` or `$dynamicAnchor` in a file, or in a schema with an `$id`. */
export const anchorIn = (resource: Tree, name: string): Anchor | undefined => anchorsOf(resource).get(name);

const anchorsOf = remembered((resource: Tree) => {
  const found = new Map<string, Anchor>();
  for (const { node, at } of schemasIn(resource, '', false))
    for (const name of [node.$anchor, node.$dynamicAnchor])
      if (typeof name === 'string' && !found.has(name)) found.set(name, { node, at });
  return found;
});

/** The schema with an `$id` that is this address. */
export const resourceIn = (files: ReadonlyMap<string, Tree>, address: string): Tree | undefined =>
  [...files].map(([file, document]) => idsIn({ file, document }).get(address)).find((one) => one !== undefined);

const idsIn = remembered(
  ({ file, document }: { file: string; document: Tree }) =>
    new Map(
      [...schemasIn(document, file, true)].flatMap(({ node, base }) =>
        typeof node.$id === 'string' ? [[base, node] as const] : [],
      ),
    ),
  ({ document }) => document,
);

/** Every object of a document. @param isWhole also inside schemas with an `$id` of their own */
function* schemasIn(document: Tree, file: string, isWhole: boolean) {
  const seen = new Set<Tree>();
  const waiting = [{ node: document, at: [] as readonly string[], base: file, namedBy: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, at, namedBy } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    const isOwn = typeof node.$id === 'string' && namedBy === '';
    if (isOwn && node !== document && !isWhole) continue;
    const base = isOwn ? fileOf(String(node.$id), next.base) : next.base;
    if (namedBy === '') yield { node, at, base };
    for (const [name, inner, innerNamedBy] of treesIn(node, namedBy))
      waiting.push({ node: inner, at: [...at, name], base, namedBy: innerNamedBy });
  }
}
