import { isDeepStrictEqual } from 'node:util';
import { child, children, type Cursor } from '@shop/mock-engine/document/document';
import type { Json } from '@shop/mock-engine/http/json';
import { effects } from './changes.messages.ts';
import type { Found, Sense } from './difference.ts';

/** How two schemas differ, in all their fields. A recursive schema is compared once. */
export function compareSchemas(
  from: Cursor,
  to: Cursor,
  field: readonly string[] = [],
  above: readonly string[] = [],
): Found[] {
  const pair = `${from.pointer.join('/')}\n${to.pointer.join('/')}`;
  if (above.includes(pair)) return [];
  const deeper = (before: Cursor, after: Cursor, name: string) =>
    compareSchemas(before, after, [...field, name], [...above, pair]);
  const types = typesOf(from.node, to.node);
  // The rules of another type are no further changes.
  if (areApart(types))
    return compareSets('type', types, effects.type).map((one) => ({ ...one, field, at: to.pointer, side: 'to' }));
  const [wereRequired, areRequired] = [from, to].map(({ node }) => new Set(node.required as string[] | undefined));

  return [
    ...compareKeywords(from.node, to.node).map((one): Found => ({ ...one, field, at: to.pointer, side: 'to' })),
    ...pairsUnder(from, to, 'properties').flatMap(({ key, was, is }): Found[] => {
      const [wasRequired, isRequired] = [wereRequired?.has(key), areRequired?.has(key) ?? false];
      const there = (what: string, sense: Sense, side: Found['side'] = 'to'): Found => {
        const at = [...(side === 'to' ? to : from).pointer, 'properties', key];
        return { what, sense, field: [...field, key], at, side };
      };
      if (!is) return [there(effects.fieldRemoved, 'both', 'from')];
      if (!was) return [there(effects.fieldAdded(isRequired), isRequired ? 'tighter' : 'neither')];
      const presence = there(effects.presence(isRequired), isRequired ? 'tighter' : 'looser');
      return [...(wasRequired === isRequired ? [] : [presence]), ...deeper(was, is, key)];
    }),
    ...Object.keys(combinations).flatMap((keyword) =>
      compareCombined(keyword, from, to, (before, after) => compareSchemas(before, after, field, [...above, pair])).map(
        (one) => ({ ...one, field: one.field.length === 0 ? field : one.field }),
      ),
    ),
    ...compareUnder(from, to, 'items', (before, after) => deeper(before, after, '*')),
    ...(isClosed(from) || isClosed(to)
      ? []
      : compareUnder(from, to, 'additionalProperties', (before, after) => deeper(before, after, '*'))),
    ...compareUnder(from, to, 'contentSchema', (before, after) => deeper(before, after, '(JSON)')),
  ];
}

const isClosed = ({ node }: Cursor) => node.additionalProperties === false;

/** What a schema more means: in `allOf` a rule, in the others a choice. */
const combinations: Readonly<Record<string, Sense>> = { allOf: 'tighter', anyOf: 'looser', oneOf: 'looser' };

/** Compares the schemas that are combined, by their references or else their order. */
function compareCombined(
  keyword: string,
  from: Cursor,
  to: Cursor,
  compare: (from: Cursor, to: Cursor) => Found[],
): Found[] {
  const named = (schema: Cursor) => {
    const list = schema.node[keyword] as Readonly<Record<string, { $ref?: string }>> | undefined;
    return new Map(children(schema, keyword).map(([index, part]) => [list?.[index]?.$ref ?? index, part]));
  };
  const [before, after] = [named(from), named(to)];
  const added = combinations[keyword] ?? 'both';
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    if (was && is) return compare(was, is);
    const at = [...(is ? to : from).pointer, keyword];
    const removed = added === 'tighter' ? 'looser' : 'tighter';
    const what = effects.combined(keyword, is ? 'added' : 'removed');
    return [{ what, sense: is ? added : removed, isRule: true, field: [], at, side: is ? 'to' : 'from' } as const];
  });
}

