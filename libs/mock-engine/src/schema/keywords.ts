import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as z from 'zod/mini';
import { children, schemaAt, tryResolveReference, type Cursor } from '../document/document.ts';
import { parsePattern, type Expression } from '../document/patterns.ts';
import { jsonOrEmpty } from '../http/json.ts';
import { memoizedBySchema } from '../store/lazy.ts';
import { declaredTypes, reachable, createTypeTest } from './types-of.ts';

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
