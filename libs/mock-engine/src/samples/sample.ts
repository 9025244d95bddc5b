import RandExp from 'randexp';

import type { MockedWorld } from '../http/contract.ts';
import { seededRandom, type Random } from '../store/random.ts';
import { isValid as fits } from '../schema/check-value.ts';
import { rulesFor } from '../schema/direction.ts';
import { isChoice } from '../schema/discriminator.ts';
import { sampleMost } from '../document/document-flaws.ts';
import { canonical } from '../schema/equal.ts';
import { innerOf, isOtherWay, type Direction } from '../schema/schema-parts.ts';
import type { Part } from '../document/document.ts';
import { isTree, type Tree } from '../document/tree.ts';
import { chanceOf, rangeFor, textFor } from './lifelike-values.ts';
import { variantsOf } from '../schema/merge-schemas.ts';
import { exampleFor, givenIn } from './example-values.ts';
import { expressionOf } from '../document/patterns.ts';
import { isWhole, typesOf } from '../document/types-of.ts';

/** Makes a value of a schema, named like the field that it is for. */
export type Sample = (schema: Part, name?: string) => unknown;

export interface SampleOptions {
  /** By default a response. */
  readonly direction?: Direction;
  /** For the dates that the server sets, in milliseconds. */
  readonly now?: (() => number) | undefined;
}

/** Schemas inside each other; deeper fields are left out unless they are required. */
const MAX_DEPTH = 6;
/** Required ones inside each other; a schema that needs itself without end has no value. */
const MAX_REQUIRED_DEPTH = 20;
/** Values in one; with more, fields that are not required are left out. */
const MAX_VALUES = 1_500;
const { minItems: MAX_ENTRIES, minLength: MAX_CHARACTERS } = sampleMost;
/** Of `+` and `*` in a pattern. */
const MAX_REPEATED = 8;
/** A rule may refuse what others suggest. */
const MAX_TRIES = 8;

/** What a schema that needs itself without end has. */
const NONE = Symbol('no value');

/** Rules that a value made of the others may break. */
const strict = 'not if contains uniqueItems pattern propertyNames dependentSchemas oneOf anyOf'.split(' ');

