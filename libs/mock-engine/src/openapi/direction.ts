import { isValid } from './check-value.ts';
import { isChoice } from './discriminator.ts';
import { type Part } from './document.ts';
import { perSchema } from './lazy.ts';
import { isTree, type Tree } from './tree.ts';
import { innerOf, isOtherWay, type Direction } from './schema-parts.ts';

/**
 * A value without the fields that do not go this way, at any depth.
 */
export function inDirection(schema: Part, value: unknown, direction: Direction): unknown {
  if (!isTree(value) || !mayDiffer[direction](schema)) return value;
  const schemas = schemasFor(schema, value, direction);
  const inside = (rules: readonly Part[], entry: unknown) =>
    rules.reduce((kept, rule) => inDirection(rule, kept, direction), entry);
  if (Array.isArray(value)) return value.map((entry, index) => inside(rulesIn(schemas, String(index), true), entry));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, entry]) => {
      const rules = rulesIn(schemas, name);
      const isOther = rules.some((rule) => isOtherWay(rule, direction)) && !isChoice(schemas, name, direction);
      return isOther ? [] : [[name, inside(rules, entry)]];
    }),
  );
}

/** In a schema; reading more of a large document would take longer than it saves. */
const MAX_PARTS = 200;

/** Whether a schema may have a field of the other direction, at any depth. */
const mayDiffer = {
  request: perSchema((schema: Part) => hasOtherWay(schema, 'request')),
  response: perSchema((schema: Part) => hasOtherWay(schema, 'response')),
};

function hasOtherWay(schema: Part, direction: Direction): boolean {
  let count = 0;
  for (const [, part] of partsIn(schema)) if (isOtherWay(part, direction) || (count += 1) > MAX_PARTS) return true;
  return false;
}

/** Names of the fields that nobody may see, at any depth and in lower case: `writeOnly` ones and passwords. */
export const secretNames = perSchema((schema: Part) => {
  const isSecret = (part: Part) => isOtherWay(part, 'response') || part.node.format === 'password';
  return [...partsIn(schema)].flatMap(([name, part]) => (name !== '' && isSecret(part) ? [name.toLowerCase()] : []));
});

/** All that is inside a schema, with the names of fields. */
function* partsIn(schema: Part): Generator<readonly [name: string, part: Part]> {
  const seen = new Map([[schema.node, schema]]);
  for (const part of seen.values()) {
    const { properties, patterns, others, first, items, allOf, ways } = innerOf(part);
    const listed = [
      patterns.map((one) => one.part),
      others ?? [],
      first,
      items ?? [],
      allOf,
      ways.map((one) => one.ways),
    ];
    const inner = [...properties, ...listed.flat(2).map((one) => ['', one] as const)];
    yield* inner;
    for (const [, one] of inner) seen.set(one.node, one);
  }
}

/** The schemas of a field, or of an entry of a list, in a value. */
export const rulesFor = (schema: Part, name: string, value: unknown, direction?: Direction): Part[] =>
  rulesIn(schemasFor(schema, value, direction), name, Array.isArray(value));

/** A schema with those that it combines and that a value fits. */
function schemasFor(schema: Part, value: unknown, direction?: Direction, around: readonly Tree[] = []): Part[] {
  if (around.includes(schema.node)) return [];
  const { allOf, ways } = innerOf(schema);
  const chosen = ways.flatMap(({ ways: all }) =>
    all.length === 1 ? all : all.filter((way) => isValid(way, value, direction)),
  );
  const inside = [...around, schema.node];
  return [schema, ...[...allOf, ...chosen].flatMap((part) => schemasFor(part, value, direction, inside))];
}

function rulesIn(schemas: readonly Part[], name: string, isList = false): Part[] {
  return schemas.flatMap((schema) => {
    const { properties, patterns, others, first, items } = innerOf(schema);
    if (isList) return first[Number(name)] ?? items ?? [];
    const own = properties.get(name);
    const rules = [own ?? [], patterns.filter(({ pattern }) => pattern?.test(name)).map(({ part }) => part)].flat();
    return rules.length === 0 && others ? [others] : rules;
  });
}
