import RandExp from 'randexp';
import { SAMPLE_LIMITS } from '../document/document-flaws.ts';
import type { Cursor } from '../document/document.ts';
import { parsePattern } from '../document/patterns.ts';
import { isValid } from '../schema/check-value.ts';
import type { Direction } from '../schema/keywords.ts';
import { rangeFor, textFor, type Chance } from './lifelike-values.ts';

/** What texts and numbers are made of. */
export interface ScalarSource {
  readonly chance: Chance;
  readonly direction: Direction;
  /** For the dates that the server sets, in milliseconds. */
  readonly now: (() => number) | undefined;
}

const { minLength: MAX_CHARACTERS } = SAMPLE_LIMITS;
/** Of a repetition in a pattern that asks for a long text. */
const MAX_REPEATED_LONG = 1_500;
/** Of `+` and `*` in a pattern. */
const MAX_REPEATED = 8;
/** A rule may refuse what others suggest. */
export const MAX_TRIES = 8;

export function sampleText({ chance, direction, now }: ScalarSource, variant: Cursor, name: string): string {
  const { format, pattern, readOnly, minLength = 0, maxLength } = variant.node;
  const shortest = Math.min(Number(minLength), MAX_CHARACTERS);
  if (now && readOnly === true && (format === 'date' || format === 'date-time'))
    return new Date(now()).toISOString().slice(0, format === 'date' ? 10 : undefined);
  let text = '';
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    text = textFor(name, format, chance);
    if (isValid(variant, text, direction)) return text;
  }
  for (let tries = 0; typeof pattern === 'string' && tries < MAX_TRIES; tries++) {
    const generated = textByPattern(pattern, shortest, chance);
    if (generated !== undefined && isValid(variant, generated, direction)) return generated;
  }
  const filler = /^\d+$/.test(text) ? '0' : ' and more';
  return text.padEnd(shortest, filler).slice(0, maxLength as number | undefined);
}

function textByPattern(pattern: string, shortest: number, { below }: Chance): string | undefined {
  try {
    const own = parsePattern(pattern);
    if (!own) return undefined;
    const made = new RandExp(new RegExp(withoutUnicodeClasses(own.source)));
    made.max = Math.max(Math.min(shortest, MAX_REPEATED_LONG), MAX_REPEATED);
    if (longestMatch((made as unknown as { tokens: Token }).tokens, made.max) > MAX_CHARACTERS) return undefined;
    made.randInt = (from, to) => from + below(to - from + 1);
    return made.gen();
  } catch {
    // It knows the older syntax alone.
    return undefined;
  }
}

export function sampleNumber(
  { chance, direction }: ScalarSource,
  variant: Cursor,
  name: string,
  isCounted: boolean,
): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = variant.node;
  const lowest = Math.max(...[minimum, exclusiveMinimum].filter((each) => typeof each === 'number'), -Infinity);
  const most32 = format === 'int32' ? 2 ** 31 - 1 : Infinity;
  const highest = Math.min(...[maximum, exclusiveMaximum].filter((each) => typeof each === 'number'), most32);
  const range = rangeFor(name);
  const given = typeof multipleOf === 'number' ? multipleOf : isCounted ? 1 : range ? 0.01 : 0.5;
  const step = isCounted && !Number.isInteger(given) ? 1 : given;
  const lifelike = range && range[1] > lowest && range[0] < highest ? range : undefined;
  const first = lowest <= 1 && highest >= 1 ? 1 : lowest > -Infinity ? lowest : highest - 100 * step;
  const from = Math.max(lifelike?.[0] ?? first, lowest);
  const to = Math.min(highest, lifelike?.[1] ?? from + 100 * step);
  // Counted in steps, for which the open limits are one further in.
  const [floor, ceiling] = [Math.ceil(from / step), Math.floor(to / step)];
  const least = isValid(variant, floor * step, direction) ? floor : floor + 1;
  const most = isValid(variant, ceiling * step, direction) ? ceiling : ceiling - 1;
  // An interval that is narrower than a step has its middle.
  if (most < least) return isCounted ? Math.ceil(from) : (from + to) / 2;
  return Number(((least + chance.below(most - least + 1)) * step).toFixed(10));
}

interface Token {
  readonly stack?: readonly Token[];
  readonly options?: readonly (readonly Token[])[];
  /** Of a repetition. */
  readonly min?: number;
  readonly max?: number;
  readonly value?: Token;
}

function longestMatch({ stack = [], options = [], min, max = 1, value }: Token, repeated: number): number {
  if (min !== undefined && value) return Math.min(max, min + repeated) * longestMatch(value, repeated);
  return Math.max(
    1,
    ...[stack, ...options].map((all) => all.reduce((sum, one) => sum + longestMatch(one, repeated), 0)),
  );
}

/** Some of the characters of `\p{…}`. */
const letters: Readonly<Record<string, string>> = {
  Lu: 'A-Z',
  Ll: 'a-z',
  L: 'A-Za-z',
  Letter: 'A-Za-z',
  N: '0-9',
  Nd: '0-9',
};

/** A pattern without what only Unicode mode has. */
const withoutUnicodeClasses = (pattern: string): string =>
  pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}/g, (part) => {
    const ranges = part.replaceAll(/\\p\{(\w+)\}/g, (whole, name: string) => letters[name] ?? whole);
    return part.startsWith('[') ? ranges : `[${ranges}]`;
  });
