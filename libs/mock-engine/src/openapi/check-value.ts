import * as z from 'zod';

import type { ProblemField } from '../contract/problem.ts';
import { requestErrorMessages as messages } from '../contract/contract.messages.ts';
import { child, children, isTree, type Part, type Tree } from './document.ts';
import { typesOf } from './types-of.ts';

/** Which way a value goes: requests have no `readOnly` fields, responses no `writeOnly` ones. */
export type Direction = 'request' | 'response';

export interface CheckOptions {
  /** The value's name in the errors; without it the value is the whole body. */
  readonly field?: string | undefined;
  /** Refuses unlisted fields in every object, except where schemas are combined. */
  readonly isExact?: boolean | undefined;
  readonly direction?: Direction | undefined;
}

/** A value that is being checked. */
interface Check {
  /** Found so far. */
  readonly errors: ProblemField[];
  /** The names of the fields around the part that is being checked; empty for the whole value. */
  readonly path: string[];
  /** Refuses unlisted fields, except where schemas are combined. */
  readonly isExact: boolean;
  readonly direction: Direction | undefined;
  /** The schemas around this one that combine it, for the same value; one of them again is a cycle. */
  readonly around: readonly Tree[];
}

/** Adds the errors of one kind of keywords. */
type Rule<Value = unknown> = (schema: Part, value: Value, check: Check) => void;

/** Why a value does not fit a schema (JSON Schema 2020-12, and what OpenAPI 3.0 has besides); empty when it fits. */
export function valueErrors(schema: Part, value: unknown, options: CheckOptions = {}): ProblemField[] {
  const { field = '', isExact = false, direction } = options;
  const check: Check = { errors: [], path: field === '' ? [] : [field], isExact, direction, around: [] };
  checkBy(schema, value, check);
  return check.errors;
}

/** Whether a value fits a schema. */
export const isValid = (schema: Part, value: unknown, direction?: Direction): boolean =>
  valueErrors(schema, value, { direction }).length === 0;

/** A value without the fields that do not go this way, at any depth. */
export function inDirection(schema: Part, value: unknown, direction: Direction): unknown {
  if (!isTree(value)) return value;
  const rulesOf = (name: string) => rulesFor(schema, name, value);
  const inside = (name: string, entry: unknown) =>
    rulesOf(name).reduce((kept, rule) => inDirection(rule, kept, direction), entry);
  if (Array.isArray(value)) return value.map((entry, index) => inside(String(index), entry));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !rulesOf(name).some((rule) => isOtherWay(rule, direction)))
      .map(([name, entry]) => [name, inside(name, entry)]),
  );
}

/** Whether a field belongs to the other direction only. */
export const isOtherWay = ({ node }: Part, direction: Direction | undefined): boolean =>
  direction !== undefined && node[direction === 'request' ? 'readOnly' : 'writeOnly'] === true;

/** The schemas of a field, or of an entry of a list, in a value. */
function rulesFor(schema: Part, name: string, value: unknown, around: readonly Tree[] = []): Part[] {
  if (around.includes(schema.node)) return [];
  const { properties, others, first, items, allOf, ways } = innerOf(schema);
  const own = Array.isArray(value) ? (first[Number(name)] ?? items) : properties.get(name);
  const rules = own ? [own] : properties.has(name) || Array.isArray(value) || !others ? [] : [others];
  const parts = [
    ...allOf,
    ...ways.flatMap((one) =>
      one.ways.filter((way) => one.ways.length === 1 || fits(way, value, { direction: undefined })),
    ),
  ];
  return [...rules, ...parts.flatMap((part) => rulesFor(part, name, value, [...around, schema.node]))];
}

/** The schemas inside a schema. */
type Inner = ReturnType<typeof readInner>;

const known = new WeakMap<Tree, Inner>();

