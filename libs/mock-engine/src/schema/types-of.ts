import { child, children, type Cursor } from '../document/document.ts';
import { isObject, type Json } from '../http/json.ts';
import { memoizedBySchema } from '../store/lazy.ts';

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
export const declaredTypes = ({ type }: Json): string[] =>
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

function impliedTypes(schema: Cursor): string[] {
  const { enum: values } = schema.node;
  const own = declaredTypes(schema.node);
  if (own.length > 0) return own;
  if (Array.isArray(values))
    return values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value));
  return child(schema, 'properties') ? ['object'] : child(schema, 'items') ? ['array'] : [];
}
