import fc from 'fast-check';
import { follow, type Contract, type Schema } from '../read-contract.ts';

/** Values that a schema of the contract accepts: its limits, and what lies between them, in any script. */
export function valuesOf(contract: Contract, reference: Schema): fc.Arbitrary<unknown> {
  const schema = follow(contract, reference);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ('const' in schema) return fc.constant(schema.const);

  switch (schema.type) {
    case 'object':
      return objectsOf(contract, schema);
    case 'array':
      return fc.array(valuesOf(contract, schema.items as Schema), {
        minLength: number(schema.minItems) ?? 0,
        maxLength: Math.min(number(schema.maxItems) ?? 3, (number(schema.minItems) ?? 0) + 3),
      });
    case 'string':
      return textsOf(contract, schema);
    case 'integer':
      return fc.integer({ min: number(schema.minimum) ?? -1000, max: number(schema.maximum) ?? 2 ** 31 });
    case 'number':
      return fc.double({ min: number(schema.minimum) ?? -1e6, max: number(schema.maximum) ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      break;
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: unknown) => valuesOf(contract, { ...schema, type })));
  }
  throw new Error(`No values are known for ${JSON.stringify(schema)}`);
}

function objectsOf(contract: Contract, schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const fields = Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(contract, property)]));
  return fc.record(fields, { requiredKeys: (schema.required ?? []) as string[], noNullPrototype: true });
}

function textsOf(contract: Contract, { contentSchema, ...schema }: Schema): fc.Arbitrary<string> {
  if (contentSchema !== undefined) {
    const meant = valuesOf(contract, contentSchema as Schema).map((value) => JSON.stringify(value));
    const isShort = (text: string) => [...text].length <= (number(schema.maxLength) ?? Infinity);
    return fc.oneof(meant.filter(isShort), textsOf(contract, schema));
  }
  if (schema.format === 'date-time') {
    const range = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString());
  }
  const [minLength, maxLength] = [number(schema.minLength) ?? 0, number(schema.maxLength) ?? 40];
  const isWithin = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const texts = fc.string({ unit: anyCharacter, minLength, maxLength, size: 'max' });
  if (typeof schema.pattern !== 'string') return texts;

  const pattern = new RegExp(schema.pattern, 'u');
  const matching = fc.stringMatching(pattern).filter(isWithin);
  // What matches is mostly short: stretched, it reaches the limit itself.
  const stretched = matching.map((text) => {
    const long = 'x'.repeat(maxLength - [...text].length) + text;
    return schema.maxLength !== undefined && pattern.test(long) ? long : text;
  });
  return fc.oneof(matching, stretched);
}

const characters = (min: number, max: number) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code));

/** Of any script, the usual ones more often. fast-check's own unit would first build a table of all of Unicode. */
export const anyCharacter: fc.Arbitrary<string> = fc.oneof(
  characters(0x20, 0x7e),
  characters(0x00, 0x7ff),
  characters(0x900, 0x97f),
  characters(0x1f300, 0x1faff),
  characters(0x00, 0xd7ff),
  characters(0xe000, 0x10ffff),
);

function number(limit: unknown): number | undefined {
  return typeof limit === 'number' ? limit : undefined;
}
