import type { Cursor } from '../document/document.ts';
import { isObject, tryParseJson, isObjectOrArray, canonical, type Json } from '../http/json.ts';
import type { Sample } from '../samples/sample.ts';
import { isValid } from '../schema/check-value.ts';
import { keywordsOf, isOtherWay, isNumber, typesOf } from '../schema/keywords.ts';
import { fieldsOf, variantsFor, variantsOf } from '../schema/merge-schemas.ts';
import { getOrInsert } from '../store/lazy.ts';

/** Where a body has an item or a list of items: itself, or a field in the envelope around them. */
export interface ItemPlace {
  /** The fields on the way to it. */
  readonly path: readonly string[];
  readonly isList: boolean;
  readonly item: Cursor;
}

/** Envelopes inside each other. */
export const MAX_ENVELOPES = 2;

/** A name without the case and the marks that documents spell it with: `tool_id` is `toolId`. */
export const normalizeName = (name: string): string => name.replace(/[^a-z0-9]/gi, '').toLowerCase() || name;

/** Whether an object may have fields that its schema does not list. */
export const takesOthers = ({ node }: Cursor): boolean =>
  node.additionalProperties === true || isObjectOrArray(node.additionalProperties) || node.properties === undefined;

/** The schemas of a value's field, one for each alternative that lists it. */
export const fieldForms = (schema: Cursor, value: Json, name: string): Cursor[] =>
  variantsFor(schema, value).flatMap((variant) => keywordsOf(variant).properties.get(name) ?? []);

/** Whether two schemas describe the same thing, by the number of names in common. */
const sharedNames = (item: Cursor, names: ReadonlySet<string>): number =>
  [...fieldsOf(item).keys()].filter((name) => names.has(normalizeName(name))).length;

/** The names of an item's fields, for {@link bestPlace}. */
export const normalizedNames = (item: Cursor): ReadonlySet<string> =>
  new Set([...fieldsOf(item).keys()].map(normalizeName));

/** The objects, and the lists of objects, that a body consists of, the outer ones first. */
function listPlaces(schema: Cursor, path: readonly string[] = []): ItemPlace[] {
  const own = placeAt(schema, path);
  if (path.length === MAX_ENVELOPES || !own || own.isList) return own ? [own] : [];
  const inner = [...fieldsOf(own.item)].map(([name, field]) => listPlaces(field, [...path, name]));
  return [own, ...inner.flat()].toSorted((one, other) => one.path.length - other.path.length);
}

/** Whether a body may be more than texts and numbers. */
export const mayHoldItem = (schema: Cursor): boolean => placeAt(schema, []) !== undefined;

function placeAt(schema: Cursor, path: readonly string[]): ItemPlace | undefined {
  const types = typesOf(schema);
  if (types.has('array')) {
    const items = itemsOf(schema);
    return items && hasFields(items) ? { path, isList: true, item: items } : undefined;
  }
  // A field without a type may be anything, and is no item.
  return hasFields(schema) || (path.length === 0 && types.size === 0)
    ? { path, isList: false, item: schema }
    : undefined;
}

/** The schema of a field, `['metadata', 'name']`. */
export const schemaAtPath = (schema: Cursor, path: readonly string[]): Cursor | undefined =>
  path.reduce<Cursor | undefined>((part, name) => part && fieldsOf(part).get(name), schema);

/** Where an author says that it is; undefined where the schema has no object or list of objects. */
export function placeAtPath(document: Cursor, path: readonly string[]): ItemPlace | undefined {
  const schema = schemaAtPath(document, path);
  return schema && placeAt(schema, path);
}

const hasFields = (schema: Cursor): boolean => typesOf(schema).has('object');

/**
 * The place that has most names in common with an item; of those alike, one item and the outermost.
 *
 * @param isList only a list of them will do
 */
