import { child, children, type Cursor } from '@shop/mock-engine/document/document';
import fc from 'fast-check';

/** Valid values of a schema, limits included, in any script. */
export function valuesOf(schema: Cursor): fc.Arbitrary<unknown> {
  const { node } = schema;
  if (Array.isArray(node.enum)) return fc.constantFrom(...(node.enum as unknown[]));
  if ('const' in node) return fc.constant(node.const);
  if (Array.isArray(node.type)) {
    return fc.oneof(...node.type.map((type: unknown) => valuesOf({ ...schema, node: { ...node, type } })));
  }
  switch (node.type) {
    case 'object': {
      const fields = children(schema, 'properties').map(([name, field]) => [name, valuesOf(field)] as const);
      const requiredKeys = (node.required ?? []) as string[];
      return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
    }
    case 'array': {
      const [items, minLength] = [child(schema, 'items'), limit(node.minItems, 0)];
      const maxLength = Math.min(limit(node.maxItems, 3), minLength + 3);
      return fc.array(items ? valuesOf(items) : fc.constant(null), { minLength, maxLength });
    }
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({ min: limit(node.minimum, -1000), max: limit(node.maximum, 2 ** 31) });
    case 'number':
      return fc.double({ min: limit(node.minimum, -1e6), max: limit(node.maximum, 1e9), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      throw new Error(`Unsupported schema: ${JSON.stringify(node)}`);
  }
}

const limit = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function textsOf({ node: { contentSchema, ...node }, ...schema }: Cursor): fc.Arbitrary<string> {
  const [minLength, maxLength] = [limit(node.minLength, 0), limit(node.maxLength, 40)];
  const isWithin = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  const content = child({ ...schema, node: { contentSchema } }, 'contentSchema');
  if (content) {
    const texts = valuesOf(content).map((value) => JSON.stringify(value));
    return fc.oneof(texts.filter(isWithin), textsOf({ ...schema, node }));
  }
  if (node.format === 'date-time') {
    const range = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(range).map((date) => date.toISOString());
  }
  if (typeof node.pattern !== 'string') {
    const size = { minLength, maxLength, size: 'max' } as const;
    return fc.oneof(fc.string({ unit: 'binary-ascii', ...size }), fc.string({ unit: 'grapheme-composite', ...size }));
  }

  const pattern = new RegExp(node.pattern, 'u');
  const matching = fc.stringMatching(pattern).filter(isWithin);
  // Matching texts are mostly short, so some are padded to the limit.
  const padded = matching.map((text) => {
    const long = 'x'.repeat(maxLength - [...text].length) + text;
    return node.maxLength !== undefined && pattern.test(long) ? long : text;
  });
  return fc.oneof(matching, padded);
}

/** A change of a value; a value without the changed part is returned unchanged. */
export type Change = (value: unknown) => unknown;

/** A valid value with one change (replaced, removed or added), which is mostly invalid. */
export const nearMissesOf = (schema: Cursor): fc.Arbitrary<unknown> =>
  fc.tuple(valuesOf(schema), fc.constantFrom(...changesOf(schema))).map(([value, change]) => change(value));

/** Changes that each break one rule of the schema (limits by one), or use a value that code often forgets. */
export function changesOf(schema: Cursor): Change[] {
  const items = child(schema, 'items');
  const entries = items ? changesOf(items) : [];
  return [
    ...[...brokenLimits(schema), ...oddValues(schema)].map((instead) => () => instead),
    ...(schema.node.type === 'object' ? strangeNames.map((name) => withField(name, () => 1, true)) : []),
    ...children(schema, 'properties').flatMap(([name, field]) => [
      (value: unknown) => (isObject(value) ? { ...value, [name]: undefined } : value),
      ...changesOf(field).map((change) => withField(name, change)),
    ]),
    ...entries.map(
      (change) => (list: unknown) => (Array.isArray(list) && list.length > 0 ? list.with(0, change(list[0])) : list),
    ),
  ];
}

function brokenLimits({ node }: Cursor): unknown[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, enum: members } = node;
  return [
    ...(typeof minimum === 'number' ? [minimum - 1, minimum + 0.5] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...(typeof minLength === 'number' && minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1), '🌿'.repeat(maxLength + 1)] : []),
    ...(typeof minItems === 'number' && minItems > 0 ? [[]] : []),
    ...(typeof maxItems === 'number' ? [Array.from({ length: maxItems + 1 }, () => null)] : []),
    ...(Array.isArray(members) ? [String(members[0]).toUpperCase(), `${String(members[0])} `] : []),
  ];
}

const oddValues = ({ node: { type } }: Cursor) => [null, true, ...(type === 'string' ? oddTexts : oddOthers)];
const oddTexts = ['', ' ', '\u0000', 'a@b', '208001\n', '२०८००१', '🌿', '../../etc/passwd', "' OR 1=1--"];
const oddOthers = ['text', -1, 1.5, 1e300, [], {}];
const strangeNames = ['unknown', '__proto__', 'constructor', ''];

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withField =
  (name: string, change: Change, isNew = false): Change =>
  (value) => {
    if (!isObject(value) || (!isNew && !(name in value))) return value;
    const was = (value as Record<string, unknown>)[name];
    // By entries, since assigning to `__proto__` adds no field.
    return Object.fromEntries([...Object.entries(value), [name, change(was)]]);
  };