/** Read once, because following references takes longer than checking. */
function innerOf(schema: Part): Inner {
  const inner = known.get(schema.node) ?? readInner(schema);
  known.set(schema.node, inner);
  return inner;
}

function readInner(schema: Part) {
  const { node } = schema;
  const properties = child(schema, 'properties');
  const all = (key: string) => children(schema, key).map(([, part]) => part);
  return {
    types: [node.type ?? []].flat().map(String),
    // A field of any kind (`true`) has no schema.
    properties: new Map(properties && Object.keys(properties.node).map((name) => [name, child(properties, name)])),
    patterns: children(schema, 'patternProperties').map(([name, part]) => ({ pattern: patternOf(name), part })),
    others: child(schema, 'additionalProperties'),
    names: child(schema, 'propertyNames'),
    dependent: Object.entries(isTree(node.dependentRequired) ? node.dependentRequired : {}),
    first: all('prefixItems'),
    items: child(schema, 'items'),
    contains: child(schema, 'contains'),
    allOf: all('allOf'),
    ways: (['anyOf', 'oneOf'] as const).map((key) => ({ key, ways: all(key) })).filter(({ ways }) => ways.length > 0),
    not: child(schema, 'not'),
    condition: child(schema, 'if'),
    then: child(schema, 'then'),
    otherwise: child(schema, 'else'),
    isCombined: ['allOf', 'anyOf', 'oneOf', 'if'].some((key) => key in node),
  };
}

const checkBy: Rule = (schema, value, check) => {
  const { node } = schema;
  if ((value === null && node.nullable === true) || check.around.includes(node)) return;
  const { types, isCombined, not } = innerOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return fail(check, value === undefined ? messages.missing : described(node, types));
  const values = 'const' in node ? [node.const] : node.enum;
  if (Array.isArray(values) && !values.some((one) => isSame(one, value)))
    return fail(check, value === undefined ? messages.missing : messages.oneOf(values.map(worded)));

  if (typeof value === 'string') checkText(schema, value, check);
  else if (typeof value === 'number') checkNumber(schema, value, check);
  else if (Array.isArray(value)) checkList(schema, value, check);
  else if (isTree(value)) checkObject(schema, value, check);
  if (isCombined || not) checkCombined(schema, value, check);
};

/** Checks a field of the value that is being checked, or an entry of a list. */
function checkInside(name: string, rules: readonly Part[], value: unknown, check: Check): void {
  const inside = check.around.length === 0 ? check : { ...check, around: [] };
  inside.path.push(name);
  for (const rule of rules) checkBy(rule, value, inside);
  inside.path.pop();
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isTree(value) && !Array.isArray(value);
  // Also one beyond the integers that JavaScript counts exactly.
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** What the value should be. */
function described(node: Tree, types: readonly string[]): string {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = node;
  const [type] = types;
  if (type === 'string') return messages.text;
  if (type === 'object') return messages.object;
  if (type === 'array') return messages.list(Number(node.minItems ?? 0), Number(node.maxItems ?? Infinity));
  if (type !== 'number' && type !== 'integer') return messages.other;
  const limit = (...limits: unknown[]) => limits.find((one) => typeof one === 'number') ?? null;
  const kind = type === 'integer' ? messages.wholeNumber : messages.anyNumber;
  return messages.number(kind, limit(minimum, exclusiveMinimum), limit(maximum, exclusiveMaximum));
}

const checkNumber: Rule<number> = ({ node }, value, check) => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node as Record<
    string,
    number | boolean | undefined
  >;
  const steps = typeof multipleOf === 'number' ? value / multipleOf : 0;
  const isOutside =
    // In OpenAPI 3.0 the exclusive limits are switches.
    (typeof minimum === 'number' && (exclusiveMinimum === true ? value <= minimum : value < minimum)) ||
    (typeof maximum === 'number' && (exclusiveMaximum === true ? value >= maximum : value > maximum)) ||
    (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) ||
    (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) ||
    (node.format === 'int32' && value !== (value | 0)) ||
    Math.abs(steps - Math.round(steps)) > 1e-9;
  if (isOutside) fail(check, described(node, [node.type === 'integer' ? 'integer' : 'number']));
};

