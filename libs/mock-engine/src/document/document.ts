import { decodePercent } from '../http/http.ts';
import { isObjectOrArray, type Json } from '../http/json.ts';
import { UserError } from '../http/problem.ts';
import { getOrInsert, memoized } from '../store/lazy.ts';
import type { ReadPattern } from './patterns.ts';

/* This room reads an OpenAPI document: load-document follows its references through the files of document-files, which
 * parse-openapi parses and upgraded brings from Swagger 2.0 to 3.0. A Cursor is a place in it, and calls lists its
 * operations. What is wrong in it has a file and a line (document-flaws), and the rest is served. watch-document reads
 * it again after each save; bundle makes one file of several. */

/** 3.0, whose schemas are a dialect of their own, or JSON Schema 2020-12. */
export type Dialect = '3.0' | '3.1';

/** A place in an OpenAPI document: an object or list of it, with its `$ref` resolved. */
export interface Cursor {
  /** The file that it is in, or the outer schema that has an `$id`. */
  readonly root: Json;
  readonly node: Json;
  /** Its JSON pointer, by steps; for a reference, the target's. */
  readonly pointer: readonly string[];
  /** Address of the file or of that schema; empty for a document of one file. */
  readonly file: string;
  /** The files of the document by address. */
  readonly files: ReadonlyMap<string, Json>;
  readonly dialect: Dialect;
  /** Of documents that may have any pattern; by default they are JavaScript's. */
  readonly readPattern?: ReadPattern | undefined;
  /** Responses may have only the fields that are listed. */
  readonly isExact?: boolean | undefined;
  /** Examples that break their schemas are none. */
  readonly validExamples?: boolean | undefined;
  /** A reference without a target stands for anything, as where a file was loaded. */
  readonly isLenient?: boolean | undefined;
}

/** A contract or a pact that cannot be used. */
export class ContractError extends UserError {}

/** A `$ref` without a target. */
export class UnresolvedReference extends ContractError {
  /** The one that it leads to. */
  readonly file: string;
  constructor(part: Cursor, reference: string) {
    super(`Unresolved reference ${reference} at ${part.pointer.join(' > ')}.`);
    this.file = resolveUri(reference, part.file);
  }
}

/** References one after another; more of them are a cycle. */
const MAX_REFERENCES = 100;

/** @param files all of the document by address; the other ones have the dialect of the main one */
export const rootCursor = (
  document: Json,
  file = '',
  files: Cursor['files'] = new Map([[file, document]]),
  dialect: Dialect = /^3\.0/.test(String(document.openapi)) ? '3.0' : '3.1',
): Cursor => ({ root: document, node: document, pointer: [], file, files, dialect });

/** The object or list at a key. @throws ContractError when its reference has no target, unless that may be */
export function child(part: Cursor, name: string, references = 0): Cursor | undefined {
  const node = Object.hasOwn(part.node, name) ? part.node[name] : undefined;
  if (!isObjectOrArray(node)) return undefined;
  const found = { ...part, node, pointer: [...part.pointer, name] };
  try {
    return followReference(found, references);
  } catch (error) {
    if (!part.isLenient || references > 0) throw error;
    const { $ref: _, ...beside } = node;
    return { ...found, node: getOrInsert(withSiblings, node, () => beside) };
  }
}

/** The entries of the object or list at a key, in the order of the file. */
export function children(part: Cursor, name: string): [name: string, child: Cursor][] {
  const parent = child(part, name);
  if (!parent) return [];
  return Object.keys(parent.node).flatMap((key) => {
    if (key.startsWith('x-') && extendedMaps.has(name)) return [];
    const found = schemaAt(parent, key);
    return found ? [[key, found] as [string, Cursor]] : [];
  });
}

const trueSchema: Json = {};
/** The schema `false`, which no value fits. */
export const falseSchema: Json = { not: {} };

/** A schema that may also be `true` or `false`. */
export function schemaAt(part: Cursor, name: string, references = 0): Cursor | undefined {
  const node = Object.hasOwn(part.node, name) ? part.node[name] : undefined;
  if (typeof node !== 'boolean') return child(part, name, references);
  return { ...part, node: node ? trueSchema : falseSchema, pointer: [...part.pointer, name] };
}

/** Where a reference leads, in full. */
export const absoluteReference = ({ file }: Cursor, reference: string): string =>
  `${resolveUri(reference, file)}#${reference.split('#')[1] ?? ''}`;

