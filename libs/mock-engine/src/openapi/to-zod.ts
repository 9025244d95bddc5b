import { z } from 'zod';
import { combined } from './combined.ts';
import { child, children, isTree, type Part, type Tree } from './document.ts';

/**
 * Converts schemas of a document to zod.
 *
 * @param isExact refuses unlisted fields in every object, except where schemas are combined
 */
export function zodConverter(isExact = false): (schema: Part) => z.ZodType {
  const known = new WeakMap<Tree, z.ZodType>();
  const loose = isExact ? zodConverter() : convert;

  /** Each schema is converted once; one that contains itself refers to itself. */
  function convert(schema: Part): z.ZodType {
    const { node } = schema;
    const found = known.get(node);
    if (found) return found;
    known.set(
      node,
      z.lazy(() => known.get(node) as z.ZodType),
    );
    const converted = combined(ofType(schema, node.type), schema, loose);
    known.set(node, converted);
    return converted;
  }

  function ofType(schema: Part, type: unknown): z.ZodType {
    const { node } = schema;
    if (node.nullable === true) return ofType({ ...schema, node: { ...node, nullable: false } }, type).nullable();
    if ('const' in node) return oneOfValues([node.const]);
    if (Array.isArray(node.enum)) return oneOfValues(node.enum);
    if (Array.isArray(type)) {
      const types = type.filter((one) => one !== 'null').map((one) => ofType(schema, one));
      return types.length < type.length ? unionOf(types).nullable() : unionOf(types);
    }
    switch (type) {
      case 'object':
        return objectOf(schema);
      case 'array':
        return listOf(schema);
      case 'string':
        return textOf(node);
      case 'integer':
      case 'number':
        return numberOf(node, type === 'integer' ? wholeNumber(node.format) : z.number());
      case 'boolean':
        return z.boolean();
      case 'null':
        return z.null();
      default:
        return ofAnyType(schema);
    }
  }

  /** Without a type, rules apply to the values that they are about. */
  function ofAnyType(schema: Part): z.ZodType {
    const rules = typeRules.filter(({ keys }) => keys.some((key) => key in schema.node));
    if (rules.length === 0) return z.unknown();
    return z.unknown().check((payload) => {
      const rule = rules.find(({ isType }) => isType(payload.value));
      const issues = rule && ofType(schema, rule.type).safeParse(payload.value).error?.issues;
      payload.issues.push(...(issues ?? []).map((issue) => ({ ...issue, input: payload.value }) as never));
    });
  }

  function listOf(schema: Part): z.ZodType {
    const items = child(schema, 'items');
    const { minItems = 0, maxItems = Infinity } = schema.node as { minItems?: number; maxItems?: number };
    const first = children(schema, 'prefixItems').map(([, item]) => convert(item));
    // A document may contain itself in a list without end.
    const list = z
      .array(items && first.length === 0 ? convert(items) : z.unknown())
      .min(minItems)
      .max(maxItems);
    if (first.length === 0) return list;
    const others = items ? convert(items) : z.unknown();
    return list.check((payload) => {
      payload.value.forEach((entry, index) => {
        if (schema.node.items === false && index >= first.length) payload.issues.push(issueOf(payload.value, [index]));
        for (const { path, ...issue } of (first[index] ?? others).safeParse(entry).error?.issues ?? [])
          payload.issues.push({ ...issue, path: [index, ...path], input: entry } as never);
      });
    });
  }

  function objectOf(schema: Part): z.ZodType {
    const { required = [], additionalProperties } = schema.node as {
      required?: string[];
      additionalProperties?: unknown;
    };
    const fields = new Map(children(schema, 'properties').map(([name, field]) => [name, convert(field)]));
    const properties = isTree(schema.node.properties) ? schema.node.properties : {};
    for (const [name, value] of Object.entries(properties)) if (value === true) fields.set(name, z.unknown());
    const shape = [...new Set([...fields.keys(), ...required])].map((name): [string, z.ZodType] => {
      const value = fields.get(name) ?? z.unknown();
      if (!required.includes(name)) return [name, value.optional()];
      return [name, value instanceof z.ZodUnknown ? anything : value];
    });
    const object = z.object(Object.fromEntries(shape));
    const others = child(schema, 'additionalProperties');
    const patterns = children(schema, 'patternProperties').map(
      ([name, one]) => [patternOf(name), convert(one)] as const,
    );
    if (patterns.length > 0) {
      const other = others ? convert(others) : additionalProperties === false ? z.never() : z.unknown();
      return object.loose().check((payload) => {
        for (const [name, value] of Object.entries(payload.value)) {
          const matching = patterns.filter(([pattern]) => pattern?.test(name)).map(([, one]) => one);
          const rules = matching.length > 0 || fields.has(name) ? matching : [other];
          for (const { path, ...issue } of rules.flatMap((rule) => rule.safeParse(value).error?.issues ?? []))
            payload.issues.push({ ...issue, path: [name, ...path], input: value } as never);
        }
      });
    }
    if (others) return object.catchall(convert(others));
    const isClosed =
      additionalProperties === false || (isExact && !isCombined(schema.node) && additionalProperties !== true);
    return isClosed ? object.strict() : object.loose();
  }

  return convert;
}