/** Formats that are checked; others are notes. */
const formats: Readonly<Record<string, z.ZodType>> = {
  'date-time': z.iso.datetime({ offset: true }),
  date: z.iso.date(),
  email: z.email({ pattern: z.regexes.html5Email }),
  uuid: z.guid(),
  uri: z.url(),
  url: z.url(),
  ipv4: z.ipv4(),
  ipv6: z.ipv6(),
};

const checkText: Rule<string> = ({ node }, value, check) => {
  const { minLength = 0, maxLength = Infinity, pattern } = node as { minLength?: number; maxLength?: number } & Tree;
  const { format } = node;
  // In characters, not in UTF-16 units.
  const length = 'minLength' in node || 'maxLength' in node ? [...value].length : 0;
  if (length < minLength || length > maxLength) fail(check, messages.length(minLength, maxLength));
  if (typeof format === 'string' && Object.hasOwn(formats, format) && !formats[format]?.safeParse(value).success)
    fail(check, messages.format(format));
  const expression = typeof pattern === 'string' ? patternOf(pattern) : undefined;
  if (!expression || expression.test(value)) return;
  const own = node['x-pattern-message'];
  fail(check, typeof own === 'string' ? messages.rule(own) : messages.pattern(String(expression)));
};

const checkList: Rule<readonly unknown[]> = (schema, value, check) => {
  const { node } = schema;
  const {
    minItems = 0,
    maxItems = Infinity,
    minContains = 1,
    maxContains = Infinity,
  } = node as Record<string, number | undefined>;
  const { first, items, contains } = innerOf(schema);
  for (const [index, entry] of value.entries()) {
    const rule = first[index] ?? items;
    if (node.items === false && index >= first.length) fail(check, messages.unknown, String(index));
    else if (rule) checkInside(String(index), [rule], entry, check);
  }
  if (value.length < minItems || value.length > maxItems) fail(check, described(node, ['array']));
  if (node.uniqueItems === true && new Set(value.map((one) => JSON.stringify(one))).size < value.length)
    fail(check, messages.unique);
  const fitting = contains ? value.filter((entry) => fits(contains, entry, check)).length : minContains;
  if (fitting < minContains || fitting > maxContains) fail(check, messages.other);
};

const checkObject: Rule<Tree> = (schema, value, check) => {
  const { node } = schema;
  const { required = [], minProperties = 0, maxProperties = Infinity } = node as { required?: string[] } & Tree;
  const { properties, patterns, others, names, dependent } = innerOf(schema);
  const isOpen = !isClosed(schema, check.isExact);
  const lacks = (name: string) => !Object.hasOwn(value, name) || value[name] === undefined;

  const sent = Object.keys(value).filter((name) => value[name] !== undefined);
  for (const name of sent) {
    const own = properties.get(name);
    if (own && isOtherWay(own, check.direction)) {
      // What a client sends there is ignored.
      if (check.direction === 'response') fail(check, messages.requestOnly, nameOf(name));
      continue;
    }
    const rules = own ? [own] : [];
    for (const { pattern, part } of patterns) if (pattern?.test(name)) rules.push(part);
    if (rules.length === 0 && !properties.has(name)) {
      if (others) rules.push(others);
      else if (!isOpen) fail(check, messages.unknown, nameOf(name));
    }
    if (names && !fits(names, name, check)) fail(check, messages.other, nameOf(name));
    if (rules.length > 0) checkInside(nameOf(name), rules, value[name], check);
  }
  if (sent.length < Number(minProperties) || sent.length > Number(maxProperties)) fail(check, messages.fields);
  const needed = dependent.flatMap(([name, needs]) => (lacks(name) ? [] : (needs as string[])));
  const isOwed = (name: string) => {
    const field = properties.get(name);
    return lacks(name) && !(field && isOtherWay(field, check.direction));
  };
  for (const name of [...required, ...needed]) if (isOwed(name)) fail(check, messages.missing, nameOf(name));
};

