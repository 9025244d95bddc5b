import { isJsonType } from '../http/http.ts';
import type { Content } from '../document/calls.ts';
import { examplesOf } from './example-values.ts';
import { type Part } from '../document/document.ts';
import { isTree, type Tree } from '../document/tree.ts';

const known = new WeakMap<Part, Part>();

/** The schema of a JSON body; where the author gives examples alone, what the first one looks like. */
export function shownSchema(content: Content): Part {
  const { schema, type } = content;
  if (Object.keys(schema.node).length > 0 || !isJsonType(type)) return schema;
  const found = known.get(schema) ?? { ...schema, node: schemaLike(examplesOf(content).values().next().value) };
  known.set(schema, found);
  return found;
}

/** What a value looks like. Other fields may be there, each may be null, and none must be. */
export function schemaLike(value: unknown): Tree {
  if (Array.isArray(value)) {
    const items = value.map(schemaLike);
    const properties = Object.assign({}, ...items.map((one) => one.properties)) as Tree;
    return {
      type: ['array', 'null'],
      ...(items[0] && { items: { ...items[0], ...(items[0].properties !== undefined && { properties }) } }),
    };
  }
  if (isTree(value)) {
    const properties = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, schemaLike(one)]));
    return { type: ['object', 'null'], properties, additionalProperties: true };
  }
  return value === undefined || value === null
    ? {}
    : { type: [typeof value === 'bigint' ? 'number' : typeof value, 'null'] };
}
