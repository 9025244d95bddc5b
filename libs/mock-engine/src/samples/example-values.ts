import { isJsonType } from '../http/http.ts';
import { jsonIn, readText } from '../http/json.ts';
import type { Content } from '../document/calls.ts';
import { isValid as fits } from '../schema/check-value.ts';
import { inDirection, rulesFor } from '../schema/direction.ts';
import { child, children, type Cursor } from '../document/document.ts';
import { remembered } from '../document/lazy.ts';
import { isObject, type Json } from '../document/json-objects.ts';
import type { Direction } from '../schema/keywords.ts';
import { readings, typesOf } from '../document/types-of.ts';

/** The name of an example that has none. */
const ONLY_EXAMPLE = 'example';

/** Values by name. */
export const examplesOf = (content: Content | undefined): ReadonlyMap<string, unknown> =>
  content ? examplesIn(content) : none;

const none: ReadonlyMap<string, unknown> = new Map();

const examplesIn = remembered((content: Content): ReadonlyMap<string, unknown> => {
  const { schema } = content;
  const { example } = content.part.node;
  const all = [
    ...(example === undefined ? [] : [[ONLY_EXAMPLE, example] as const]),
    ...children(content.part, 'examples').flatMap(([name, { node }]) =>
      valuesIn(node, content.type).map((value) => [name, value] as const),
    ),
  ];
  // Where no schema says that it is a text, some authors write JSON as one.
  const isText = !isJsonType(content.type) || typesOf(content.schema).has('string');
  const read = isText
    ? all
    : all.map(([name, value]) => [name, typeof value === 'string' ? readText(value) : value] as const);
  // Generators write null where nobody gave an example.
  const isOne = (value: unknown) =>
    (value !== null && !schema.validExamples) || fits(schema, exampleFor(schema, value, 'response'), 'response');
  return new Map(read.filter(([, value]) => isOne(value)));
});

/** The value of an Example Object, which has up to three since OpenAPI 3.2. */
function valuesIn(example: Json, type: string): unknown[] {
  const { serializedValue: text } = example;
  if ('value' in example) return [example.value];
  if (typeof text === 'string' && !isJsonType(type)) return [text];
  if ('dataValue' in example) return [example.dataValue];
  const value = typeof text === 'string' ? jsonIn(text) : undefined;
  return value === undefined ? [] : [value];
}

/** The author's values for a schema. */
export function givenIn(node: Json): unknown[] {
  const examples = Array.isArray(node.examples) ? (node.examples as unknown[]) : [];
  return [node.example, ...examples, node.default].filter((value) => value !== undefined);
}

/**
 * An example as its schema has it: without what does not go this way, texts and numbers as each other where the schema
 * asks for it, and a single item in its list.
 */
export function exampleFor(schema: Cursor, example: unknown, direction: Direction): unknown {
  const value = inDirection(schema, example, direction);
  if (fits(schema, value, direction)) return value;
  const read = readAs(schema, value, direction);
  return fits(schema, read, direction) ? read : value;
}

function readAs(schema: Cursor, value: unknown, direction: Direction): unknown {
  const types = typesOf(schema);
  if (isObject(value) && !Array.isArray(value) && types.has('object'))
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => {
        const [rule] = rulesFor(schema, name, value, direction);
        return [name, rule && !fits(rule, entry, direction) ? readAs(rule, entry, direction) : entry];
      }),
    );
  if (types.has('array')) {
    const items = child(schema, 'items');
    const given = typeof value === 'string' ? readText(value) : value;
    const list: unknown[] = Array.isArray(given) ? given : [given];
    return items ? list.map((entry) => exampleFor(items, entry, direction)) : list;
  }
  return readings(value).find((one) => fits(schema, one, direction)) ?? value;
}
