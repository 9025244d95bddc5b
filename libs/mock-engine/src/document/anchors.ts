import { remembered } from './lazy.ts';
import { objectsIn, type Json } from './json-objects.ts';

/** The address of a file that a reference names, in whose own file it is. */
export const fileOf = (reference: string, file: string): string => {
  const [address = ''] = reference.split('#');
  return address === '' ? file : file === '' ? address : new URL(address, file).href;
};

/** A place in a document that has a name of its own. */
interface Anchor {
  readonly node: Json;
  readonly pointer: readonly string[];
}

/** The schema with this `$anchor` or `$dynamicAnchor` in a file, or in a schema with an `$id`. */
export const anchorIn = (resource: Json, name: string): Anchor | undefined => anchorsOf(resource).get(name);

const anchorsOf = remembered((resource: Json) => {
  const found = new Map<string, Anchor>();
  for (const { node, pointer } of schemasIn(resource, '', false))
    for (const name of [node.$anchor, node.$dynamicAnchor])
      if (typeof name === 'string' && !found.has(name)) found.set(name, { node, pointer });
  return found;
});

/** The schema with an `$id` that is this address. */
export const resourceIn = (files: ReadonlyMap<string, Json>, address: string): Json | undefined =>
  [...files].map(([file, document]) => idsIn({ file, document }).get(address)).find((one) => one !== undefined);

const idsIn = remembered(
  ({ file, document }: { file: string; document: Json }) =>
    new Map(
      [...schemasIn(document, file, true)].flatMap(({ node, base }) =>
        typeof node.$id === 'string' ? [[base, node] as const] : [],
      ),
    ),
  ({ document }) => document,
);

/** Every object of a document. @param isWhole also inside schemas with an `$id` of their own */
function* schemasIn(document: Json, file: string, isWhole: boolean) {
  const seen = new Set<Json>();
  const waiting = [{ node: document, pointer: [] as readonly string[], base: file, namedBy: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, pointer, namedBy } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    const isOwn = typeof node.$id === 'string' && namedBy === '';
    if (isOwn && node !== document && !isWhole) continue;
    const base = isOwn ? fileOf(String(node.$id), next.base) : next.base;
    if (namedBy === '') yield { node, pointer, base };
    for (const [name, inner, innerNamedBy] of objectsIn(node, namedBy))
      waiting.push({ node: inner, pointer: [...pointer, name], base, namedBy: innerNamedBy });
  }
}