/** The parts under a key of both revisions, by name. A required field need not have a schema. */
export function pairsUnder(from: Cursor, to: Cursor, name: string) {
  const partsOf = (one: Cursor) => {
    const required = name === 'properties' ? ((one.node.required ?? []) as string[]) : [];
    return new Map([...required.map((field) => [field, { ...one, node: {} }] as const), ...children(one, name)]);
  };
  const [before, after] = [partsOf(from), partsOf(to)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.map((key) => ({ key, was: before.get(key), is: after.get(key) }));
}

/** Compares the schemas at a key; where a revision has none, it allows anything. */
export function compareUnder(
  before: Cursor,
  after: Cursor,
  name: string,
  compare: (from: Cursor, to: Cursor) => Found[] = compareSchemas,
): Found[] {
  const [from, to] = [child(before, name), child(after, name)];
  if (!from && !to) return [];
  return compare(from ?? { ...before, node: {} }, to ?? { ...after, node: {} });
}

type Finding = Pick<Found, 'what' | 'sense' | 'isRule'>;

const LIMIT = /^(?:exclusiveM|m)(in|ax)/;
/** Present or not; replacing one by another may go either way. */
const CONSTRAINT = /^(pattern|format|multipleOf|uniqueItems)$/;
/** Compared elsewhere, or of no effect on what is allowed. Any other keyword may go either way. */
const OTHERS =
  /^(type|enum|const|properties|required|items|allOf|anyOf|oneOf|contentSchema|contentMediaType|title|description|examples?|default|[$x].*)$/;

function compareKeywords(from: Json, to: Json): Finding[] {
  const values = [from, to].map((node) => ('const' in node ? [node.const] : node.enum)) as Sets;
  const isOpened = (from.additionalProperties === false) !== (to.additionalProperties === false);
  const keywords = Object.keys({ ...from, ...to }).filter(
    (keyword) => !OTHERS.test(keyword) && (keyword !== 'additionalProperties' || isOpened),
  );
  return [
    ...compareSets('type', typesOf(from, to), effects.type),
    ...compareSets('allowed values', values, effects.values),
    ...keywords
      .filter((keyword) => !isDeepStrictEqual(from[keyword], to[keyword]))
      .map((keyword) => compareRule(keyword, from[keyword], to[keyword])),
  ];
}

function compareRule(keyword: string, before: unknown, after: unknown): Finding {
  const rule = { what: effects.limit(keyword, before, after), isRule: true };
  const [, bound] = LIMIT.exec(keyword) ?? [];
  if (bound) {
    const tightness = (limit: unknown) => (limit === undefined ? -Infinity : Number(limit) * (bound === 'in' ? 1 : -1));
    return { ...rule, sense: tightness(before) < tightness(after) ? 'tighter' : 'looser' };
  }
  if (CONSTRAINT.test(keyword)) return { ...rule, sense: senseOf(after !== undefined, before !== undefined) };
  if (keyword === 'additionalProperties') {
    return { what: effects.unknownFields(after === false), sense: after === false ? 'tighter' : 'looser' };
  }
  return { what: effects.keyword(keyword), sense: 'both', isRule: true };
}

/** What is allowed; `undefined` for anything. */
type Sets = [from: readonly unknown[] | undefined, to: readonly unknown[] | undefined];

const typesOf = (...schemas: [from: Json, to: Json]) => schemas.map(({ type }) => type && [type].flat()) as Sets;

function compareSets(name: string, [from, to]: Sets, describe: (set: Sets[0]) => string): Finding[] {
  const sense = senseOf(isNarrower(from, to), isNarrower(to, from));
  return sense === 'neither' ? [] : [{ what: `${name} changed from ${describe(from)} to ${describe(to)}`, sense }];
}

const areApart = ([from, to]: Sets) =>
  from && (!to || !(from.some((one) => accepts(to, one)) || to.some((one) => accepts(from, one))));

const isNarrower = (from: Sets[0], to: Sets[0]) =>
  to !== undefined && (from === undefined || from.some((one) => !accepts(to, one)));

/** Whether a list of types or values has one; an integer is a number. */
const accepts = (list: readonly unknown[], one: unknown): boolean =>
  list.includes(one) || (one === 'integer' && list.includes('number'));

const senseOf = (isLost: boolean, isGained: boolean): Sense =>
  isLost && isGained ? 'both' : isLost ? 'tighter' : isGained ? 'looser' : 'neither';
