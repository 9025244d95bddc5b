import { child, children, type Part } from './document.ts';
import { type Tree } from './tree.ts';

/** Schemas inside each other; deeper ones do not change a type. */
const MAX_DEPTH = 5;

const jsonTypes = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

/** The types that a schema names itself. */
export const ownTypes = ({ type }: Tree): string[] =>
  [type ?? []]
    .flat()
    .map(String)
    .filter((one) => jsonTypes.has(one));

const none: readonly string[] = [];

/** What is written as a type, and is none. */
export function otherTypes({ type }: Tree): readonly string[] {
  if (type === undefined || jsonTypes.has(type as string)) return none;
  return [type].flat().filter((one) => typeof one === 'string' && !jsonTypes.has(one)) as string[];
}

/** Whether null fits a schema of OpenAPI 3.0, whatever else it says; `x-nullable` is what Swagger 2.0 had. */
export const isNullable = ({ node, dialect }: Part): boolean =>
  dialect === '3.0' && (node.nullable === true || node['x-nullable'] === true);

const known = new WeakMap<Tree, Set<string>>();

/** The JSON types that a schema allows, as far as it says. */
export function typesOf(schema: Part): Set<string> {
  const found = known.get(schema.node);
  if (found) return found;
  const types = typesIn(schema, 0);
  known.set(schema.node, types);
  return types;
}

function typesIn(schema: Part, depth: number): Set<string> {
  const { enum: values } = schema.node;
  const own = ownTypes(schema.node);
  if (own.length > 0) return new Set(own);
  if (Array.isArray(values)) return new Set(values.map((value) => (Array.isArray(value) ? 'array' : typeof value)));
  if (child(schema, 'properties')) return new Set(['object']);
  if (child(schema, 'items')) return new Set(['array']);
  if (depth === MAX_DEPTH) return new Set();
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => children(schema, key));
  return new Set(parts.flatMap(([, part]) => [...typesIn(part, depth + 1)]));
}
