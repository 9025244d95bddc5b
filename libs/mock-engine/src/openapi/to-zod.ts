import { z } from 'zod';
import { child, children, schemaName, type Part } from './document.ts';

/**
 * Converts schemas of a document to zod.
 *
 * @param isExact refuses unlisted fields in every object
 */
export function zodConverter(isExact = false): (schema: Part) => z.ZodType {
  const known = new Map<string, z.ZodType>();

  /** Named schemas are converted once; one that contains itself refers to itself. */
  function convert(schema: Part): z.ZodType {
    const name = schemaName(schema);
    if (name === undefined) return ofType(schema, schema.node.type);
    const found = known.get(name);
    if (found) return found;
    known.set(
      name,
      z.lazy(() => known.get(name) as z.ZodType),
    );
    const converted = ofType(schema, schema.node.type);
    known.set(name, converted);
    return converted;
  }

  function ofType(schema: Part, type: unknown): z.ZodType {
    const { node } = schema;
    if ('const' in node) return z.literal(node.const as z.core.util.Literal);
    if (Array.isArray(node.enum)) return z.literal(node.enum as z.core.util.Literal[]);
    if (Array.isArray(type)) {
      const types = type.filter((one) => one !== 'null').map((one) => ofType(schema, one));
      return types.length < type.length ? unionOf(types).nullable() : unionOf(types);
    }
    if (node.nullable === true) return ofType({ ...schema, node: { ...node, nullable: false } }, type).nullable();
    switch (type) {
      case 'object':
        return objectOf(schema);
      case 'array': {
        const items = child(schema, 'items');
        const { minItems = 0, maxItems = Infinity } = node as { minItems?: number; maxItems?: number };
        return z
          .array(items ? convert(items) : z.unknown())
          .min(minItems)
          .max(maxItems);
      }
      case 'string':
        return textOf(node);
      case 'integer':
      case 'number':
        return numberOf(node, type === 'integer' ? z.int() : z.number());
      case 'boolean':
        return z.boolean();
      case 'null':
        return z.null();
      default:
        return combinationOf(schema);
    }
  }

  function objectOf(schema: Part): z.ZodType {
    const { required = [], additionalProperties } = schema.node as {
      required?: string[];
      additionalProperties?: unknown;
    };
    const fields = new Map(children(schema, 'properties').map(([name, field]) => [name, convert(field)]));
    const shape = [...new Set([...fields.keys(), ...required])].map((name): [string, z.ZodType] => {
      const value = fields.get(name) ?? z.unknown();
      if (!required.includes(name)) return [name, value.optional()];
      return [name, value instanceof z.ZodUnknown ? anything : value];
    });
    const object = z.object(Object.fromEntries(shape));
    const others = child(schema, 'additionalProperties');
    if (others) return object.catchall(convert(others));
    return isExact || additionalProperties === false ? object.strict() : object.loose();
  }

  function combinationOf(schema: Part): z.ZodType {
    const [allOf, anyOf, oneOf] = ['allOf', 'anyOf', 'oneOf'].map((way) =>
      children(schema, way).map(([, part]) => convert(part)),
    );
    const parts = [...(allOf ?? []), ...[anyOf, oneOf].flatMap((ways) => (ways?.length ? [unionOf(ways)] : []))];
    return parts.reduce((all, one) => z.intersection(all, one), z.unknown() as z.ZodType);
  }

  return convert;
}

/** Of a required field. */
const anything = z.custom((value) => value !== undefined, 'Required');

const unionOf = (types: z.ZodType[]): z.ZodType => (types.length === 1 ? (types[0] as z.ZodType) : z.union(types));

function numberOf(node: Part['node'], number: z.ZodNumber): z.ZodType {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = node as Record<
    string,
    number | undefined
  >;
  let limited = number;
  if (minimum !== undefined) limited = limited.gte(minimum);
  if (maximum !== undefined) limited = limited.lte(maximum);
  if (exclusiveMinimum !== undefined) limited = limited.gt(exclusiveMinimum);
  if (exclusiveMaximum !== undefined) limited = limited.lt(exclusiveMaximum);
  return multipleOf === undefined ? limited : limited.multipleOf(multipleOf);
}

/** Patterns are read as Unicode, as JSON Schema asks. */
function textOf(node: Part['node']): z.ZodType {
  const {
    minLength = 0,
    maxLength,
    pattern,
    format,
  } = node as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const message = node['x-pattern-message'] as string | undefined;
  if (format === 'date-time') return z.iso.datetime({ offset: true });
  const length = lengthRule(minLength, maxLength);
  const text = z
    .string()
    .min(minLength, length)
    .max(maxLength ?? Infinity, length);
  return pattern === undefined ? text : text.regex(new RegExp(pattern, 'u'), message);
}

function lengthRule(minimum: number, maximum: number | undefined): string {
  if (maximum === undefined) return `At least ${minimum} ${minimum === 1 ? 'character' : 'characters'}`;
  return minimum > 0 ? `From ${minimum} to ${maximum} characters` : `At most ${maximum} characters`;
}
