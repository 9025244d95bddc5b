import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as z from 'zod/mini';
import { child, children, schemaAt, tryResolveReference, type Cursor } from '../document/document.ts';
import { parsePattern, type Expression } from '../document/patterns.ts';
import { isObject, jsonOrEmpty, type Json } from '../http/json.ts';
import { memoizedBySchema } from '../store/lazy.ts';

/** Which way a value goes: requests have no `readOnly` fields, responses no `writeOnly` ones. */
export type Direction = 'request' | 'response';

/** Whether a field belongs to the other direction only. */
export const isOtherWay = ({ node }: Cursor, direction: Direction | undefined): boolean =>
  direction !== undefined && node[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;

/** The keywords of a schema, read. */
export type Keywords = ReturnType<typeof readKeywords>;

export const keywordsOf = memoizedBySchema((schema: Cursor) => readKeywords(schema));

/** A schema with others for the same value, each of them once. */
const withSubschemas = (othersOf: (keywords: Keywords) => readonly Cursor[]) =>
  memoizedBySchema((schema: Cursor): readonly Cursor[] => [...reachable([schema], (one) => othersOf(keywordsOf(one)))]);

/** With all that it extends by `allOf`. */
export const withAllOf = withSubschemas(({ allOf }) => allOf);
/** With all that it combines by `allOf`, `anyOf` and `oneOf`. */
export const withCombined = withSubschemas(({ allOf, choices }) => [
  ...allOf,
  ...choices.flatMap(({ alternatives }) => alternatives),
]);

const dateTime = z.regexes.datetime({ offset: true });
const uri: Expression = { test: fullFormats.uri as (text: string) => boolean };

/** Formats that are checked; others are notes. The sources are those that judge most of JSON Schema's official cases rightly. */
const checkedFormats: ReadonlyMap<unknown, Expression> = new Map<unknown, Expression>([
  // RFC 3339 has its letters in either case.
  ['date-time', { test: (text) => dateTime.test(text.toUpperCase()) }],
  ['date', z.regexes.date],
  ['email', fullFormats.email as RegExp],
  ['uuid', z.regexes.guid],
  ['uri', uri],
  ['url', uri],
  ['ipv4', z.regexes.ipv4],
  ['ipv6', { test: (text) => z.ipv6().safeParse(text).success }],
]);

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function readKeywords(schema: Cursor) {
  const { node, readPattern = parsePattern } = schema;
  const subschema = (key: string) => schemaAt(schema, key);
  const subschemas = (key: string) => (Array.isArray(node[key]) ? children(schema, key).map(([, part]) => part) : []);
  const properties = new Map(children(schema, 'properties'));
  const types = declaredTypes(node);
  const required = stringsIn(node.required);
  const field = (name: string, part: Cursor) => ({
    part,
    isRequired: required.includes(name),
    isReadOnly: part.node.readOnly === true,
    isWriteOnly: part.node.writeOnly === true,
  });
  const hasKeyword = (...keys: string[]) => keys.some((key) => key in node);
  const unevaluated = { fields: subschema('unevaluatedProperties'), entries: subschema('unevaluatedItems') };
  return {
    types,
    isOfType: createTypeTest(types),
    values: 'const' in node ? [node.const] : Array.isArray(node.enum) ? (node.enum as unknown[]) : undefined,
    text: {
      minLength: Number(node.minLength ?? 0),
      maxLength: Number(node.maxLength ?? Infinity),
      format: checkedFormats.get(node.format),
      expression: typeof node.pattern === 'string' ? readPattern(node.pattern) : undefined,
    },
    /** Any number fits. */
    isAnyNumber: !hasKeyword('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'),
    required,
    minProperties: Number(node.minProperties ?? 0),
    maxProperties: Number(node.maxProperties ?? Infinity),
    properties,
    /** The properties with what is asked for each value. */
    fields: new Map([...properties].map(([name, part]) => [name, field(name, part)])),
    patternProperties: children(schema, 'patternProperties').map(([name, part]) => ({
      name,
      pattern: readPattern(name),
      part,
    })),
    additionalProperties: subschema('additionalProperties'),
    propertyNames: subschema('propertyNames'),
    dependentRequired: Object.entries(jsonOrEmpty(node.dependentRequired)).map(
      ([name, more]) => [name, stringsIn(more)] as const,
    ),
    dependentSchemas: children(schema, 'dependentSchemas'),
    prefixItems: subschemas('prefixItems'),
    items: subschema('items'),
    contains: subschema('contains'),
    allOf: subschemas('allOf'),
    choices: (['anyOf', 'oneOf'] as const)
      .map((key) => ({ key, alternatives: subschemas(key) }))
      .filter(({ alternatives }) => alternatives.length > 0),
    not: subschema('not'),
    condition: subschema('if'),
    then: subschema('then'),
    otherwise: subschema('else'),
    dynamic: typeof node.$dynamicRef === 'string' ? tryResolveReference(schema, node.$dynamicRef) : undefined,
    unevaluated: unevaluated.fields || unevaluated.entries ? unevaluated : undefined,
    isPlain: !hasKeyword('allOf', 'anyOf', 'oneOf', 'if', 'not', 'dependentSchemas', '$dynamicRef', 'discriminator'),
    isClosed: node.additionalProperties === false,
    /** Closed where every object is. The names in a combined schema are listed in several places. */
    isClosedIfExact:
      node.additionalProperties === undefined &&
      !hasKeyword('allOf', 'anyOf', 'oneOf', 'if', 'patternProperties', '$dynamicRef') &&
      (node.type !== undefined || 'properties' in node),
  };
}

export const isNumber = (value: unknown): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint';

/** Whether a schema of numbers is one of whole ones. */
export const isInteger = ({ type, format }: Json): boolean =>
  type === 'integer' || format === 'int32' || format === 'int64';

type Test = (value: unknown) => boolean;

const jsonTypes: ReadonlyMap<string, Test> = new Map<string, Test>([
  ['string', (value) => typeof value === 'string'],
  ['number', isNumber],
  // Also one beyond the integers that JavaScript counts exactly.
  ['integer', (value) => Number.isInteger(value) || typeof value === 'bigint'],
  ['boolean', (value) => typeof value === 'boolean'],
  ['array', Array.isArray],
  ['object', isObject],
  ['null', (value) => value === null],
]);

/** Tests whether a value is of one of these types; any is, when there are none. */
export function createTypeTest(types: readonly string[]): Test {
  const tests = types.flatMap((type) => jsonTypes.get(type) ?? []);
  const [only] = tests;
  if (!only) return () => true;
  return tests.length === 1 ? only : (value) => tests.some((test) => test(value));
}

/** The types that a schema names itself. */
const declaredTypes = ({ type }: Json): string[] =>
  [type ?? []]
    .flat()
    .map(String)
    .filter((one) => jsonTypes.has(one));

/** Whether null fits a schema of OpenAPI 3.0, whatever else it says; `x-nullable` is what Swagger 2.0 had. */
export const isNullable = ({ node, dialect }: Cursor): boolean =>
  dialect === '3.0' && (node.nullable === true || node['x-nullable'] === true);

/** Schemas and all that `next` leads to, each once. */
export function* reachable(schemas: readonly Cursor[], next: (schema: Cursor) => readonly Cursor[]): Generator<Cursor> {
  const found = new Map(schemas.map((one) => [one.node, one]));
  for (const schema of found.values()) {
    yield schema;
    for (const one of next(schema)) if (!found.has(one.node)) found.set(one.node, one);
  }
}

/** The JSON types that a schema allows, as far as it says. */
export const typesOf = memoizedBySchema((schema: Cursor): ReadonlySet<string> => {
  const combined = (part: Cursor) =>
    impliedTypes(part).length > 0
      ? []
      : ['allOf', 'anyOf', 'oneOf'].flatMap((key) => children(part, key).map(([, one]) => one));
  const parts = [...reachable([schema], combined)];
  const types = parts.flatMap(impliedTypes);
  return new Set(types.length > 0 && parts.some(isNullable) ? [...types, 'null'] : types);
});

/** Whether a schema is one of numbers. */
export const isNumeric = (schema: Cursor): boolean => typesOf(schema).has('integer') || typesOf(schema).has('number');

function impliedTypes(schema: Cursor): string[] {
  const { enum: values } = schema.node;
  const own = declaredTypes(schema.node);
  if (own.length > 0) return own;
  if (Array.isArray(values))
    return values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value));
  return child(schema, 'properties') ? ['object'] : child(schema, 'items') ? ['array'] : [];
}