export function bestPlace(schema: Cursor, names: ReadonlySet<string>, isList = false): ItemPlace | undefined {
  const places = listPlaces(schema).filter((place) => !isList || place.isList);
  const [best] = places
    .map((place) => ({ place, shared: sharedNames(place.item, names) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || Number(a.place.isList) - Number(b.place.isList));
  // A list whose items list no fields.
  return best?.place ?? (isList ? places[0] : undefined);
}

/**
 * Where the response for one item has it: where its list agrees, else in the outermost object with an id.
 *
 * @param hasId whether a schema has the id that the path names
 */
export function chooseItemPlace(one: Cursor | undefined, list: Cursor | undefined, hasId: (item: Cursor) => boolean) {
  const listed = list && listPlaces(list).find(({ isList }) => isList);
  if (!one) return listed;
  const agreed = listed && bestPlace(one, normalizedNames(listed.item));
  if (agreed) return agreed;
  const places = listPlaces(one);
  const named = places.filter(({ item }) => hasId(item));
  // An object first: a list beside it, such as that of errors, may have ids, too.
  const own = named.find(({ isList }) => !isList) ?? named[0];
  return own ?? (listed && hasId(listed.item) ? listed : (places[0] ?? listed));
}

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((found, name) => (isObjectOrArray(found) && Object.hasOwn(found, name) ? found[name] : undefined), value);

/** A copy with another value at a path. */
export function withValueAt(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const outer = isObject(whole) ? whole : {};
  return { ...outer, [name]: withValueAt(outer[name], rest, value) };
}

/** What became of the objects inside one, which each of its ways would do again. */
type KnownFits = Map<Json, Map<Json, Json>>;

/**
 * An object with what its schema requires and what the server sets there, and without what it does not allow: of several
 * ways to read the schema, the one that keeps most of the object.
 */
export function fitToSchema(schema: Cursor, value: Json, make: Sample, known: KnownFits = new Map()): Json {
  const before = known.get(schema.node)?.get(value);
  if (before) return before;
  const ways = variantsFor(schema, value).filter((way) => typesOf(way).size === 0 || typesOf(way).has('object'));
  const made = ways.map((way) => fitToVariant(way, value, make, known));
  const valid = made.length > 1 ? made.filter((one) => isValid(schema, one, 'response')) : made;
  const found = (valid.length > 0 ? valid : made).reduce(
    (best, one) => (sharedValues(one, value) > sharedValues(best, value) ? one : best),
    valid[0] ?? made[0] ?? value,
  );
  getOrInsert(known, schema.node, () => new Map<Json, Json>()).set(value, found);
  return found;
}

/** How much of a value is in another one, less what that has besides. */
function sharedValues(one: unknown, other: unknown): number {
  if (!isObjectOrArray(one) || !isObjectOrArray(other)) return Number(canonical(one) === canonical(other));
  const names = Object.keys(one);
  return names.reduce((sum, name) => sum + (name in other ? sharedValues(one[name], other[name]) : -1 / 1000), 0);
}

function fitToVariant(way: Cursor, value: Json, make: Sample, known: KnownFits): Json {
  const { properties: fields, required } = keywordsOf(way);
  // In the schema's order, so that all items print alike.
  const listed = [...fields].flatMap(([name, field]): [string, unknown][] => {
    if (isOtherWay(field, 'response')) return [];
    const own = completeValue(field, value[name], make, known);
    const isOwed = required.includes(name) || (field.node.readOnly === true && value[name] === undefined);
    return own !== undefined || isOwed ? [[name, own === undefined ? make(field, name) : own]] : [];
  });
  const others =
    way.node.additionalProperties === false ? [] : Object.entries(value).filter(([name]) => !fields.has(name));
  return Object.fromEntries([...listed, ...others]);
}

/** A value as a schema has it, with what the server sets in it; undefined when it does not fit then either. */
function completeValue(schema: Cursor, value: unknown, make: Sample, known: KnownFits): unknown {
  const cast = castValue(schema, value);
  if (cast !== undefined || !isObjectOrArray(value)) return cast;
  const items = Array.isArray(value) ? itemsOf(schema) : undefined;
  const completed = Array.isArray(value)
    ? value.map((entry: unknown) => (items ? completeValue(items, entry, make, known) : entry))
    : fitToSchema(schema, value, make, known);
  return isValid(schema, completed, 'response') ? completed : undefined;
}

/**
 * A changed value with what the server had set in it: in objects at the same place, and in the entries of lists that were
 * sent with it.
 *
 * @param sent the value with what the client may not set
 */
export function keepServerFields(schema: Cursor, value: unknown, sent: unknown, before: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(before)) {
    const items = itemsOf(schema);
    const entries = Array.isArray(sent) ? (sent as unknown[]) : [];
    if (!items) return value;
    return value.map((entry: unknown, index) => {
      const known = before.find((one) => isSameEntry(items, entries[index], one)) as unknown;
      return keepServerFields(items, entry, entries[index], known);
    });
  }
  if (!isObject(value) || !isObject(before)) return value;
  const fields = fieldsOf(schema);
  const set = [...fields].filter(([name, field]) => isOtherWay(field, 'request') && name in before);
  const inside = Object.entries(value).map(([name, one]) => {
    const field = fields.get(name);
    return [name, field ? keepServerFields(field, one, valueAt(sent, [name]), before[name]) : one] as const;
  });
  return Object.fromEntries([...set.map(([name]) => [name, before[name]] as const), ...inside]);
}

/** Whether a sent entry names, by what only the server sets, one that is there. */
function isSameEntry(schema: Cursor, sent: unknown, before: unknown): boolean {
  if (!isObject(sent) || !isObject(before)) return false;
  const set = [...fieldsOf(schema)].filter(([name, field]) => isOtherWay(field, 'request') && name in sent);
  return set.length > 0 && set.every(([name]) => canonical(sent[name]) === canonical(before[name]));
}

const itemsOf = (schema: Cursor): Cursor | undefined =>
  [schema, ...variantsOf(schema)].map((one) => keywordsOf(one).items).find((items) => items !== undefined);

/** A value as a schema has it, a number as a text and a text as a number; undefined when it does not fit. */
export function castValue(schema: Cursor, value: unknown): unknown {
  const isFitting = (one: unknown) => one !== undefined && isValid(schema, one, 'response');
  if (isFitting(value)) return value;
  const written = isNumber(value) || typeof value === 'boolean' ? String(value) : undefined;
  const read = typeof value === 'string' ? tryParseJson(value) : written;
  return isFitting(read) ? read : undefined;
}

/** An object with those of the given fields that its schema lists. */
export function overlayFields(schema: Cursor, body: Json, given: Json): Json {
  const same = [...fieldsOf(schema)].flatMap(([name, field]): [string, unknown][] => {
    const own = castValue(field, given[name]);
    return own === undefined ? [] : [[name, own]];
  });
  return { ...body, ...Object.fromEntries(same) };
}
