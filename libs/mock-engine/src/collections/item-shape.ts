import type { Call } from '../document/calls.ts';
import type { Cursor } from '../document/document.ts';
import { exactInteger } from '../http/json.ts';
import { declaredResponse, jsonSchema } from '../samples/declared-response.ts';
import { bodySchema } from '../samples/example-values.ts';
import type { Sample } from '../samples/sample.ts';
import { isNumeric, typesOf } from '../schema/keywords.ts';
import { fieldsOf } from '../schema/merge-schemas.ts';
import { uuid, type Random } from '../store/sources.ts';
import { listFilters } from './lists.ts';
import {
  schemaAtPath,
  placeAtPath,
  chooseItemPlace,
  normalizedNames,
  castValue,
  normalizeName,
  type ItemPlace,
} from './places.ts';

type Action = 'list' | 'add' | 'upsert' | 'get' | 'head' | 'replace' | 'change' | 'remove';

/** The calls that share items; `upsert` is a PUT to the list that names the item in its body. */
export type ItemCalls = Readonly<Partial<Record<Action, Call | undefined>>>;

/** The schema of a call's success, in JSON. */
export const successSchema = (call: Call | undefined): Cursor | undefined => jsonSchema(call && declaredResponse(call));

/** What the calls for one item respond: GET, else another one. */
export const itemSchema = ({ get, replace, change }: ItemCalls): Cursor | undefined =>
  [get, replace, change].map(successSchema).find((schema) => schema !== undefined);

/** Where the author says that a call's response has its item or items. */
export function placeByHint(call: Call | undefined): ItemPlace | undefined {
  const told = call?.hints.items?.split('.');
  const schema = told && successSchema(call);
  return schema && placeAtPath(schema, told);
}

export type ItemShape = ReturnType<typeof readShape>;

/** What the items of a collection are. @param parameter the one that names an item in its path */
export function readShape(path: string, parameter: string | undefined, calls: ItemCalls) {
  const { list, add, get, replace, change, remove } = calls;
  const byId = get ?? replace ?? change ?? remove;
  const inPath = byId?.parameters.find((one) => one.in === 'path' && one.name === parameter);
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? '';
  const isSingle = parameter === undefined && list === undefined;
  const told = (byId ?? list)?.hints.id?.split('.');
  function idIn(schema: Cursor): ItemId | undefined {
    const field = told && schemaAtPath(schema, told);
    if (isSingle || told) return field && told && { path: told, schema: field };
    return findId(schema, { name: parameter ?? 'id', schema: inPath?.schema }, last.replace(/\.[a-z]+$/i, ''));
  }
  const place =
    placeByHint(byId) ??
    placeByHint(list) ??
    chooseItemPlace(itemSchema(calls), successSchema(list), (item) => isSingle || idIn(item) !== undefined);
  const item = place?.item ?? successSchema(add) ?? (add?.body && bodySchema(add.body));
  if (!item) throw new Error(`${path} has no schema of its items.`);
  // Undefined for a single resource, and where items do not show it.
  const id = idIn(item);
  const names = normalizedNames(item);
  // What other bodies call the id: as the path does.
  const otherNames = id && id.path.length > 1 ? [] : nameEndings(parameter ?? '').filter((name) => !names.has(name));
  const fields = fieldsOf(item);
  // A new item is in the list as long as nobody filters it.
  const filters = list ? listFilters(list, fields) : [];
  const listed = new Map(filters.map(({ field, schema }) => [field, schema.node.default]));
  return { item, fields, names, otherNames, id, address: inPath?.schema, listed };
}

interface ItemId {
  readonly path: readonly string[];
  readonly schema: Cursor;
}

/** What ids are called when the path calls them otherwise. */
const idNames = ['id', 'uuid', 'key', 'slug', 'code', 'login', 'name', 'number'];

/**
 * The field of an item that its path names.
 *
 * @param collection the last literal part of the collection's path
 */
