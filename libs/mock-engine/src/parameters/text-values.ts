import { falseSchema, type Cursor } from '../document/document.ts';
import { tryParseJson, looksLikeJson, exactInteger } from '../http/json.ts';
import { isValid } from '../schema/check-value.ts';
import { withCombined, keywordsOf, typesOf } from '../schema/keywords.ts';
import { memoized } from '../store/lazy.ts';

/** What was sent as text: a value, a list, or an object by its fields. */
export type Texts = string | readonly Texts[] | Fields;
type Fields = ReadonlyMap<string, Texts>;

/** Each once: schemas that contain themselves would double at each depth. */
const keywordsOfAny = (schemas: readonly Cursor[]) => [...new Set(schemas.flatMap(withCombined).map(keywordsOf))];

/** The schemas of an object's field: of each form that the object may have. */
export function fieldSchemas(schemas: readonly Cursor[], name: string): Cursor[] {
  const own = keywordsOfAny(schemas).flatMap(({ properties }) => properties.get(name) ?? []);
  return own.length > 0 ? own : otherSchemas(schemas);
}

/** The schemas of fields that are not listed. */
export const otherSchemas = (schemas: readonly Cursor[]): Cursor[] =>
  keywordsOfAny(schemas).flatMap(({ additionalProperties }) => additionalProperties ?? []);

/** The names of an object's fields, as far as its schemas list them. */
export const fieldNames = (schemas: readonly Cursor[]): string[] => [
  ...new Set(keywordsOfAny(schemas).flatMap(({ properties }) => [...properties.keys()])),
];

/** Whether an object takes fields that its schemas do not list: if they say so, or list none. */
export function takesOtherFields(schemas: readonly Cursor[]): boolean {
  const others = otherSchemas(schemas);
  return others.length > 0 ? others.every(({ node }) => node !== falseSchema) : fieldNames(schemas).length === 0;
}

/** The JSON types of a value that is of one of the schemas. */
export const typesOfAny = memoized(
  (schemas: readonly Cursor[]) => new Set(schemas.flatMap((one) => [...typesOf(one)])),
);

/**
 * What was sent, with the types of its schemas: the first value that fits one of them, else the first one.
 *
 * @param readings what the text may mean, at least one
 */
export function typedValue(schemas: readonly Cursor[], readings: readonly Texts[]): unknown {
  const [first] = readings;
  const types = typesOfAny(schemas);
  if (readings.length === 1 && typeof first === 'string' && types.size === 1 && types.has('string')) return first;
  const values = readings.flatMap((texts) => readTexts(schemas, texts));
  const isFitting = (value: unknown) => schemas.some((one) => isValid(one, value, 'request'));
  return values[values.length > 1 ? Math.max(0, values.findIndex(isFitting)) : 0];
}

function readTexts(schemas: readonly Cursor[], texts: Texts): unknown[] {
  if (typeof texts === 'string') return readScalars(typesOfAny(schemas), texts);
  if (!isFields(texts)) return [readList(schemas, texts)];
  const fields = [...texts].map(([name, one]) => [name, typedValue(fieldSchemas(schemas, name), [one])] as const);
  const object = Object.fromEntries(fields);
  // The entries of a list are written as `name[0]` or `name[]`.
  const isList = [...texts.keys()].every((name) => /^\d*$/.test(name));
  return isList && typesOfAny(schemas).has('array')
    ? [readList(schemas, [...texts.values()].flat()), object]
    : [object];
}

const isFields = (texts: Texts): texts is Fields => texts instanceof Map;

function readList(schemas: readonly Cursor[], texts: readonly Texts[]): unknown[] {
  const items = keywordsOfAny(schemas).flatMap((one) => one.items ?? []);
  return texts.map((one) => typedValue(items, [one]));
}

/** What a text may mean: a number rather than digits, JSON rather than a text in brackets. */
function readScalars(types: ReadonlySet<string>, text: string): unknown[] {
  const isNumber = (types.has('number') || types.has('integer')) && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text);
  const isBoolean = types.has('boolean') && (text === 'true' || text === 'false');
  const isNull = types.has('null') && (text === '' || text === 'null');
  const json = (types.has('object') || types.has('array')) && looksLikeJson(text) ? tryParseJson(text) : undefined;
  const values = [
    ...(isNumber ? [exactInteger(Number(text), text)] : []),
    ...(isBoolean ? [text === 'true'] : []),
    ...(json === undefined ? [] : [json]),
    ...(types.has('string') || types.size === 0 ? [text] : []),
    ...(isNull ? [null] : []),
  ];
  return values.length > 0 ? values : [text];
}
