import * as z from 'zod';

import type { ProblemField } from '../contract/problem.ts';
import { requestErrorMessages as messages } from '../contract/request-errors.messages.ts';
import { child, children, isTree, type Part, type Tree } from './document.ts';
import { typesOf } from './types-of.ts';

interface Place {
  /** The field's dotted path; empty for the whole value. */
  readonly field: string;
  /** Refuses unlisted fields, except where schemas are combined. */
  readonly isExact: boolean;
  /** The schemas around this one that combine it, for the same value; one of them again is a circle. */
  readonly around: readonly Tree[];
}

/** Checks one kind of keywords. */
type Rule<Value = unknown> = (schema: Part, value: Value, place: Place) => ProblemField[];

/**
 * Why a value does not fit a schema (JSON Schema 2020-12, and what OpenAPI 3.0 has besides); empty when it fits.
 *
 * @param field the value's name in the errors; empty when it is the whole body
 * @param isExact refuses unlisted fields in every object, except where schemas are combined
 */
export const valueErrors = (schema: Part, value: unknown, field = '', isExact = false): ProblemField[] =>
  errorsAt(schema, value, { field, isExact, around: [] });

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
  const all = (key: string) => children(schema, key).map(([, part]) => part);
  return {
    types: [schema.node.type ?? []].flat().map(String),
    properties: new Map(children(schema, 'properties')),
    patterns: children(schema, 'patternProperties').map(([name, part]) => ({ pattern: patternOf(name), part })),
    others: child(schema, 'additionalProperties'),
    names: child(schema, 'propertyNames'),
    first: all('prefixItems'),
    items: child(schema, 'items'),
    contains: child(schema, 'contains'),
    allOf: all('allOf'),
    ways: (['anyOf', 'oneOf'] as const).map((key) => ({ key, ways: all(key) })).filter(({ ways }) => ways.length > 0),
    not: child(schema, 'not'),
    condition: child(schema, 'if'),
    then: child(schema, 'then'),
    otherwise: child(schema, 'else'),
  };
}

const errorsAt: Rule = (schema, value, place) => {
  const { node } = schema;
  if ((value === null && node.nullable === true) || place.around.includes(node)) return [];
  const { types } = innerOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return failed(place, value === undefined ? messages.missing : described(node, types));
  const values = 'const' in node ? [node.const] : node.enum;
  if (Array.isArray(values) && !values.some((one) => isSame(one, value)))
    return failed(place, value === undefined ? messages.missing : messages.oneOf(values.map(worded)));
  return [...ownErrors(schema, value, place), ...combinedErrors(schema, value, place)];
};

/** By the keywords about values of this type. */
const ownErrors: Rule = (schema, value, place) => {
  if (typeof value === 'string') return textErrors(schema, value, place);
  if (typeof value === 'number') return numberErrors(schema, value, place);
  if (Array.isArray(value)) return listErrors(schema, value, place);
  return isTree(value) ? objectErrors(schema, value, place) : [];
};

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