function findId(item: Cursor, parameter: { name: string; schema?: Cursor | undefined }, collection: string) {
  const scalars = [...fieldsOf(item)].filter(([, schema]) => isScalar(schema)).toReversed();
  const fields = new Map(
    scalars.map(([name, schema]): [string, ItemId] => [normalizeName(name), { path: [name], schema }]),
  );
  const one = normalizeName(collection.replace(/ies$/, 'y').replace(/s$/, ''));
  const names = [...nameEndings(parameter.name), ...idNames].flatMap((name) => [name, one + name]);
  const found = names.flatMap((name) => fields.get(name) ?? []);
  const isCounted = parameter.schema !== undefined && isNumeric(parameter.schema);
  // `gpg_key_id` is a key's `id` rather than its `key_id`, when that is no number.
  return (isCounted ? found.find(({ schema }) => isNumeric(schema)) : undefined) ?? found[0];
}

/** `issue_number` may be an issue's number: the name, then what it ends with. */
export function nameEndings(name: string): string[] {
  const words = name.match(/[A-Z]*[a-z0-9]+|[A-Z]+/g) ?? [name];
  return words.map((_, index) => normalizeName(words.slice(index).join('')));
}

const isScalar = (schema: Cursor) => typesOf(schema).size === 0 || typesOf(schema).has('string') || isNumeric(schema);

const toInteger = (digits: string) => exactInteger(Number(digits), digits);

interface UsedIds {
  readonly has: (id: unknown) => boolean;
  /** An id of the author or of an earlier item. */
  readonly example: unknown;
  readonly address?: Cursor | undefined;
  /** The largest number so far, in digits. */
  readonly last: string;
}

/** A pattern may leave no id free. */
const MAX_TRIES = 10;

/** An id of the same kind as the others, and not one of them. */
export function newId(id: ItemId | undefined, used: UsedIds, random: Random, make: Sample): unknown {
  const next = String(BigInt(used.last) + 1n);
  if (!id) return toInteger(next);
  const isCounted = isNumeric(id.schema);
  const isUuid = id.schema.node.format === 'uuid';
  const like = () => (isCounted ? toInteger(next) : isUuid ? uuid(random) : likeExample(used, next, random));
  // The path's parameter may have a stricter schema than the item's field.
  for (const way of [like, () => make(id.schema, 'id'), () => used.address && make(used.address, 'id')])
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const name = castValue(id.schema, way());
      if (name !== undefined && !used.has(name) && fitsPath(used.address, name)) return name;
    }
  return isCounted ? toInteger(next) : uuid(random);
}

/** Whether an item with this id has an address. */
export const fitsPath = (address: Cursor | undefined, name: unknown): boolean =>
  address === undefined || castValue(address, name) !== undefined;

/** A text with the length, the letters and digits, and the beginning of another: `cus_4QFJ` becomes `cus_8ZBT`. */
function likeExample({ example, has }: UsedIds, next: string, random: Random): string {
  const text = typeof example === 'string' ? example : '';
  if (/^\d*$/.test(text)) return next.padStart(text.length, '0');
  const [, start = '', rest = ''] = /^(.*[^a-z0-9])?([a-z0-9]*)$/i.exec(text) ?? [];
  // A random word would be no slug: `oak` becomes `oak-2`.
  if (!/\d/.test(rest) && !/[a-z][A-Z]|[A-Z]{2}/.test(rest)) {
    let number = 2;
    while (has(`${text}-${number}`)) number++;
    return `${text}-${number}`;
  }
  return start + rest.replace(/./g, (letter) => pick(alphabetFor(letter), random));
}

const alphabetFor = (letter: string): string =>
  /\d/.test(letter) ? '0123456789' : /[a-z]/.test(letter) ? 'abcdefghijkmnpqrstuvwxyz' : 'ABCDEFGHJKLMNPQRSTUVWXYZ';

const pick = (letters: string, random: Random): string => letters[(random.bytes(1)[0] ?? 0) % letters.length] ?? '';
