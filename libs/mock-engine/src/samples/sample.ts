import type { MockedWorld } from '../document/calls.ts';
import { SAMPLE_LIMITS } from '../document/document-flaws.ts';
import type { Cursor } from '../document/document.ts';
import { isObjectOrArray, canonical, type Json } from '../http/json.ts';
import { isValid } from '../schema/check-value.ts';
import { childSchemas } from '../schema/direction.ts';
import { isDiscriminator } from '../schema/discriminator.ts';
import { keywordsOf, isOtherWay, isInteger, typesOf, type Direction } from '../schema/keywords.ts';
import { variantsOf } from '../schema/merge-schemas.ts';
import { lazy } from '../store/lazy.ts';
import { seededRandom, type Random } from '../store/sources.ts';
import { exampleFor, authorValues } from './example-values.ts';
import { createChance, textFor } from './lifelike-values.ts';
import { MAX_TRIES, sampleNumber, sampleText, type ScalarSource } from './sample-scalars.ts';

/* This room makes what is sent without code: declared-response chooses the response, its body the author's example
 * (example-values), else a value made by sample of sample-scalars and lifelike-values. write-body writes it in its media
 * type, with write-xml and smallest-files. */

/** Makes a value of a schema, named like the field that it is for. */
export type Sample = (schema: Cursor, name?: string) => unknown;

/** Schemas inside each other; deeper fields are left out unless they are required. */
const MAX_DEPTH = 6;
/** Required ones inside each other; a schema that needs itself without end has no value. */
const MAX_REQUIRED_DEPTH = 20;
/** Values in one; with more, fields that are not required are left out. */
const MAX_VALUES = 1_500;
const { minItems: MAX_ENTRIES } = SAMPLE_LIMITS;

/** What a schema that needs itself without end has. */
const NONE = Symbol('no value');

/** Rules that a value made of the others may break. */
const strict = 'not if contains uniqueItems pattern propertyNames dependentSchemas oneOf anyOf'.split(' ');

/** A value that is being made. */
interface Sampling extends ScalarSource {
  /** Values so far. */
  made: number;
  /** Required fields that have no end are left out. */
  readonly isLax: boolean;
}

/** Where in it: inside these schemas, and without what is not required. */
interface Within {
  readonly ancestors: readonly Json[];
  readonly isShort: boolean;
}

/** Examples from schemas: their own examples, defaults and values where they are valid, else made up; by default of a response. */
export function sampler(random: Random, { direction = 'response', now }: Partial<ScalarSource> = {}): Sample {
  const chance = createChance(random);
  return (schema, name = '') => {
    for (const isLax of [false, true]) {
      const value = sample({ chance, direction, now, made: 0, isLax }, schema, name, []);
      if (value !== NONE) return value;
    }
    return null;
  };
}

/** Makes values for responses, the same for the same name in a world of the same seed; the server's dates by the world's clock. */
export function samplerFor({ seed = '', clock }: MockedWorld, name: string): Sample {
  // Most responses need no value: they have an example, or an item that is kept.
  const make = lazy(() => sampler(seededRandom(`${seed} ${name}`), { now: clock && (() => clock.now()) }));
  return (schema, field) => make()(schema, field);
}

