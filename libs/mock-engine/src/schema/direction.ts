import type { Call } from '../document/calls.ts';
import { type Cursor } from '../document/document.ts';
import { isObjectOrArray } from '../http/json.ts';
import { memoizedBySchema, memoized } from '../store/lazy.ts';
import { createValidator } from './check-value.ts';
import { isDiscriminator } from './discriminator.ts';
import { keywordsOf, isOtherWay, reachable, type Direction } from './keywords.ts';

/**
 * A value without the fields that do not go this way, at any depth.
 */
export function inDirection(schema: Cursor, value: unknown, direction: Direction): unknown {
  const isFitting = createValidator(schema, direction);
  const withoutOtherWay = (rules: readonly Cursor[], one: unknown): unknown => {
    if (!isObjectOrArray(one) || !rules.some(mayHaveOtherWay[direction])) return one;
    const schemas = applicableSchemas(rules, one, isFitting);
    if (Array.isArray(one))
      return one.map((entry, index) => withoutOtherWay(childSchemasIn(schemas, String(index), true), entry));
    return Object.fromEntries(
      Object.entries(one).flatMap(([name, entry]) => {
        const own = childSchemasIn(schemas, name);
        const isOther = own.some((rule) => isOtherWay(rule, direction)) && !isDiscriminator(schemas, name, direction);
        return isOther ? [] : [[name, withoutOtherWay(own, entry)]];
      }),
    );
  };
  return withoutOtherWay([schema], value);
}

/** In a schema; reading more of a large document would take longer than it saves. */
const MAX_PARTS = 200;

/** Whether a schema may have a field of the other direction, at any depth. */
const mayHaveOtherWay = {
  request: memoizedBySchema((schema: Cursor) => hasOtherWay(schema, 'request')),
  response: memoizedBySchema((schema: Cursor) => hasOtherWay(schema, 'response')),
};

function hasOtherWay(schema: Cursor, direction: Direction): boolean {
  let count = 0;
  for (const [, part] of allSubschemas(schema))
    if (isOtherWay(part, direction) || (count += 1) > MAX_PARTS) return true;
  return false;
}

/** Names of the fields that nobody may see, at any depth and in lower case: `writeOnly` ones and passwords. */
const secretNames = memoizedBySchema((schema: Cursor) => {
  const isSecret = (part: Cursor) => isOtherWay(part, 'response') || part.node.format === 'password';
  return [...allSubschemas(schema)].flatMap(([name, part]) =>
    name !== '' && isSecret(part) ? [name.toLowerCase()] : [],
  );
});

/** Names of the fields of a call's bodies that nobody may see, in lower case. */
export const secretFieldsOf = memoized(({ bodies, responses }: Call): ReadonlySet<string> => {
  const contents = [...bodies, ...responses.flatMap(({ content }) => content ?? [])];
  return new Set(contents.flatMap(({ schema }) => secretNames(schema)));
});

/** All that is inside a schema, with the names of fields. */
function* allSubschemas(schema: Cursor): Generator<readonly [name: string, part: Cursor]> {
  for (const part of reachable([schema], (one) => subschemasOf(one).map(([, inner]) => inner)))
    yield* subschemasOf(part);
}

function subschemasOf(schema: Cursor): (readonly [name: string, part: Cursor])[] {
  const { properties, patternProperties, choices, ...keywords } = keywordsOf(schema);
  const { additionalProperties = [], prefixItems, items = [], allOf } = keywords;
  const alternatives = choices.flatMap((choice) => choice.alternatives);
  const unnamed = [
    patternProperties.map(({ part }) => part),
    additionalProperties,
    prefixItems,
    items,
    allOf,
    alternatives,
  ];
  return [...properties, ...unnamed.flat().map((one) => ['', one] as const)];
}

/** The schemas of a field, or of an entry of a list, in a value. */
export const childSchemas = (schema: Cursor, name: string, value: unknown, direction?: Direction): Cursor[] =>
  childSchemasIn(applicableSchemas([schema], value, createValidator(schema, direction)), name, Array.isArray(value));

/** Schemas with those that they combine and that a value fits, each once. */
function applicableSchemas(
  schemas: readonly Cursor[],
  value: unknown,
  isFitting: ReturnType<typeof createValidator>,
): Cursor[] {
  const combined = (schema: Cursor) => {
    const { allOf, choices } = keywordsOf(schema);
    const chosen = choices.flatMap(({ alternatives }) =>
      alternatives.length === 1 ? alternatives : alternatives.filter((one) => isFitting(one, value)),
    );
    return [...allOf, ...chosen];
  };
  return [...reachable(schemas, combined)];
}

function childSchemasIn(schemas: readonly Cursor[], name: string, isList = false): Cursor[] {
  return schemas.flatMap((schema) => {
    const { properties, patternProperties, additionalProperties, prefixItems, items } = keywordsOf(schema);
    if (isList) return prefixItems[Number(name)] ?? items ?? [];
    const matching = patternProperties.flatMap(({ pattern, part }) => (pattern?.test(name) ? part : []));
    const rules = [properties.get(name) ?? [], matching].flat();
    return rules.length === 0 && additionalProperties ? [additionalProperties] : rules;
  });
}