/** Examples from schemas: their own examples, defaults and values where they are valid, else made up. */
export function sampler(random: Random, { direction = 'response', now }: SampleOptions = {}): Sample {
  const chance = chanceOf(random);
  const { below, one } = chance;
  const isValid = (schema: Part, value: unknown) => fits(schema, value, direction);
  let made = 0;
  /** Required fields that have no end are left out. */
  let isLax = false;

  /** @param around the schemas that this one is inside of */
  function sample(schema: Part, name: string, around: readonly Tree[]): unknown {
    made += 1;
    const { node } = schema;
    const variants = variantsOf(schema);
    for (const given of [node, ...variants.map((variant) => variant.node)].flatMap(givenIn)) {
      const value = exampleFor(schema, given, direction);
      if (isValid(schema, value)) return value;
    }
    const times = around.filter((other) => other === node).length;
    if (times > 1 || around.length > MAX_REQUIRED_DEPTH || made > MAX_VALUES * 8)
      return mayBeNull(schema) ? null : NONE;
    const isAgain = times > 0 || basesOf(schema).some((base) => around.includes(base)) || made > MAX_VALUES * 4;
    if ((isAgain || made > MAX_VALUES || around.length > MAX_DEPTH) && mayBeNull(schema)) return null;
    const inside = [...around, node];
    const isStrict = variants.length > 1 || strict.some((key) => key in node || key in (variants[0]?.node ?? {}));
    const isInner = variants.some((variant) => typesOf(variant).has('object') || typesOf(variant).has('array'));
    const rounds = isStrict ? (isInner ? 2 : MAX_TRIES) : 1;
    let last: unknown = NONE;
    for (let round = 0; round < rounds; round++)
      for (const variant of variants) {
        const value = ofType(variant, name, inside, isAgain || (isInner && round > 0));
        if (value === NONE) continue;
        if (!isStrict || isValid(schema, value)) return value;
        if (last === NONE) last = value;
      }
    return last === NONE && mayBeNull(schema) ? null : last;
  }

  /** Other readers of OpenAPI 3.0 take no null that an enum does not list. */
  const mayBeNull = (schema: Part) =>
    isValid(schema, null) && !(Array.isArray(schema.node.enum) && !schema.node.enum.includes(null));

  /** @param isShort without what is not required */
  function ofType(variant: Part, name: string, around: readonly Tree[], isShort: boolean): unknown {
    const { node } = variant;
    if ('const' in node) return node.const;
    if (Array.isArray(node.enum)) {
      const allowed = (node.enum as unknown[]).filter((value) => isValid(variant, value));
      const solid = allowed.filter((value) => value !== null);
      return solid.length > 0 ? one(solid) : (allowed[0] ?? NONE);
    }
    const types = [...typesOf(variant)];
    const type = types.find((each) => each !== 'null') ?? (types.includes('null') ? 'null' : typeByRules(node));
    if (type === 'object') return objectOf(variant, around, isShort);
    if (type === 'array') return listOf(variant, name, around, isShort);
    if (type === 'boolean') return below(2) === 1;
    if (type === 'null') return null;
    if (type === 'string') {
      const text = textOf(variant, name);
      // A long text counts as several values.
      made += Math.floor(text.length / 100);
      return text;
    }
    return numberOf(variant, name, isWhole(variant.node));
  }

  function objectOf(variant: Part, around: readonly Tree[], isShort: boolean): unknown {
    const { node } = variant;
    const { properties, patterns, names, needs, required, minProperties, maxProperties } = innerOf(variant);
    const needed = new Set(required);
    const hints = Object.assign({}, ...givenIn(node).filter(isTree)) as Tree;
    const value: Record<string, unknown> = {};
    const isFull = () => Object.keys(value).length >= maxProperties;

    /** @returns whether it could be made */
    function add(name: string, isNeeded: boolean): boolean {
      const field = properties.get(name) ?? rulesFor(variant, name, value)[0];
      if (field && isOtherWay(field, direction) && !isChoice([variant], name, direction)) return true;
      const hint = field && Object.hasOwn(hints, name) ? exampleFor(field, hints[name], direction) : undefined;
      if (field && hint !== undefined && isValid(field, hint)) value[name] = hint;
      else {
        const entry = field ? sample(field, name, around) : textFor(name, undefined, chance);
        if (entry === NONE) return !isNeeded || isLax;
        // What a recursion leaves of a field is of no use.
        if (!isNeeded && entry === null && around.length > MAX_DEPTH) return true;
        value[name] = entry;
      }
      return true;
    }

    for (const [name, field] of properties) {
      const isNeeded = needed.has(name);
      const isSpare = isShort || isFull() || around.length > MAX_DEPTH || made > MAX_VALUES;
      const isAgain = around.includes(field.node);
      if (!isNeeded && (isSpare || isAgain)) continue;
      if (!add(name, isNeeded)) return NONE;
    }
    for (const name of needed) if (!Object.hasOwn(value, name) && !add(name, true)) return NONE;
    for (const [name, more] of needs)
      if (Object.hasOwn(value, name)) for (const one of more) if (!Object.hasOwn(value, one)) add(one, true);

    const [named] = patterns;
    const isMap = properties.size === 0 && (isTree(node.additionalProperties) || named !== undefined);
    const wanted = Math.max(
      Math.min(minProperties, MAX_ENTRIES),
      isMap && !isShort && around.length <= MAX_DEPTH ? 1 : 0,
    );
    let count = Object.keys(value).length;
    for (let tries = 0; count < wanted && tries < wanted + MAX_TRIES; tries++) {
      const name = names
        ? sample(names, 'key', around)
        : named === undefined
          ? `key${tries + 1}`
          : textOf({ ...variant, node: { pattern: named.name } }, 'key');
      if (Object.hasOwn(value, String(name))) continue;
      add(String(name), false);
      count += Number(Object.hasOwn(value, String(name)));
    }
    return value;
  }

  function listOf(variant: Part, name: string, around: readonly Tree[], isShort: boolean): unknown {
    const {
      minItems = 0,
      maxItems = Infinity,
      minContains = 1,
      uniqueItems,
    } = variant.node as Record<string, number | undefined>;
    const { items, contains, first: ordered } = innerOf(variant);
    const list: unknown[] = [];
    const add = (entry: unknown) => {
      if (entry === NONE) return;
      if (uniqueItems && list.some((other) => canonical(other) === canonical(entry))) return;
      list.push(entry);
    };
    const single = singular(name);
    const least = Math.min(minItems, MAX_ENTRIES);
    const isFull = () => list.length >= MAX_ENTRIES || made > MAX_VALUES * 2;
    const isLast =
      isShort || around.length > MAX_DEPTH || made > MAX_VALUES || (items !== undefined && around.includes(items.node));
    for (const item of isShort && minItems === 0 ? [] : ordered) add(sample(item, single, around));
    const first = list.length;
    if (contains)
      for (let tries = 0; list.length < first + minContains && tries < minContains + MAX_TRIES && !isFull(); tries++)
        add(
          sample(
            items ? { ...variant, node: { allOf: [variant.node.contains, variant.node.items] } } : contains,
            single,
            around,
          ),
        );
    const usual = isLast || !items || list.length > 0 ? 0 : 1;
    const wanted = Math.min(maxItems, Math.max(least, usual, list.length));
    for (let tries = 0; list.length < wanted && tries < wanted + 4 * MAX_TRIES && !isFull(); tries++)
      add(items ? sample(items, single, around) : textFor(single, undefined, chance));
    return list.length < least && !isFull() ? NONE : list;
  }

  function textOf(variant: Part, name: string): string {
    const { format, pattern, readOnly, minLength = 0, maxLength } = variant.node;
    const shortest = Math.min(Number(minLength), MAX_CHARACTERS);
    if (now && readOnly === true && (format === 'date' || format === 'date-time'))
      return new Date(now()).toISOString().slice(0, format === 'date' ? 10 : undefined);
    let text = '';
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      text = textFor(name, format, chance);
      if (isValid(variant, text)) return text;
    }
    for (let tries = 0; typeof pattern === 'string' && tries < MAX_TRIES; tries++) {
      const generated = textByPattern(pattern, shortest);
      if (generated !== undefined && isValid(variant, generated)) return generated;
    }
    const filler = /^\d+$/.test(text) ? '0' : ' and more';
    return text.padEnd(shortest, filler).slice(0, maxLength as number | undefined);
  }

  function textByPattern(pattern: string, shortest: number): string | undefined {
    try {
      const made = new RandExp(new RegExp(plain(expressionOf(pattern)?.source ?? pattern)));
      made.max = Math.max(Math.min(shortest, MAX_VALUES), MAX_REPEATED);
      if (longestOf((made as unknown as { tokens: Token }).tokens, made.max) > MAX_CHARACTERS) return undefined;
      made.randInt = (from, to) => from + below(to - from + 1);
      return made.gen();
    } catch {
      // It knows the older syntax alone.
      return undefined;
    }
  }

  function numberOf(variant: Part, name: string, isCounted: boolean): number {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = variant.node;
    const lowest = Math.max(...[minimum, exclusiveMinimum].filter((each) => typeof each === 'number'), -Infinity);
    const most32 = format === 'int32' ? 2 ** 31 - 1 : Infinity;
    const highest = Math.min(...[maximum, exclusiveMaximum].filter((each) => typeof each === 'number'), most32);
    const range = rangeFor(name);
    const step = typeof multipleOf === 'number' ? multipleOf : isCounted ? 1 : range ? 0.01 : 0.5;
    const whole = isCounted && !Number.isInteger(step) ? 1 : step;
    const usual = range && range[1] > lowest && range[0] < highest ? range : undefined;
    const plain = lowest <= 1 && highest >= 1 ? 1 : lowest > -Infinity ? lowest : highest - 100 * whole;
    const from = Math.max(usual?.[0] ?? plain, lowest);
    const to = Math.min(highest, usual?.[1] ?? from + 100 * whole);
    // Counted in steps, for which the open limits are one further in.
    const [least, most] = [Math.ceil(from / whole), Math.floor(to / whole)];
    const first = isValid(variant, least * whole) ? least : least + 1;
    const last = isValid(variant, most * whole) ? most : most - 1;
    // An interval that is narrower than a step has its middle.
    if (last < first) return isCounted ? Math.ceil(from) : (from + to) / 2;
    return Number(((first + below(last - first + 1)) * whole).toFixed(10));
  }

  return (schema, name = '') => {
    for (isLax of [false, true]) {
      made = 0;
      const value = sample(schema, name, []);
      if (value !== NONE) return value;
    }
    return null;
  };
}

