import type { Content } from '../document/calls.ts';
import { falseSchema, type Cursor, child } from '../document/document.ts';
import type { SentField } from '../http/call.ts';
import { decodePercent } from '../http/http.ts';
import { tryParseJson, looksLikeJson, exactInteger, type Json } from '../http/json.ts';
import { splitAtEquals } from '../http/sent-fields.ts';
import { isValid } from '../schema/check-value.ts';
import { withCombined, keywordsOf, typesOf } from '../schema/keywords.ts';
import { memoized } from '../store/lazy.ts';

/** Names in brackets after each other, each of which may be a field or an entry; many servers read five. */
const MAX_BRACKETS = 6;

/** Fields by the beginning of their names: `page[size]` is at `page`. */
export type SentFields = ReadonlyMap<string, readonly SentField[]>;

/** How a value is written (Parameter Object, Encoding Object), and what it may be. */
export interface Serialization {
  readonly name: string;
  readonly schemas: readonly Cursor[];
  readonly style: string;
  readonly isExploded: boolean;
  /** The fields of an object are fields beside the others. */
  readonly isSpread: boolean;
}

export const groupFields = (fields: readonly SentField[]): SentFields =>
  Map.groupBy(fields, ({ name }) => baseName(name));

const baseName = (name: string) => (name.includes('[') ? name.slice(0, name.indexOf('[')) : name);

export const findField = (sent: SentFields, name: string): SentField | undefined =>
  sent.get(baseName(name))?.find((one) => one.name === name);

/** What separates the entries of a value, by style; others have commas. */
const separators: Readonly<Record<string, RegExp>> = {
  label: /[.]/,
  spaceDelimited: /%20| /,
  pipeDelimited: /%7C|\|/i,
  // Of Swagger 2.0.
  tabDelimited: /%09|\t/,
};

/**
 * The value of a field; undefined when it was not sent.
 *
 * @param isOther whether a name belongs to another field than to an object whose fields are spread
 */
export function readField(
  sent: SentFields,
  writing: Serialization,
  isOther: (name: string) => boolean = () => false,
): unknown {
  const { name, schemas } = writing;
  const named = sent.get(baseName(name)) ?? [];
  const own = named.filter((one) => one.name === name || one.name === `${name}[]`);
  const [first] = own;
  if (first) return readSentTexts(writing, first.text, own);
  if (writing.isSpread && typesOfAny(schemas).has('object')) {
    const names = new Set(fieldNames(schemas));
    const hasOthers = takesOtherFields(schemas);
    const spread = [...sent].filter(([base]) => names.has(base) || (hasOthers && !isOther(base)));
    if (spread.length > 0) return readObject(schemas, new Map(spread));
  }
  const nested = readDeepObject(named, name);
  return nested && typedValue(schemas, [nested]);
}

/** A value that is one text, the texts of several fields, or has its entries in a text. */
function readSentTexts(writing: Serialization, text: string, own: readonly SentField[]): unknown {
  const { schemas, isExploded } = writing;
  const types = typesOfAny(schemas);
  const isRepeated = own.length > 1;
  const isList = types.has('array') || (types.size === 0 && isRepeated);
  const isObject = types.has('object') && !isRepeated;
  if (!isList && !isObject) return typedValue(schemas, [text]);
  const several = splitEntries(writing, own).flatMap((list): Texts[] => [
    ...(isList ? [list] : []),
    ...(isObject ? pairEntries(list, isExploded) : []),
  ]);
  const isText = looksLikeJson(text) || [...types].some((one) => one !== 'array' && one !== 'object');
  const single = isText || several.length === 0 ? [text] : [];
  return typedValue(schemas, isRepeated ? [...several, ...single] : [...single, ...several]);
}

function splitEntries({ style, isExploded }: Serialization, own: readonly SentField[]): string[][] {
  if (style === 'deepObject' || (isExploded && style !== 'simple' && style !== 'label'))
    return [own.map(({ text }) => text)];
  // OpenAPI 3.0.3 separates labels by dots, 3.0.4 by commas.
  const isByCommas = style === 'label' && !isExploded && own[0]?.text.includes(',');
  const separator = (isByCommas ? undefined : separators[style]) ?? ',';
  const split = (text: string) => (text === '' ? [] : text.split(separator));
  // An encoded separator is part of an entry, unless no entry would be valid.
  return [
    own.flatMap(({ raw, text }) => split(raw ?? text)).map(decodePercent),
    own.flatMap(({ text }) => split(text)),
  ];
}