function sample(sampling: Sampling, schema: Cursor, name: string, ancestors: readonly Json[]): unknown {
  const { direction } = sampling;
  sampling.made += 1;
  const { node } = schema;
  const variants = variantsOf(schema);
  for (const given of [node, ...variants.map((variant) => variant.node)].flatMap(authorValues)) {
    const value = exampleFor(schema, given, direction);
    if (isValid(schema, value, direction)) return value;
  }
  const times = ancestors.filter((other) => other === node).length;
  const { made } = sampling;
  const mayBeNull = () => nullFits(schema, direction);
  if (times > 1 || ancestors.length > MAX_REQUIRED_DEPTH || made > MAX_VALUES * 8) return mayBeNull() ? null : NONE;
  const isAgain = times > 0 || onlySubschemas(schema).some((base) => ancestors.includes(base)) || made > MAX_VALUES * 4;
  if ((isAgain || made > MAX_VALUES || ancestors.length > MAX_DEPTH) && mayBeNull()) return null;
  const isStrict = variants.length > 1 || strict.some((key) => key in node || key in (variants[0]?.node ?? {}));
  const isInner = variants.some((variant) => typesOf(variant).has('object') || typesOf(variant).has('array'));
  const rounds = isStrict ? (isInner ? 2 : MAX_TRIES) : 1;
  let last: unknown = NONE;
  for (let round = 0; round < rounds; round++)
    for (const variant of variants) {
      const within = { ancestors: [...ancestors, node], isShort: isAgain || (isInner && round > 0) };
      const value = sampleVariant(sampling, variant, name, within);
      if (value === NONE) continue;
      if (!isStrict || isValid(schema, value, direction)) return value;
      if (last === NONE) last = value;
    }
  return last === NONE && mayBeNull() ? null : last;
}

/** Other readers of OpenAPI 3.0 take no null that an enum does not list. */
const nullFits = (schema: Cursor, direction: Direction): boolean =>
  isValid(schema, null, direction) && !(Array.isArray(schema.node.enum) && !schema.node.enum.includes(null));

function sampleVariant(sampling: Sampling, variant: Cursor, name: string, within: Within): unknown {
  const { node } = variant;
  const { chance, direction } = sampling;
  if ('const' in node) return node.const;
  if (Array.isArray(node.enum)) {
    const allowed = (node.enum as unknown[]).filter((value) => isValid(variant, value, direction));
    const solid = allowed.filter((value) => value !== null);
    return solid.length > 0 ? chance.one(solid) : (allowed[0] ?? NONE);
  }
  const types = [...typesOf(variant)];
  const type = types.find((each) => each !== 'null') ?? (types.includes('null') ? 'null' : typeByRules(node));
  if (type === 'object') return sampleObject(sampling, variant, within);
  if (type === 'array') return sampleList(sampling, variant, name, within);
  if (type === 'boolean') return chance.below(2) === 1;
  if (type === 'null') return null;
  if (type !== 'string') return sampleNumber(sampling, variant, name, type === 'integer' || isInteger(node));
  const text = sampleText(sampling, variant, name);
  // A long text counts as several values.
  sampling.made += Math.floor(text.length / 100);
  return text;
}

function sampleObject(sampling: Sampling, variant: Cursor, { ancestors, isShort }: Within): unknown {
  const { properties, required, dependentRequired, maxProperties } = keywordsOf(variant);
  const needed = new Set(required);
  const value: Record<string, unknown> = {};
  const isDeep = ancestors.length > MAX_DEPTH;
  const add = (name: string, isNeeded: boolean) => addField(sampling, variant, value, name, isNeeded, ancestors);
  for (const [name, field] of properties) {
    const isFull = Object.keys(value).length >= maxProperties || sampling.made > MAX_VALUES;
    if (!needed.has(name) && (isShort || isDeep || isFull || ancestors.includes(field.node))) continue;
    if (!add(name, needed.has(name))) return NONE;
  }
  for (const name of needed) if (!Object.hasOwn(value, name) && !add(name, true)) return NONE;
  for (const [name, more] of dependentRequired)
    if (Object.hasOwn(value, name)) for (const one of more) if (!Object.hasOwn(value, one)) add(one, true);
  addEntries(sampling, variant, value, { ancestors, isShort: isShort || isDeep });
  return value;
}

function addField(
  sampling: Sampling,
  variant: Cursor,
  value: Record<string, unknown>,
  name: string,
  isNeeded: boolean,
  ancestors: readonly Json[],
): boolean {
  const { direction, chance } = sampling;
  const field = keywordsOf(variant).properties.get(name) ?? childSchemas(variant, name, value)[0];
  if (field && isOtherWay(field, direction) && !isDiscriminator([variant], name, direction)) return true;
  const hints = Object.assign({}, ...authorValues(variant.node).filter(isObjectOrArray)) as Json;
  const hint = field && Object.hasOwn(hints, name) ? exampleFor(field, hints[name], direction) : undefined;
  if (field && hint !== undefined && isValid(field, hint, direction)) {
    value[name] = hint;
    return true;
  }
  const entry = field ? sample(sampling, field, name, ancestors) : textFor(name, undefined, chance);
  if (entry === NONE) return !isNeeded || sampling.isLax;
  // What a recursion leaves of a field is of no use.
  if (isNeeded || entry !== null || ancestors.length <= MAX_DEPTH) value[name] = entry;
  return true;
}

