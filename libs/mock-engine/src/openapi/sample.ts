import RandExp from 'randexp';

import type { Random } from '../ports/random.ts';
import { inDirection, isOtherWay, isValid as fits, patternOf, type Direction } from './check-value.ts';
import { child, children, type Part, type Tree } from './document.ts';
import { typesOf } from './types-of.ts';

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
/** Required fields inside each other; a schema that needs itself without end has no value. */
const MAX_REQUIRED_DEPTH = 20;

/** Of `+` and `*` in a pattern. */
const MAX_REPEATED = 8;
/** A pattern may ask for what its lengths forbid. */
const MAX_TRIES = 10;

const formats: Readonly<Record<string, string>> = {
  'date-time': '2026-01-05T10:00:00Z',
  date: '2026-01-05',
  time: '10:00:00Z',
  duration: 'PT1H',
  email: 'asha@example.com',
  hostname: 'example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  'uri-reference': '/example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'ZXhhbXBsZQ==',
};

/** Examples from schemas: their own examples, defaults and values where they are valid, else made up. */
export function sampler(random: Random, { direction = 'response', now }: SampleOptions = {}): Sample {
  const isValid = (schema: Part, value: unknown) => fits(schema, value, direction);
  const below = (limit: number) =>
    Math.floor((((random.bytes(1)[0] ?? 0) * 256 + (random.bytes(1)[0] ?? 0)) / 65_536) * limit);

  function sample(schema: Part, name: string, depth: number): unknown {
    const { node } = schema;
    const { const: only, enum: values, example, examples, default: usual } = node;
    if ('const' in node) return only;
    const given = [example, ...(Array.isArray(examples) ? (examples as unknown[]) : []), usual];
    const fitting = given
      .filter((value) => value !== undefined)
      .map((value) => inDirection(schema, value, direction))
      .find((value) => isValid(schema, value));
    if (fitting !== undefined) return fitting;
    if (Array.isArray(values)) return values[below(values.length)];
    const candidates = variantsOf(schema).map((variant) => () => ofType(variant, name, depth));
    if (candidates.length === 1) return candidates[0]?.();
    for (const make of candidates) {
      const value = make();
      if (isValid(schema, value)) return value;
    }
    return candidates[0]?.();
  }

  function ofType(schema: Part, name: string, depth: number): unknown {
    const types = typesOf(schema);
    const type = [...types].find((one) => one !== 'null') ?? (types.has('null') ? 'null' : 'object');
    if (type === 'object') return objectOf(schema, depth);
    if (type === 'array') return listOf(schema, name, depth);
    if (type === 'boolean') return below(2) === 1;
    if (type === 'null') return null;
    return type === 'string' ? textOf(schema.node, name) : numberOf(schema.node, type === 'integer');
  }

  function objectOf(schema: Part, depth: number): unknown {
    const { required = [], minProperties = 0 } = schema.node as { required?: string[]; minProperties?: number };
    const fields = new Map(children(schema, 'properties'));
    const value: Record<string, unknown> = {};
    for (const [name, field] of fields) {
      const isNeeded = required.includes(name);
      if (isOtherWay(field, direction) || depth > (isNeeded ? MAX_REQUIRED_DEPTH : MAX_DEPTH)) continue;
      const made = sample(field, name, depth + 1);
      // A field that only contains itself again is better left out.
      if (isNeeded || depth < MAX_DEPTH - 2 || isValid(field, made)) value[name] = made;
    }
    for (const name of required) {
      const field = fields.get(name);
      if (!(name in value) && !(field && isOtherWay(field, direction))) value[name] = field ? null : name;
    }
    const others = child(schema, 'additionalProperties');
    for (
      let more = Object.keys(value).length;
      more < Math.max(minProperties, others && fields.size === 0 ? 1 : 0);
      more++
    )
      value[`field${more + 1}`] = others ? sample(others, 'field', depth + 1) : 'value';
    return value;
  }

  function listOf(schema: Part, name: string, depth: number): unknown[] {
    const { minItems = 0, maxItems = Infinity, uniqueItems } = schema.node as Record<string, number | undefined>;
    const first = children(schema, 'prefixItems').map(([, item]) => sample(item, name, depth + 1));
    const items = child(schema, 'items');
    const isDeep = depth > MAX_DEPTH;
    const wanted = Math.min(maxItems, Math.max(minItems, isDeep || !items || first.length > 0 ? 0 : 1));
    for (let tries = 0; first.length < wanted && tries < wanted * 20; tries++) {
      const entry = items ? sample(items, name, depth + 1) : name;
      const isNew = !uniqueItems || !first.some((one) => JSON.stringify(one) === JSON.stringify(entry));
      first.push(...(isNew ? [entry] : []));
    }
    return first;
  }

  function textOf({ format, pattern, readOnly, minLength = 0, maxLength = Infinity }: Tree, name: string): string {
    const known = Object.hasOwn(formats, String(format)) ? formats[String(format)] : undefined;
    if (format === 'uuid') return uuid(random);
    if (now && readOnly === true && (format === 'date' || format === 'date-time'))
      return new Date(now()).toISOString().slice(0, format === 'date' ? 10 : undefined);
    if (known !== undefined && pattern === undefined) return known;
    const expression = typeof pattern === 'string' ? patternOf(pattern) : undefined;
    for (let tries = 0; expression && tries < MAX_TRIES; tries++) {
      const made = new RandExp(new RegExp(expression.source));
      made.max = Math.max(Number(minLength), MAX_REPEATED);
      made.randInt = (from, to) => from + below(to - from + 1);
      const text = made.gen();
      if (expression.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength)) return text;
    }
    return (name || 'text').padEnd(Number(minLength), ' text').slice(0, Number(maxLength));
  }

  function numberOf(node: Tree, isWhole: boolean): number {
    const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node as Record<
      string,
      number | boolean
    >;
    const step = typeof multipleOf === 'number' ? multipleOf : isWhole ? 1 : 0.5;
    const lowest = Math.max(...[minimum, exclusiveMinimum].filter((one) => typeof one === 'number'), -Infinity);
    const highest = Math.min(...[maximum, exclusiveMaximum].filter((one) => typeof one === 'number'), Infinity);
    const isOpen = exclusiveMinimum === true || exclusiveMinimum === lowest;
    const from = lowest > -Infinity ? lowest : highest < 1 ? highest - 100 * step : 1;
    const start = Math.ceil(from / step) * step;
    const room = Math.floor((Math.min(highest, start + 100 * step) - start) / step);
    const value = start + (isOpen && start === lowest ? step : 0) + below(Math.max(room, 1)) * step;
    // The middle of an interval that is narrower than a step.
    return value > highest || (value === highest && exclusiveMaximum !== undefined)
      ? (from + highest) / 2
      : Number(value.toFixed(6));
  }

  return (schema, name = '') => sample(schema, name, 0);
}

