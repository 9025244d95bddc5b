import { child, children, type Part, type Tree } from './document.ts';

/** Schemas inside each other; deeper ones do not change a type. */
const MAX_DEPTH = 5;

const known = new WeakMap<Tree, Set<string>>();

/** The JSON types that a schema allows, as far as it says. */
export function typesOf(schema: Part): Set<string> {
  const types = known.get(schema.node) ?? typesIn(schema, 0);
  known.set(schema.node, types);
  return types;
}

function typesIn(schema: Part, depth: number): Set<string> {
  const { type, enum: values } = schema.node;
  if (type !== undefined) return new Set([type].flat().map(String));
  if (Array.isArray(values)) return new Set(values.map((value) => (Array.isArray(value) ? 'array' : typeof value)));
  if (child(schema, 'properties')) return new Set(['object']);
  if (child(schema, 'items')) return new Set(['array']);
  if (depth === MAX_DEPTH) return new Set();
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => children(schema, key));
  return new Set(parts.flatMap(([, part]) => [...typesIn(part, depth + 1)]));
}