/** `name=value` for each, or names and values in turn; nothing when they are neither. */
function pairEntries(entries: readonly string[], isExploded: boolean): Texts[] {
  if (isExploded) return entries.every((one) => one.includes('=')) ? [new Map(entries.map(splitAtEquals))] : [];
  if (entries.length % 2 === 1) return [];
  const names = entries.filter((_, index) => index % 2 === 0);
  return [new Map(names.map((name, index) => [name, entries[index * 2 + 1] ?? '']))];
}

/** A text, the texts of one name, or fields. */
type Nested = Map<string, string | string[] | Nested>;

/** What is written as `name[field]`, at any depth; undefined when nothing is. */
function readDeepObject(fields: readonly SentField[], name: string): Nested | undefined {
  const found: Nested = new Map();
  for (const field of fields) {
    if (!field.name.startsWith(`${name}[`)) continue;
    const keys = [...field.name.slice(name.length).matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key);
    const last = keys.pop();
    if (last === undefined || keys.length >= MAX_BRACKETS) continue;
    const parent = keys.reduce(nestedFields, found);
    const before = parent.get(last);
    if (Array.isArray(before)) before.push(field.text);
    else parent.set(last, typeof before === 'string' ? [before, field.text] : field.text);
  }
  return found.size > 0 ? found : undefined;
}

function nestedFields(parent: Nested, key: string): Nested {
  const known = parent.get(key);
  const fields: Nested = known instanceof Map ? known : new Map();
  parent.set(key, fields);
  return fields;
}

/**
 * An object whose fields were sent each by its name.
 *
 * @param encoding how they are written, by name; a list is repeated, an object is JSON or in brackets
 */
function readObject(schemas: readonly Cursor[], sent: SentFields, encoding?: Cursor): Json {
  const names = fieldNames(schemas);
  const bases = new Set(names.map(baseName));
  const others = otherSchemas(schemas);
  const listed = names.map((name) => {
    const { style, explode = style === undefined || style === 'form' } =
      (encoding && child(encoding, name)?.node) ?? {};
    const isExploded = explode === true;
    const isSpread = style === 'form' && isExploded;
    if (!sent.has(baseName(name)) && !isSpread) return [name, undefined] as const;
    const writing = { name, schemas: fieldSchemas(schemas, name), style: String(style), isExploded, isSpread };
    return [name, readField(sent, writing, (other) => bases.has(other))] as const;
  });
  const unlisted = [...sent.keys()]
    .filter((base) => !bases.has(base))
    .map((name) => [name, readField(sent, { name, schemas: others, ...plainForm })] as const);
  return Object.fromEntries([...listed, ...unlisted].filter(([, value]) => value !== undefined));
}

const plainForm = { style: 'form', isExploded: true, isSpread: false };

/** An object of a form's fields, with the types of the schema. */
export const readForm = ({ schema, part }: Content, fields: readonly SentField[]): Json =>
  readObject([schema], groupFields(fields), child(part, 'encoding'));

/** What was sent as text: a value, a list, or an object by its fields. */
export type Texts = string | readonly Texts[] | Fields;
type Fields = ReadonlyMap<string, Texts>;

/** Each once: schemas that contain themselves would double at each depth. */
const keywordsOfAny = (schemas: readonly Cursor[]) => [...new Set(schemas.flatMap(withCombined).map(keywordsOf))];

/** The schemas of an object's field: of each form that the object may have. */
function fieldSchemas(schemas: readonly Cursor[], name: string): Cursor[] {
  const own = keywordsOfAny(schemas).flatMap(({ properties }) => properties.get(name) ?? []);
  return own.length > 0 ? own : otherSchemas(schemas);
}

/** The schemas of fields that are not listed. */
const otherSchemas = (schemas: readonly Cursor[]): Cursor[] =>
  keywordsOfAny(schemas).flatMap(({ additionalProperties }) => additionalProperties ?? []);

/** The names of an object's fields, as far as its schemas list them. */
const fieldNames = (schemas: readonly Cursor[]): string[] => [
  ...new Set(keywordsOfAny(schemas).flatMap(({ properties }) => [...properties.keys()])),
];

/** Whether an object takes fields that its schemas do not list: if they say so, or list none. */
function takesOtherFields(schemas: readonly Cursor[]): boolean {
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