/** `Cat` of `#/components/schemas/Cat` and of `pets/Cat.yaml`. */
export const referenceName = (reference: string) => (reference.split('/').at(-1) ?? '').replace(/\.(ya?ml|json)$/, '');

/** The target of a reference. @throws ContractError when it does not exist */
export const resolveReference = (part: Cursor, reference: string): Cursor =>
  followReference({ ...part, node: { $ref: reference } });

/** The target of a reference; undefined when it does not exist. */
export function tryResolveReference(part: Cursor, reference: string): Cursor | undefined {
  try {
    return resolveReference(part, reference);
  } catch {
    return undefined;
  }
}

/** What stands beside a `$ref` and says nothing of the values that fit. */
const isAnnotation = (name: string) =>
  /^(x-|summary|description|title|example|deprecated|default|nullable|readOnly|writeOnly|\$comment)/.test(name);

/** Keys of parts that are no schemas: what stands beside a `$ref` there replaces. */
const isNoSchema = ({ node }: Cursor) =>
  ['responses', 'parameters', 'content', 'schema', 'in', 'get', 'post', 'put', 'delete'].some((key) => key in node);

/** What a `$ref` with other keys beside it stands for, so that the same place is always the same object. */
const withSiblings = new WeakMap<Json, Json>();

/** A part in the schema with an `$id` that it begins, if it does. */
export function enterResource(part: Cursor): Cursor {
  const { $id: id } = part.node;
  if (typeof id !== 'string' || part.dialect === '3.0' || part.root === part.node) return part;
  return { ...part, root: part.node, file: resolveUri(id, part.file) };
}

/** Resolves a reference. @throws ContractError when its target does not exist */
function followReference(from: Cursor, references = 0): Cursor {
  const part = enterResource(from);
  const { $ref: reference } = part.node;
  if (typeof reference !== 'string') return part;

  const found = references < MAX_REFERENCES ? findTarget(part, reference, references) : undefined;
  if (!found) throw new UnresolvedReference(part, reference);
  const { $ref: _, ...beside } = part.node;
  const names = Object.keys(beside);
  const notes = names.filter(isAnnotation);
  // OpenAPI 3.1 applies both, 3.0 ignores what stands beside.
  const isBoth = notes.length < names.length && part.dialect === '3.1' && !isNoSchema(found);
  if (!isBoth && (names.length === 0 || (notes.length === 0 && part.dialect === '3.0'))) return found;
  const node = getOrInsert(withSiblings, part.node, () => {
    if (isBoth) return { ...beside, allOf: [{ $ref: reference }, ...((beside['allOf'] as Json[] | undefined) ?? [])] };
    const kept = part.dialect === '3.0' ? Object.fromEntries(notes.map((name) => [name, beside[name]])) : beside;
    return { ...found.node, ...kept };
  });
  return { ...(isBoth ? part : found), node };
}

function findTarget(part: Cursor, reference: string, references: number): Cursor | undefined {
  const [, fragment = ''] = reference.split('#');
  const file = resolveUri(reference, part.file);
  const other = part.files.get(file);
  const resource = other || part.dialect === '3.0' ? other : findResource(part.files, file);
  const document = file === part.file ? part.root : resource;
  if (!document) return undefined;
  // A file that is a schema may have an address of its own.
  const address = document === other && typeof other.$id === 'string' ? resolveUri(other.$id, file) : file;
  const root: Cursor = { ...part, file: address, root: document, node: document, pointer: [] };
  if (fragment !== '' && !fragment.startsWith('/')) {
    const anchor = anchorsOf(document).get(fragment);
    return anchor && followReference({ ...root, ...anchor }, references + 1);
  }
  const names = fragment.split('/').slice(1).map(decodePointerToken);
  if (names.length === 0) return followReference(root, references + 1);
  const [[mainFile, main] = ['', document]] = part.files;
  // Schemas with an `$id` also write references as if they had none.
  const isOther = main !== document && !part.files.has(address);
  return (
    resolvePointer(root, names, references) ??
    (isOther ? resolvePointer({ ...root, file: mainFile, root: main, node: main }, names, references) : undefined)
  );
}

function resolvePointer(root: Cursor, names: readonly string[], references: number): Cursor | undefined {
  let found: Cursor | undefined = root;
  for (const name of names) found = found && schemaAt(found, name, references + 1);
  return found;
}

/** A step of a JSON pointer in a URL. */
export const decodePointerToken = (name: string) => decodePercent(name).replaceAll('~1', '/').replaceAll('~0', '~');