const numberErrors: Rule<number> = ({ node }, value, place) => {
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
  return isOutside ? failed(place, described(node, [node.type === 'integer' ? 'integer' : 'number'])) : [];
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

const textErrors: Rule<string> = ({ node }, value, place) => {
  const { minLength = 0, maxLength = Infinity, pattern } = node as { minLength?: number; maxLength?: number } & Tree;
  const { format } = node;
  const errors: ProblemField[] = [];
  // In characters, not in UTF-16 units.
  const length = 'minLength' in node || 'maxLength' in node ? [...value].length : 0;
  if (length < minLength || length > maxLength) errors.push(...failed(place, messages.length(minLength, maxLength)));
  if (typeof format === 'string' && Object.hasOwn(formats, format) && !formats[format]?.safeParse(value).success)
    errors.push(...failed(place, messages.format(format)));
  const expression = typeof pattern === 'string' ? patternOf(pattern) : undefined;
  if (expression && !expression.test(value)) {
    const own = node['x-pattern-message'];
    errors.push(...failed(place, typeof own === 'string' ? messages.rule(own) : messages.pattern(String(expression))));
  }
  return errors;
};

const listErrors: Rule<readonly unknown[]> = (schema, value, place) => {
  const { node } = schema;
  const {
    minItems = 0,
    maxItems = Infinity,
    minContains = 1,
    maxContains = Infinity,
  } = node as Record<string, number | undefined>;
  const { first, items, contains } = innerOf(schema);
  const errors = value.flatMap((entry, index) => {
    const inside = within(place, String(index));
    if (node.items === false && index >= first.length) return failed(inside, messages.unknown);
    const part = first[index] ?? items;
    return part ? errorsAt(part, entry, inside) : [];
  });
  if (value.length < minItems || value.length > maxItems) errors.push(...failed(place, described(node, ['array'])));
  if (node.uniqueItems === true && new Set(value.map((one) => JSON.stringify(one))).size < value.length)
    errors.push(...failed(place, messages.unique));
  const fitting = contains ? value.filter((entry) => fits(contains, entry, { around: [] })).length : minContains;
  return fitting < minContains || fitting > maxContains ? [...errors, ...failed(place, messages.other)] : errors;
};

const objectErrors: Rule<Tree> = (schema, value, place) => {
  const { node } = schema;
  const { required = [], minProperties = 0, maxProperties = Infinity } = node as { required?: string[] } & Tree;
  const { properties, patterns, others, names } = innerOf(schema);
  const sent = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const lacks = (name: string) => !Object.hasOwn(value, name) || value[name] === undefined;

  const errors: ProblemField[] = [];
  for (const [name, entry] of sent) {
    const inside = within(place, name);
    const own = properties.get(name);
    const rules = [
      ...(own ? [own] : []),
      ...patterns.filter(({ pattern }) => pattern?.test(name)).map(({ part }) => part),
    ];
    const isListed = rules.length > 0 || (isTree(node.properties) && Object.hasOwn(node.properties, name));
    if (!isListed && others) rules.push(others);
    if (!isListed && !others && isClosed(node, place)) errors.push(...failed(inside, messages.unknown));
    if (names && !fits(names, name, { around: [] })) errors.push(...failed(inside, messages.other));
    errors.push(...rules.flatMap((rule) => errorsAt(rule, entry, inside)));
  }
  if (sent.length < Number(minProperties) || sent.length > Number(maxProperties))
    errors.push(...failed(place, messages.fields));
  const dependent = Object.entries(isTree(node.dependentRequired) ? node.dependentRequired : {});
  const needed = [...required, ...dependent.flatMap(([name, needs]) => (lacks(name) ? [] : (needs as string[])))];
  errors.push(...needed.filter(lacks).flatMap((name) => failed(within(place, name), messages.missing)));
  return errors;
};

/** Whether an object may have only the fields that are listed. */
function isClosed(node: Tree, { isExact }: Pick<Place, 'isExact'>): boolean {
  if (node.additionalProperties !== undefined) return node.additionalProperties === false;
  // The names in a combined schema are listed in several places.
  const isCombined = ['allOf', 'anyOf', 'oneOf', 'if', 'patternProperties'].some((key) => key in node);
  return isExact && !isCombined && (node.type !== undefined || 'properties' in node);
}

/** By `allOf`, `anyOf`, `oneOf`, `not` and `if`. */
const combinedErrors: Rule = (schema, value, { field, around }) => {
  const place = { field, isExact: false, around: [...around, schema.node] };
  const { allOf, ways: choices, not, condition, then, otherwise } = innerOf(schema);
  const errors = allOf.flatMap((part) => errorsAt(part, value, place));
  for (const { key, ways } of choices) {
    const named = discriminated(schema, key, value);
    const only = named === undefined && ways.length === 1 ? ways[0] : ways[named ?? -1];
    if (only) errors.push(...errorsAt(only, value, place));
    else {
      const fitting = named === undefined ? ways.filter((way) => fits(way, value, place)).length : 0;
      if (fitting === 0 || (fitting > 1 && key === 'oneOf')) errors.push(...failed(place, messages.other));
    }
  }
  if (not && fits(not, value, place)) errors.push(...failed(place, messages.other));
  const next = condition && (fits(condition, value, place) ? then : otherwise);
  return next ? [...errors, ...errorsAt(next, value, place)] : errors;
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

const fits = (schema: Part, value: unknown, { around }: Pick<Place, 'around'>) =>
  errorsAt(schema, value, { field: '', isExact: false, around }).length === 0;

const failed = ({ field }: Pick<Place, 'field'>, detail: string): ProblemField[] => [{ field, detail }];

/** A field with an empty name becomes `""`: an empty path means the whole body. */
const within = ({ field, isExact }: Place, name: string): Place => ({
  field: field === '' ? name || '""' : `${field}.${name || '""'}`,
  isExact,
  around: [],
});

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
  return field ? mayHaveField(field, rest) : !isClosed(schema.node, { isExact: false });
}
