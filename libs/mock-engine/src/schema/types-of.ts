import { child, children, type Cursor } from '../document/document.ts';
import { memoizedBySchema } from '../document/lazy.ts';
import { isObjectOrArray, type Json } from '../document/json-objects.ts';

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
  ['object', (value) => isObjectOrArray(value) && !Array.isArray(value)],
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

/** The JSON types that a schema allows, as far as it says; each that it combines is read once. */
export const typesOf = memoizedBySchema((schema: Cursor) => {
  const combined = new Map([[schema.node, schema]]);
  const types = new Set<string>();
  for (const part of combined.values()) {
    const own = impliedTypes(part);
    for (const type of own) types.add(type);
    if (own.length > 0) continue;
    for (const key of ['allOf', 'anyOf', 'oneOf'])
      for (const [, one] of children(part, key)) if (!combined.has(one.node)) combined.set(one.node, one);
  }
  return types;
});

function impliedTypes(schema: Cursor): string[] {
  const { enum: values } = schema.node;
  const own = declaredTypes(schema.node);
  if (own.length > 0) return own;
  if (Array.isArray(values)) return values.map((value) => (Array.isArray(value) ? 'array' : typeof value));
  return child(schema, 'properties') ? ['object'] : child(schema, 'items') ? ['array'] : [];
}
