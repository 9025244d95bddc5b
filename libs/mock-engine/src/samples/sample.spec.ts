import { child, rootCursor, type Cursor } from '../document/document.ts';
import { seededRandom } from '../store/sources.ts';
import { described, list, object, ok, ref, text, whole } from '../testing/description.fixture.ts';
import { invalidExamples } from './example-values.ts';
import { sampler } from './sample.ts';

function schemaOf(schema: object, others: Record<string, object> = {}): Cursor {
  const document = rootCursor(described({}, { It: schema, ...others }, { openapi: '3.0.4', It: schema }));
  return child(document, 'It') ?? document;
}

const sampleOf = (schema: object, others?: Record<string, object>, seed = 'a', name = '') =>
  sampler(seededRandom(seed))(schemaOf(schema, others), name);

const code = { code: { enum: ['x'] } };
const wheel = { nullable: true, allOf: [ref('Wheel')] };
const laughs = { propertyName: 'face', mapping: { laughs: '#/components/schemas/Joy' } };
it.each<[string, object, unknown, Record<string, object>?]>([
  ['a text whose example is a number', { type: 'string', example: 5120 }, '5120'],
  ['a list whose example is one item', { ...list(whole), example: 12 }, [12]],
  [
    'an object with examples in parts of allOf',
    { allOf: [ref('Part'), object({ teeth: { ...whole, example: 24 } }, 'teeth')] },
    { code: 'G-17', teeth: 24 },
    { Part: { ...object({ code: text }, 'code'), example: { code: 'G-17' } } },
  ],
  [
    'an example with a field for requests',
    { ...object({ a: text, b: { ...text, writeOnly: true } }), example: { a: 'x', b: 'y' } },
    { a: 'x' },
  ],
  [
    'an object whose parts of allOf refuse other fields',
    { allOf: [ref('Part')], properties: { other: { enum: [1] } } },
    { code: 'x' },
    { Part: { ...object(code), additionalProperties: false } },
  ],
  ['an enum inside allOf', { allOf: [{ type: 'string', enum: ['slack'] }] }, 'slack'],
  ['enums that have one value in common', { allOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, 'b'],
  ['ranges that have one value in common', { allOf: [{ type: 'integer', minimum: 3 }, { maximum: 3 }] }, 3],
  [
    'the only whole number between open limits',
    { type: 'integer', minimum: 5, exclusiveMinimum: true, maximum: 7, exclusiveMaximum: true },
    6,
  ],
  ['what is not the first value', { type: 'integer', minimum: 1, maximum: 2, not: { enum: [1] } }, 2],
  [
    'an object that may be null inside itself',
    ref('Wheel'),
    { drives: null, stops: null },
    { Wheel: object({ drives: wheel, stops: { nullable: true, oneOf: [ref('Wheel')] } }, 'drives', 'stops') },
  ],
  [
    'a tree',
    ref('Node'),
    { children: [] },
    { Node: object({ children: list(ref('Node')), parent: ref('Node') }, 'children') },
  ],
  [
    'the alternative that a discriminator names',
    { oneOf: [ref('Joy')], discriminator: laughs },
    { face: 'laughs' },
    { Joy: object({ face: text }, 'face') },
  ],
  [
    'a schema by the discriminator of what it extends',
    ref('Sword'),
    { sort: 'Sword' },
    {
      Prop: { ...object({ sort: text }, 'sort'), discriminator: { propertyName: 'sort' } },
      Sword: { allOf: [ref('Prop')] },
    },
  ],
])('sampled: %s', (_, schema, value, others = {}) => {
  expect(sampleOf(schema, others)).toEqual(value);
});

it('a list has what it must contain, and entries that differ', () => {
  const items = { ...whole, minimum: 1, maximum: 900 };
  const sampled = sampleOf({ ...list(items), minItems: 4, uniqueItems: true, contains: { enum: [777] } }) as number[];
  expect(sampled).toContain(777);
  expect(new Set(sampled).size).toBe(4);
});

it.each([
  ['website', { ...text, format: 'uri' }, /^https:\/\/example\.com\//],
  ['contactEmail', text, /^[a-z]+\.[a-z]+@example\.com$/],
  ['first_name', text, /^[A-Z][a-z]+$/],
  ['createdAt', text, /^2026-\d\d-\d\dT/],
  ['birthday', { ...text, format: 'date' }, /^2026-\d\d-\d\d$/],
  ['total_price', { type: 'number', minimum: 0 }, /^\d{1,3}(\.\d{1,2})?$/],
  ['name', text, /^(?!name)/],
  ['phone', { ...text, maxLength: 20 }, /^\+1 202-555-01\d\d$/],
])('%s looks like itself, the same for the same seed', (name, schema, expected) => {
  const values = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => String(sampleOf(schema, {}, seed, name)));
  for (const value of values) expect(value).toMatch(expected);
  expect(new Set(values).size).toBeGreaterThan(1);
  expect(String(sampleOf(schema, {}, 'a', name))).toBe(values[0]);
});

it('the server sets dates by its clock, and a request has none of them', () => {
  const schema = schemaOf(object({ since: { ...text, format: 'date', readOnly: true }, a: { enum: [1] } }));
  const random = seededRandom('a');
  expect(sampler(random, { now: () => Date.UTC(2030, 1, 2) })(schema)).toEqual({ since: '2030-02-02', a: 1 });
  expect(sampler(random, { direction: 'request' })(schema)).toEqual({ a: 1 });
});

it('a value of an enum without null is never null, however deep it is', () => {
  const leaf = { type: 'string', nullable: true, enum: ['a'] };
  const inside = (it: object) => object({ it }, 'it');
  expect(JSON.stringify(sampleOf(Array.from({ length: 8 }).reduce(inside, leaf)))).toContain('"a"');
});

it('many long texts stay small', () => {
  const long = { ...list({ ...text, minLength: 99_000 }), minItems: 900 };
  expect(JSON.stringify(sampleOf(long)).length).toBeLessThan(1e6);
});

it('a wide schema that contains itself everywhere stays small', () => {
  const names = Array.from({ length: 40 }, (_, index) => `f${index}`);
  const wide = object(Object.fromEntries(names.map((name, index) => [name, ref(`N${(index * 7) % 40}`)])));
  const others = Object.fromEntries(names.map((_, index) => [`N${index}`, { ...wide }]));
  expect(JSON.stringify(sampleOf(wide, others)).length).toBeLessThan(100_000);
});

it('one line names the examples that do not fit their schemas', () => {
  const call = (example: unknown) => ({ get: ok(list(whole), { example }) });
  const paths = { '/a': call(12), '/b': call(['x']), '/c': call(['y']), '/d': call({}), '/e': call(['z']) };
  expect(invalidExamples(rootCursor({ openapi: '3.1.0', paths }))).toEqual([
    '4 examples that break their schemas (GET /b 200, GET /c 200, GET /d 200 and 1 more; sent as written)',
  ]);
});

it.each([
  ['its name', undefined, 'Cat'],
  ['the name that maps to it', { tabby: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' }, 'tabby'],
])('a schema that extends another one has in the discriminator %s', (_, mapping, name) => {
  const sort = { enum: ['Dog', 'dog', 'Cat', 'tabby'] };
  const Pet = { ...object({ sort }), discriminator: { propertyName: 'sort', mapping } };
  const extended = (food: object) => ({ allOf: [ref('Pet'), object({ sort, food }, 'food')] });
  const schemas = { Pet, Cat: extended(text), Dog: extended(whole) };
  expect(sampleOf(ref('Cat'), schemas)).toEqual({ sort: name, food: expect.any(String) as string });
});