/** Adds fields that are not listed: one to a map, and as many as are needed. */
function addEntries(sampling: Sampling, variant: Cursor, value: Record<string, unknown>, within: Within): void {
  const { properties, patternProperties, propertyNames, minProperties } = keywordsOf(variant);
  const [pattern] = patternProperties;
  const isMap = properties.size === 0 && (isObjectOrArray(variant.node.additionalProperties) || pattern !== undefined);
  const wanted = Math.max(Math.min(minProperties, MAX_ENTRIES), isMap && !within.isShort ? 1 : 0);
  const newKey = (index: number) => {
    if (propertyNames) return String(sample(sampling, propertyNames, 'key', within.ancestors));
    return pattern ? sampleText(sampling, { ...variant, node: { pattern: pattern.name } }, 'key') : `key${index + 1}`;
  };
  let count = Object.keys(value).length;
  for (let tries = 0; count < wanted && tries < wanted + MAX_TRIES; tries++) {
    const name = newKey(tries);
    if (Object.hasOwn(value, name)) continue;
    addField(sampling, variant, value, name, false, within.ancestors);
    count += Number(Object.hasOwn(value, name));
  }
}

function sampleList(sampling: Sampling, variant: Cursor, name: string, { ancestors, isShort }: Within): unknown {
  const { minItems = 0, maxItems = Infinity, minContains = 1, uniqueItems } = variant.node as Record<string, number>;
  const { items, contains, prefixItems } = keywordsOf(variant);
  const list: unknown[] = [];
  const add = (schema: Cursor | undefined) => {
    const entry = schema ? sample(sampling, schema, single, ancestors) : textFor(single, undefined, sampling.chance);
    if (entry === NONE) return;
    if (uniqueItems && list.some((other) => canonical(other) === canonical(entry))) return;
    list.push(entry);
  };
  const single = singular(name);
  const least = Math.min(minItems, MAX_ENTRIES);
  const isFull = () => list.length >= MAX_ENTRIES || sampling.made > MAX_VALUES * 2;
  const isAgain = items !== undefined && ancestors.includes(items.node);
  const isLast = isShort || isAgain || ancestors.length > MAX_DEPTH || sampling.made > MAX_VALUES;
  for (const item of isShort && minItems === 0 ? [] : prefixItems) add(item);
  const ordered = list.length;
  const containing =
    contains && items ? { ...variant, node: { allOf: [variant.node.contains, variant.node.items] } } : contains;
  if (containing)
    for (let tries = 0; list.length < ordered + minContains && tries < minContains + MAX_TRIES && !isFull(); tries++)
      add(containing);
  const wanted = Math.min(maxItems, Math.max(least, isLast || !items || list.length > 0 ? 0 : 1, list.length));
  for (let tries = 0; list.length < wanted && tries < wanted + 4 * MAX_TRIES && !isFull(); tries++) add(items);
  return list.length < least && !isFull() ? NONE : list;
}

/** The schemas that one is another form of. */
function onlySubschemas(schema: Cursor): Json[] {
  const { allOf, choices } = keywordsOf(schema);
  return [allOf, ...choices.map(({ alternatives }) => alternatives)].flatMap((all) =>
    all.length === 1 ? all.map(({ node }) => node) : [],
  );
}

function typeByRules(node: Json): string {
  const has = (...names: string[]) => names.some((name) => name in node);
  if (has('properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties')) return 'object';
  if (has('items', 'prefixItems', 'contains', 'minItems')) return 'array';
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return 'number';
  return has('pattern', 'format', 'minLength', 'maxLength') ? 'string' : 'object';
}

/** `tag` of `tags`. */
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