/** Whether an object may have only the fields that are listed. */
function isClosed(schema: Part, isExact: boolean): boolean {
  const { node } = schema;
  if (node.additionalProperties !== undefined) return node.additionalProperties === false;
  // The names in a combined schema are listed in several places.
  const isInSeveral = innerOf(schema).isCombined || 'patternProperties' in node;
  return isExact && !isInSeveral && (node.type !== undefined || 'properties' in node);
}

/** By `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
const checkCombined: Rule = (schema, value, check) => {
  const inner: Check = { ...check, isExact: false, around: [...check.around, schema.node] };
  const { allOf, ways: choices, not, condition, then, otherwise } = innerOf(schema);
  for (const part of allOf) checkBy(part, value, inner);
  for (const { key, ways } of choices) {
    const named = discriminated(schema, key, value);
    const only = named === undefined && ways.length === 1 ? ways[0] : ways[named ?? -1];
    if (only) checkBy(only, value, inner);
    else {
      const fitting = named === undefined ? ways.filter((way) => fits(way, value, check, inner.around)).length : 0;
      if (fitting === 0 || (fitting > 1 && key === 'oneOf')) fail(check, messages.other);
    }
  }
  if (not && fits(not, value, check, inner.around)) fail(check, messages.other);
  const next = condition && (fits(condition, value, check, inner.around) ? then : otherwise);
  if (next) checkBy(next, value, inner);
};

/** The index of the schema that a value's discriminator names; -1 for an unknown name. */
function discriminated(schema: Part, key: string, value: unknown): number | undefined {
  const { propertyName, mapping = {} } = child(schema, 'discriminator')?.node ?? {};
  const name = isTree(value) && typeof propertyName === 'string' ? value[propertyName] : undefined;
  const list = schema.node[key] as readonly { $ref?: string }[] | undefined;
  if (typeof name !== 'string' || !list?.every(({ $ref }) => $ref !== undefined)) return undefined;
  const target = (mapping as Record<string, string | undefined>)[name] ?? name;
  return list.findIndex(({ $ref = '' }) => $ref === target || $ref.split('/').at(-1) === target);
}

function fits(schema: Part, value: unknown, { direction }: Pick<Check, 'direction'>, around: readonly Tree[] = []) {
  const check: Check = { errors: [], path: [], isExact: false, direction, around };
  checkBy(schema, value, check);
  return check.errors.length === 0;
}

/** @param name of a field of the value that is being checked, if the error is the field's */
function fail({ errors, path }: Check, detail: string, name?: string): void {
  errors.push({ field: (name === undefined ? path : [...path, name]).join('.'), detail });
}

/** A field with an empty name becomes `""`: an empty path means the whole body. */
const nameOf = (name: string) => name || '""';

const worded = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other);

const expressions = new Map<string, RegExp | undefined>();

/**
 * A pattern, read as Unicode, as JSON Schema asks; undefined when JavaScript cannot read it. Many documents escape more
 * than Unicode mode allows.
 */
export function patternOf(pattern: string): RegExp | undefined {
  if (!expressions.has(pattern)) expressions.set(pattern, expressionOf(pattern, 'u') ?? expressionOf(pattern, ''));
  return expressions.get(pattern);
}

function expressionOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** Whether a value that fits the schema may have this field. */
export function mayHaveField(schema: Part, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const items = child(schema, 'items');
  if (items && typesOf(schema).has('array')) return mayHaveField(items, rest);
  const properties = child(schema, 'properties');
  const field = properties && child(properties, name);
  return field ? mayHaveField(field, rest) : !isClosed(schema, false);
}
