import { isJsonType } from '../http/http.ts';
import type { Content } from '../document/calls.ts';
import { examplesOf } from './example-values.ts';
import { type Cursor } from '../document/document.ts';
import { isObject, type Json } from '../document/json-objects.ts';

const known = new WeakMap<Cursor, Cursor>();

/** The schema of a JSON body; where the author gives examples alone, what the first one looks like. */
export function bodySchema(content: Content): Cursor {
  const { schema, type } = content;
  if (Object.keys(schema.node).length > 0 || !isJsonType(type)) return schema;
  const found = known.get(schema) ?? { ...schema, node: schemaLike(examplesOf(content).values().next().value) };
  known.set(schema, found);
  return found;
}

/** What a value looks like. Other fields may be there, each may be null, and none must be. */
export function schemaLike(value: unknown): Json {
  if (Array.isArray(value)) {
    const items = value.map(schemaLike);
    const properties = Object.assign({}, ...items.map((one) => one.properties)) as Json;
    return {
      type: ['array', 'null'],
      ...(items[0] && { items: { ...items[0], ...(items[0].properties !== undefined && { properties }) } }),
    };
  }
  if (isObject(value)) {
    const properties = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaLike(one)]));
    return { type: ['object', 'null'], properties, additionalProperties: true };
  }
  return value === undefined || value === null
    ? {}
    : { type: [typeof value === 'bigint' ? 'number' : typeof value, 'null'] };
}
