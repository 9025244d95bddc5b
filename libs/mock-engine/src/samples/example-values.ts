import { callsOf, type Content } from '../document/calls.ts';
import { children, type Cursor } from '../document/document.ts';
import { isJsonType } from '../http/http.ts';
import { isObject, tryParseJson, isObjectOrArray, type Json } from '../http/json.ts';
import { isValid } from '../schema/check-value.ts';
import { inDirection, childSchemas } from '../schema/direction.ts';
import { isNumber, typesOf, type Direction } from '../schema/keywords.ts';
import { memoized } from '../store/lazy.ts';

/** The name of an example that has none. */
const ONLY_EXAMPLE = 'example';

/** The author's examples of a body, by name; the first one is the default. */
export const examplesOf = (content: Content | undefined): ReadonlyMap<string, unknown> =>
  content ? readExamples(content) : new Map<string, unknown>();

const readExamples = memoized((content: Content): ReadonlyMap<string, unknown> => {
  const { schema } = content;
  const { example } = content.part.node;
  const all = [
    ...(example === undefined ? [] : [[ONLY_EXAMPLE, example] as const]),
    ...children(content.part, 'examples').flatMap(([name, { node }]) =>
      exampleObjectValues(node, content.type).map((value) => [name, value] as const),
    ),
  ];
  // Generators write null where nobody gave an example.
  return new Map(all.filter(([, value]) => (value !== null && !schema.validExamples) || isValidExample(schema, value)));
});

const isValidExample = (schema: Cursor, example: unknown) =>
  isValid(schema, exampleFor(schema, example, 'response'), 'response');

/** The value of an Example Object, which has up to three since OpenAPI 3.2. */
function exampleObjectValues(example: Json, type: string): unknown[] {
  const { serializedValue: text } = example;
  if ('value' in example) return [example.value];
  if (typeof text === 'string' && !isJsonType(type)) return [text];
  if ('dataValue' in example) return [example.dataValue];
  const value = typeof text === 'string' ? tryParseJson(text) : undefined;
  return value === undefined ? [] : [value];
}

/** The author's values for a schema. */
export function authorValues(node: Json): unknown[] {
  const examples = Array.isArray(node.examples) ? (node.examples as unknown[]) : [];
  return [node.example, ...examples, node.default].filter((value) => value !== undefined);
}

/** An example without what does not go this way; where it does not fit, with numbers as the texts and items as the lists that the schema asks for. */
export function exampleFor(schema: Cursor, example: unknown, direction: Direction): unknown {
  const value = inDirection(schema, example, direction);
  const read = coerceExample(schema, value, direction);
  return read === value || isValid(schema, read, direction) ? read : value;
}

function coerceExample(schema: Cursor, value: unknown, direction: Direction): unknown {
  if (isValid(schema, value, direction)) return value;
  const types = typesOf(schema);
  if (types.has('string') && (isNumber(value) || typeof value === 'boolean')) return String(value);
  const coerceChild = (name: string, one: unknown, owner: unknown) => {
    const [rule] = childSchemas(schema, name, owner, direction);
    return rule ? coerceExample(rule, one, direction) : one;
  };
  if (types.has('array')) return [value].flat().map((one, index, all) => coerceChild(String(index), one, all));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, coerceChild(name, one, value)]));
}

/** The schema of a JSON body; where the author gives examples alone, what the first one looks like. */
export const bodySchema = memoized((content: Content): Cursor =>
  Object.keys(content.schema.node).length > 0 || !isJsonType(content.type)
    ? content.schema
    : { ...content.schema, node: schemaLike(examplesOf(content).values().next().value) },
);

/** What a value looks like. Other fields may be there, each may be null, and none must be. */
function schemaLike(value: unknown): Json {
  if (Array.isArray(value)) {
    const items = value.map(schemaLike);
    const properties = Object.assign({}, ...items.map((one) => one.properties)) as Json;
    return {
      type: ['array', 'null'],
      ...(items[0] && { items: { ...items[0], ...(items[0].properties !== undefined && { properties }) } }),
    };
  }
  if (isObjectOrArray(value)) {
    const properties = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaLike(one)]));
    return { type: ['object', 'null'], properties, additionalProperties: true };
  }
  return value === undefined || value === null
    ? {}
    : { type: [typeof value === 'bigint' ? 'number' : typeof value, 'null'] };
}

/** Named in a line; the others are counted. */
const MAX_NAMED = 3;

/** A line about the author's examples that do not fit their schemas; none when all do. @param isMade values are made instead of them */
export function invalidExamples(document: Cursor, isMade = false): string[] {
  const unfit = callsOf(document).flatMap(({ address, responses }) =>
    responses.flatMap(({ content, name }) =>
      content && isJsonType(content.type)
        ? [...examplesOf(content).values()]
            .filter((one) => !isValidExample(content.schema, one))
            .map(() => `${address} ${name}`)
        : [],
    ),
  );
  if (unfit.length === 0) return [];
  const places = [...new Set(unfit)];
  const more = places.length > MAX_NAMED ? ` and ${places.length - MAX_NAMED} more` : '';
  const named = places.slice(0, MAX_NAMED).join(', ') + more;
  const counted =
    unfit.length === 1 ? '1 example that breaks its schema' : `${unfit.length} examples that break their schemas`;
  return [`${counted} (${named}; ${isMade ? 'not sent' : 'sent as written'})`];
}
