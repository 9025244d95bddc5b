import { isDeepStrictEqual } from 'node:util';
import type { Tree } from '../openapi.ts';
import type { Effect, Sense, Values } from './difference.ts';

interface Finding {
  readonly effect: Effect;
  readonly sense: Sense;
}

/** Higher is tighter. */
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
/** Lower is tighter. */
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** There or not; one instead of another allows something else. */
const DEMANDS = ['pattern', 'format', 'multipleOf'];
/** Where no finer judgement is made: any change may be either. */
const COARSE = ['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else', 'patternProperties', 'prefixItems', 'contains'];

/** How the keywords of one schema differ, those of its fields and entries apart. */
export function compareLimits(from: Tree, to: Tree): Finding[] {
  return [
    ...types(from, to),
    ...values(from, to),
    ...LEAST.flatMap((keyword) =>
      limit(keyword, from, to, (before, after) => (before ?? -Infinity) < (after ?? -Infinity)),
    ),
    ...MOST.flatMap((keyword) =>
      limit(keyword, from, to, (before, after) => (before ?? Infinity) > (after ?? Infinity)),
    ),
    ...DEMANDS.flatMap((keyword) => demand(keyword, from[keyword], to[keyword])),
    ...demand('uniqueItems', from.uniqueItems || undefined, to.uniqueItems || undefined),
    ...COARSE.filter((keyword) => !isDeepStrictEqual(from[keyword], to[keyword])).map((keyword): Finding => ({
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

/** Whether a value of a type is one of these types; without types, everything is. */
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

function demand(keyword: string, before: unknown, after: unknown): Finding[] {
  if (isDeepStrictEqual(before, after)) return [];
  const sense = senseOf(after !== undefined, before !== undefined);
  return [{ effect: { kind: 'limit', keyword, from: before, to: after }, sense }];
}

function senseOf(isLost: boolean, isGained: boolean): Sense {
  if (isLost) return isGained ? 'both' : 'tighter';
  return isGained ? 'looser' : 'neither';
}