/** The outermost schema with the same `$dynamicAnchor`, else the one that the reference names itself. */
export function resolveDynamicReference(named: Cursor, reference: string, scope: readonly Cursor[]): Cursor {
  const [, anchor = ''] = reference.split('#');
  if (named.node.$dynamicAnchor !== anchor) return named;
  for (const part of scope) {
    const found = tryResolveReference({ ...part, node: {} }, `#${anchor}`);
    if (found?.node.$dynamicAnchor === anchor) return found;
  }
  return named;
}

/** The address of a file that a reference names, in whose own file it is. */
const resolveUri = (reference: string, file: string): string => {
  const [address = ''] = reference.split('#');
  return address === '' ? file : file === '' ? address : new URL(address, file).href;
};

/** The schemas with an `$anchor` or `$dynamicAnchor` in a file, or in a schema with an `$id`. */
const anchorsOf = memoized((resource: Json) => {
  const found = new Map<string, Pick<Cursor, 'node' | 'pointer'>>();
  for (const { node, pointer } of schemaObjects(resource, '', false))
    for (const name of [node.$anchor, node.$dynamicAnchor])
      if (typeof name === 'string' && !found.has(name)) found.set(name, { node, pointer });
  return found;
});

const findResource = (files: ReadonlyMap<string, Json>, address: string): Json | undefined =>
  [...files].map(([file, document]) => idsIn({ file, document }).get(address)).find((one) => one !== undefined);

const idsIn = memoized(
  ({ file, document }: { file: string; document: Json }) =>
    new Map(
      [...schemaObjects(document, file, true)].flatMap(({ node, base }) =>
        typeof node.$id === 'string' ? [[base, node] as const] : [],
      ),
    ),
  ({ document }) => document,
);

/** Every object of a document. @param isWhole also inside schemas with an `$id` of their own */
function* schemaObjects(document: Json, file: string, isWhole: boolean) {
  const seen = new Set<Json>();
  const waiting = [{ node: document, pointer: [] as readonly string[], base: file, namedBy: '' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, pointer, namedBy } = next;
    if (seen.has(node)) continue;
    seen.add(node);
    const isOwn = typeof node.$id === 'string' && namedBy === '';
    if (isOwn && node !== document && !isWhole) continue;
    const base = isOwn ? resolveUri(String(node.$id), next.base) : next.base;
    if (namedBy === '') yield { node, pointer, base };
    for (const [name, inner, innerNamedBy] of objectsIn(node, namedBy))
      waiting.push({ node: inner, pointer: [...pointer, name], base, namedBy: innerNamedBy });
  }
}

/** The values in one, as often as it has them; without end where it contains itself, as YAML can write it. */
export function countValues(value: unknown, known = new Map<Json, number>()): number {
  if (!isObjectOrArray(value)) return 1;
  const found = known.get(value);
  if (found !== undefined) return found;
  known.set(value, Infinity);
  const size = Object.values(value).reduce<number>((sum, one) => sum + countValues(one, known), 1);
  known.set(value, size);
  return size;
}

/** Maps that may have extensions between their names. */
const extendedMaps = new Set(['paths', 'responses']);

/** Keys whose values are data, in which `$ref` is a name like any other. */
const dataKeys = new Set(['example', 'default', 'enum', 'const', 'value']);

const isExtension = (name: string, namedBy: string) =>
  name.startsWith('x-') && (namedBy === '' || extendedMaps.has(namedBy));

/** The names of the data and extensions in an object of a document. */
export const dataIn = (node: Json, namedBy: string): string[] =>
  Object.keys(node).filter((name) => isExtension(name, namedBy) || (namedBy === '' && isData(name, node[name])));

const isData = (name: string, value: unknown) => dataKeys.has(name) || (name === 'examples' && Array.isArray(value));

/** Keys whose objects have names for keys, such as those of fields. */
const nameKeys = new Set(
  (
    'properties patternProperties dependentSchemas dependencies $defs definitions paths webhooks schemas responses parameters ' +
    'examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes content encoding mapping variables'
  ).split(' '),
);

/**
 * The objects and lists in one of a document, without data and extensions.
 *
 * @param namedBy the key whose object it is, where its own keys are names
 */
export function* objectsIn(node: Json, namedBy: string): Generator<[name: string, inner: Json, namedBy: string]> {
  for (const name in node) {
    const inner = node[name];
    if (!isObjectOrArray(inner)) continue;
    if (isExtension(name, namedBy) || (namedBy === '' && isData(name, inner))) continue;
    yield [name, inner, namedBy === '' && nameKeys.has(name) && !Array.isArray(inner) ? name : ''];
  }
}