/** The names in a combined schema are listed in several places. */
const isCombined = (node: Tree) => ['allOf', 'anyOf', 'oneOf', 'if', 'patternProperties'].some((key) => key in node);

/** Of a required field. */
const anything = z.custom((value) => value !== undefined, 'Required');

const unionOf = (types: z.ZodType[]): z.ZodType => (types.length === 1 ? (types[0] as z.ZodType) : z.union(types));

const issueOf = (input: unknown, path: PropertyKey[] = [], message = 'Invalid input') =>
  ({ code: 'custom', message, input, path, params: {} }) as const;

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const typeRules = [
  {
    type: 'object',
    isType: isObject,
    keys: ['properties', 'required', 'additionalProperties', 'patternProperties'],
  },
  { type: 'array', isType: Array.isArray, keys: ['items', 'prefixItems', 'minItems', 'maxItems'] },
  {
    type: 'string',
    isType: (value: unknown) => typeof value === 'string',
    keys: ['pattern', 'minLength', 'maxLength', 'format'],
  },
  {
    type: 'number',
    isType: (value: unknown) => typeof value === 'number',
    keys: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  },
];

/** Values of `enum` and `const`, which may be objects. */
function oneOfValues(values: readonly unknown[]): z.ZodType {
  if (!values.some(isTree)) return z.literal(values as z.core.util.Literal[]);
  const texts = new Set(values.map((value) => JSON.stringify(value)));
  return z.custom((value) => texts.has(JSON.stringify(value)), 'Invalid input');
}

/** Also one beyond the integers that JavaScript counts exactly. */
const wholeNumber = (format: unknown) => (format === 'int32' ? z.int32() : z.number().multipleOf(1));

function numberOf(node: Part['node'], number: z.ZodNumber): z.ZodType {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node as Record<
    string,
    number | boolean | undefined
  >;
  let limited = number;
  // In OpenAPI 3.0 the exclusive limits are switches.
  if (typeof minimum === 'number') limited = exclusiveMinimum === true ? limited.gt(minimum) : limited.gte(minimum);
  if (typeof maximum === 'number') limited = exclusiveMaximum === true ? limited.lt(maximum) : limited.lte(maximum);
  if (typeof exclusiveMinimum === 'number') limited = limited.gt(exclusiveMinimum);
  if (typeof exclusiveMaximum === 'number') limited = limited.lt(exclusiveMaximum);
  return typeof multipleOf === 'number' ? limited.multipleOf(multipleOf) : limited;
}

/** Formats that are checked; others are notes. */
const formats: Readonly<Record<string, () => z.ZodString | z.ZodStringFormat>> = {
  'date-time': () => z.iso.datetime({ offset: true }),
  date: () => z.iso.date(),
  email: () => z.email({ pattern: z.regexes.html5Email }),
  uuid: () => z.guid(),
  uri: () => z.url(),
  url: () => z.url(),
  ipv4: () => z.ipv4(),
  ipv6: () => z.ipv6(),
};

/** Patterns are read as Unicode, as JSON Schema asks. */
function textOf(node: Part['node']): z.ZodType {
  const {
    minLength = 0,
    maxLength,
    pattern,
    format = '',
  } = node as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const message = node['x-pattern-message'] as string | undefined;
  const length = lengthRule(minLength, maxLength);
  const text = ((Object.hasOwn(formats, format) && formats[format]?.()) || z.string())
    .min(minLength, length)
    .max(maxLength ?? Infinity, length);
  const expression = pattern === undefined ? undefined : patternOf(pattern);
  return expression ? text.regex(expression, message) : text;
}

/** A pattern; undefined when JavaScript cannot read it. Many documents escape more than Unicode mode allows. */
export function patternOf(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Next.
    }
  }
  return undefined;
}

function lengthRule(minimum: number, maximum: number | undefined): string {
  if (maximum === undefined) return `At least ${minimum} ${minimum === 1 ? 'character' : 'characters'}`;
  return minimum > 0 ? `From ${minimum} to ${maximum} characters` : `At most ${maximum} characters`;
}