/** A version 4 UUID. */
export function uuid(random: Random): string {
  const hex = Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

/** More combinations would take long and help nobody. */
const MAX_VARIANTS = 12;

/** A schema with its `allOf` merged, once for each alternative of its `anyOf` and `oneOf`. */
export function variantsOf(schema: Part, depth = 0): Part[] {
  const { allOf: _, anyOf, oneOf, ...own } = schema.node;
  let variants: Part[] = [{ ...schema, node: own }];
  if (depth > MAX_DEPTH) return variants;
  const alternatives = [
    ...children(schema, 'allOf').map(([, part]) => [part]),
    ...['anyOf', 'oneOf'].map((key) => children(schema, key).map(([, part]) => part)),
  ].filter((ways) => ways.length > 0);
  for (const ways of alternatives) {
    const expanded = ways.flatMap((way) => variantsOf(way, depth + 1));
    variants = expanded.flatMap((way) => variants.map((one) => mergedWith(one, way))).slice(0, MAX_VARIANTS);
  }
  const isNull = ({ node }: Part) => node.type === 'null';
  return variants.sort((one, other) => Number(isNull(one)) - Number(isNull(other)));
}

/** Both schemas as one. */
function mergedWith(one: Part, other: Part): Part {
  const [a, b] = [one.node, other.node] as { required?: string[]; properties?: Tree }[];
  const properties = { ...a?.properties, ...b?.properties };
  const required = [...new Set([...(a?.required ?? []), ...(b?.required ?? [])])];
  return {
    ...other,
    node: {
      ...one.node,
      ...other.node,
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
    },
  };
}