/** Makes values for responses, the same for the same name in a world of the same seed; the server's dates by the world's clock. */
export const sampleOf = ({ seed = '', clock }: MockedWorld, name: string): Sample =>
  sampler(seededRandom(`${seed} ${name}`), { now: clock && (() => clock.now()) });

/** The schemas that one is another form of. */
function basesOf(schema: Part): Tree[] {
  const { allOf, ways } = innerOf(schema);
  return [allOf, ...ways.map((one) => one.ways)].flatMap((all) =>
    all.length === 1 ? all.map(({ node }) => node) : [],
  );
}

/** A part of a pattern, as randexp has it. */
interface Token {
  readonly stack?: readonly Token[];
  readonly options?: readonly (readonly Token[])[];
  /** Of a repetition. */
  readonly min?: number;
  readonly max?: number;
  readonly value?: Token;
}

/** The number of characters that a part can become. */
function longestOf({ stack = [], options = [], min, max = 1, value }: Token, repeated: number): number {
  if (min !== undefined && value) return Math.min(max, min + repeated) * longestOf(value, repeated);
  return Math.max(1, ...[stack, ...options].map((all) => all.reduce((sum, one) => sum + longestOf(one, repeated), 0)));
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
const plain = (pattern: string): string =>
  pattern.replaceAll(/\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}/g, (part) => {
    const ranges = part.replaceAll(/\\p\{(\w+)\}/g, (whole, name: string) => letters[name] ?? whole);
    return part.startsWith('[') ? ranges : `[${ranges}]`;
  });

/** Where no type is named, the rules tell it. */
function typeByRules(node: Tree): string {
  const has = (...names: string[]) => names.some((name) => name in node);
  if (has('properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties')) return 'object';
  if (has('items', 'prefixItems', 'contains', 'minItems')) return 'array';
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return 'number';
  return has('pattern', 'format', 'minLength', 'maxLength') ? 'string' : 'object';
}

/** `tag` of `tags`. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
