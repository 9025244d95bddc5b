import { isDeepStrictEqual } from 'node:util';
import type { Tree } from '../openapi.ts';
import type { Effect, Sense, Values } from './difference.ts';

interface Finding {
  readonly effect: Effect;
  readonly sense: Sense;
}

/** Higher is tighter. */
const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** Lower is tighter. */
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Present or not; replacing one by another may go either way. */
const CONSTRAINTS = ['pattern', 'format', 'multipleOf'];
/** Not analysed: any change may go either way. */
const NOT_ANALYSED = [
  'oneOf',
  'anyOf',
  'allOf',
  'not',
  'if',
  'then',
  'else',
  'patternProperties',
  'prefixItems',
  'contains',
];

/** How the keywords of one schema differ, except those of its fields and items. */
export function compareLimits(from: Tree, to: Tree): Finding[] {
  return [
    ...types(from, to),
    ...values(from, to),
    ...LOWER_LIMITS.flatMap((keyword) =>
      limit(keyword, from, to, (before, after) => (before ?? -Infinity) < (after ?? -Infinity)),
    ),
    ...UPPER_LIMITS.flatMap((keyword) =>
      limit(keyword, from, to, (before, after) => (before ?? Infinity) > (after ?? Infinity)),
    ),
    ...CONSTRAINTS.flatMap((keyword) => constraint(keyword, from[keyword], to[keyword])),
    ...constraint('uniqueItems', from.uniqueItems || undefined, to.uniqueItems || undefined),
    ...NOT_ANALYSED.filter((keyword) => !isDeepStrictEqual(from[keyword], to[keyword])).map((keyword): Finding => ({
      effect: { kind: 'keyword', keyword },
      sense: 'both',
    })),
  ];
}

const listOf = (value: unknown): string[] => (value === undefined ? [] : ([value].flat() as string[]));

function types({ type: before }: Tree, { type: after }: Tree): Finding[] {
  const [from, to] = [listOf(before), listOf(after)];
  const lost = to.length > 0 && (from.length === 0 || from.some((type) => !accepts(to, type)));
  const gained = from.length > 0 && (to.length === 0 || to.some((type) => !accepts(from, type)));
  const sense = senseOf(lost, gained);
  return sense === 'neither' ? [] : [{ effect: { kind: 'types', from, to }, sense }];
}

/** Whether a value of a type is allowed by these types; no types allow everything. */
export const accepts = (types: readonly string[], type: string): boolean =>
  types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));

function values(before: Tree, after: Tree): Finding[] {
  const [from, to] = [valuesOf(before), valuesOf(after)];
  const lost = to !== undefined && (from === undefined || from.some((value) => !to.includes(value)));
  const gained = from !== undefined && (to === undefined || to.some((value) => !from.includes(value)));
  const sense = senseOf(lost, gained);
  return sense === 'neither' ? [] : [{ effect: { kind: 'values', from, to }, sense }];
}

function valuesOf(schema: Tree): Values {
  if ('const' in schema) return [schema.const];
  return Array.isArray(schema.enum) ? (schema.enum as unknown[]) : undefined;
}

function limit(
  keyword: string,
  { [keyword]: before }: Tree,
  { [keyword]: after }: Tree,
  isTighter: (before: number | undefined, after: number | undefined) => boolean,
): Finding[] {
  if (before === after) return [];
  const sense = isTighter(before as number | undefined, after as number | undefined) ? 'tighter' : 'looser';
  return [{ effect: { kind: 'limit', keyword, from: before, to: after }, sense }];
}

function constraint(keyword: string, before: unknown, after: unknown): Finding[] {
  if (isDeepStrictEqual(before, after)) return [];
  const sense = senseOf(after !== undefined, before !== undefined);
  return [{ effect: { kind: 'limit', keyword, from: before, to: after }, sense }];
}

function senseOf(isLost: boolean, isGained: boolean): Sense {
  if (isLost) return isGained ? 'both' : 'tighter';
  return isGained ? 'looser' : 'neither';
}
