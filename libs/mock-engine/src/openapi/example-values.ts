import { readText } from '../contract/json.ts';
import { isValid as fits } from './check-value.ts';
import { inDirection, rulesFor } from './direction.ts';
import { child, type Part } from './document.ts';
import { isTree, type Tree } from './tree.ts';
import type { Direction } from './schema-parts.ts';
import { readings, typesOf } from './types-of.ts';

/** The author's values for a schema. */
export function givenIn({ example, examples, default: usual }: Tree): unknown[] {
  return [example, ...(Array.isArray(examples) ? (examples as unknown[]) : []), usual].filter(
    (value) => value !== undefined,
  );
}

/**
 * An example as its schema has it: without what does not go this way, texts and numbers as each other where the schema
 * asks for it, and a single item in its list.
 */
export function exampleFor(schema: Part, example: unknown, direction: Direction): unknown {
  const value = inDirection(schema, example, direction);
  if (fits(schema, value, direction)) return value;
  const read = readAs(schema, value, direction);
  return fits(schema, read, direction) ? read : value;
}

function readAs(schema: Part, value: unknown, direction: Direction): unknown {
  const types = typesOf(schema);
  if (isTree(value) && !Array.isArray(value) && types.has('object'))
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
