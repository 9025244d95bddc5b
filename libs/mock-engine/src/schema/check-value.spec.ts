import { child, rootCursor } from '../document/document.ts';
import { list, object, ref, text, whole } from '../testing/description.fixture.ts';
import { valueErrors } from './check-value.ts';
import { inDirection } from './direction.ts';
import { type Direction } from './keywords.ts';

function schemaIt(schemas: Record<string, object>) {
  const schema = child(rootCursor({ ...schemas, components: { schemas } }), 'It');
  if (!schema) throw new Error('There is no schema It.');
  return schema;
}

/** By the schema `It` of a document. */
const errorsOf = (schemas: Record<string, object>, value: unknown, isExact = false) =>
  valueErrors(schemaIt(schemas), value, { isExact });
const accepts = (...given: Parameters<typeof errorsOf>) => errorsOf(...given).length === 0;

it.each<[string, object, unknown[], unknown[]]>([
  ['a nullable list', { type: ['array', 'null'], items: { type: 'integer' } }, [null, [1]], [[1.5]]],
  ['one of several types', { type: ['string', 'integer'] }, ['x', 1], [1.5, null]],
  ['all of several schemas', { allOf: [{ type: 'integer' }, { type: 'number', minimum: 3 }] }, [3], [2, 3.5]],
  ['any of several schemas', { anyOf: [{ type: 'boolean' }, { const: 7 }] }, [true, 7], [8]],
  ['an open interval', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, [0.5], [0, 1]],
  ['an integer of 64 bits', { type: 'integer', format: 'int64' }, [2 ** 63], [0.5]],
  ['a number of 64 bits', { type: 'number', format: 'int64' }, [7, 2n ** 60n], [0.5]],
  [
    'letters of a time in either case',
    { ...text, format: 'date-time' },
    ['2026-01-02t03:04:05z', '2026-01-02T03:04:05Z'],
    ['2026-01-02x03:04:05z'],
  ],
  ['a multiple', { type: 'integer', multipleOf: 5 }, [10], [11]],
  ['fields of one type', { type: 'object', additionalProperties: { type: 'integer' } }, [{ a: 1 }], [{ a: 'x' }]],
  ['a required field of any kind', { type: 'object', required: ['a'] }, [{ a: null }], [{}]],
  ['a required field named as one that objects inherit', { required: ['constructor'] }, [{ constructor: 1 }], [{}]],
  ['characters, not UTF-16 units', { type: 'string', maxLength: 2 }, ['🌿🌿'], ['abc']],
  [
    'a type and a combination',
    { type: 'object', required: ['a'], anyOf: [{ required: ['b'] }] },
    [{ a: 1, b: 2 }],
    [{ a: 1 }, { b: 2 }],
  ],
  ['exactly one of several', { oneOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, [2, 3], [6, 5]],
  ['anything but', { type: 'string', not: { enum: ['x'] } }, ['y'], ['x']],
  [
    'a condition',
    { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
    [{ a: 1, b: 1 }, { c: 1 }],
    [{ a: 1 }, {}],
  ],
  [
    'fields by a pattern',
    { type: 'object', patternProperties: { '^n': { type: 'number' } }, additionalProperties: false },
    [{ n1: 1 }],
    [{ n1: 'x' }, { a: 1 }],
  ],
  ['a tuple', { ...list({ type: 'number' }), prefixItems: [text] }, [['a', 1]], [[1], ['a', 'b']]],
  ['distinct entries', { type: 'array', uniqueItems: true }, [[1, 2]], [[1, 1]]],
  ['rules without a type', { properties: { a: { type: 'string' } } }, [{ a: 'x' }, 7], [{ a: 1 }]],
  ['the exclusive limits of OpenAPI 3.0', { type: 'integer', minimum: 0, exclusiveMinimum: true }, [1], [0]],
  ['objects as values', { enum: [{ a: 1 }] }, [{ a: 1 }], [{ a: 2 }]],
  ['a UUID', { type: 'string', format: 'uuid' }, ['123e4567-e89b-12d3-a456-426614174000'], ['x']],
  [
    'a URI',
    { type: 'string', format: 'uri' },
    ['urn:isbn:0451450523', 'https://a.example/?q=1#b'],
    ['https://a.example/<b>', '/b'],
  ],
  ['a pattern beyond Unicode mode', { type: 'string', pattern: '^[\\w-\\.]+$' }, ['a.b-c'], ['a b']],
  ['anything', {}, [null, 1, {}], []],
])('a value is checked for %s', (_, schema, fitting, others) => {
  expect(fitting.filter((value) => !accepts({ It: schema }, value))).toEqual([]);
  expect(others.filter((value) => accepts({ It: schema }, value))).toEqual([]);
});

it.each([
  ['3.0.4', [true, true, true, true]],
  ['3.1.1', [false, false, true, false]],
])('OpenAPI %s has its own nullable, and its own keywords beside $ref', (openapi, accepted) => {
  const schemas = {
    text: { ...text, nullable: true },
    old: { ...text, 'x-nullable': true },
    beside: { $ref: '#/schemas/text', maxLength: 2 },
  };
  const document = rootCursor({ openapi, schemas });
  const all = child(document, 'schemas') ?? document;
  const fits = (name: string, value: unknown) => valueErrors(child(all, name) ?? all, value).length === 0;
  expect([fits('text', null), fits('old', null), fits('text', 'x'), fits('beside', 'long')]).toEqual(accepted);
});

it('unlisted fields are refused in exact schemas only', () => {
  const It = object({ name: text });
  expect(accepts({ It }, { age: 3 })).toBe(true);
  expect(accepts({ It }, { age: 3 }, true)).toBe(false);
});

it('a discriminator accepts the schema that it names, and no other', () => {
  const schemas = {
    It: {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', mapping: { hound: 'Dog' } },
    },
    Cat: object({ lives: whole }),
    Dog: { type: 'object', required: ['barks'] },
  };
  const values = [
    { kind: 'Cat', lives: 9 },
    { kind: 'Cat', lives: 'x' },
    { kind: 'hound', barks: true },
    { kind: 'hound' },
    { kind: 'Cow' },
  ];
  expect(values.map((value) => accepts(schemas, value))).toEqual([true, false, true, false, false]);
});

it('a check ends where schemas combine each other and themselves in a cycle', () => {
  const It = { type: 'integer', allOf: [ref('Other')] };
  const Other = { anyOf: [ref('It'), ref('Other'), { oneOf: [ref('It'), ref('Other')] }] };
  expect([1, 'x'].map((value) => accepts({ It, Other }, value))).toEqual([true, false]);
});

const copy = { ...object({ number: { type: 'number' } }), additionalProperties: false };
const loan = {
  title: { ...text, maxLength: 9 },
  days: { ...whole, minimum: 1, maximum: 30 },
  kind: { enum: ['book', 'map'] },
  card: { ...text, pattern: '^\\d{6}$', 'x-pattern-message': 'Six digits' },
  shelf: { ...text, pattern: '^[a-z]$' },
  due: { ...text, format: 'date' },
  copies: { ...list(copy), minItems: 1, maxItems: 2 },
};
const Loan = { ...object(loan, 'title'), additionalProperties: false };

it.each<[string, string, object]>([
  ['title', 'This field is required.', { title: undefined }],
  ['title', 'Must be a string.', { title: 7 }],
  ['title', 'Must have at most 9 characters.', { title: 'Middlemarch' }],
  ['days', 'Must be a whole number from 1 to 30.', { days: 31 }],
  ['days', 'Must be a whole number from 1 to 30.', { days: '3' }],
  ['kind', 'Must be one of book, map.', { kind: 'song' }],
  ['card', 'Six digits.', { card: '20800' }],
  ['shelf', 'Must match /^[a-z]$/u.', { shelf: 'K' }],
  ['due', 'Must have the format date.', { due: 'today' }],
  ['copies', 'Must be a list of 1 to 2 entries.', { copies: [] }],
  ['copies', 'Must be a list of 1 to 2 entries.', { copies: { 0: { number: 1 } } }],
  ['copies.1', 'Must be an object.', { copies: [{ number: 1 }, 'two'] }],
  ['copies.0.price', 'This field is not known.', { copies: [{ number: 1, price: 1 }] }],
  ['""', 'This field is not known.', { '': 1 }],
])('a check names the field %s and its rule: %s', (field, detail, change) => {
  expect(errorsOf({ It: Loan }, { title: 'Kim', ...change })).toEqual([{ field, detail }]);
});

const actor = {
  id: { ...whole, readOnly: true },
  name: text,
  fee: { ...whole, writeOnly: true },
  understudy: { allOf: [ref('It')] },
};
const Actor = object(actor, 'id', 'name', 'fee');

it.each<[Direction, object, object, string[]]>([
  ['request', { name: 'Moth', fee: 9 }, { name: 'Moth', fee: 9 }, []],
  ['request', { id: 'ignored', name: 'Moth', fee: 9 }, { name: 'Moth', fee: 9 }, []],
  ['request', { name: 'Moth' }, { name: 'Moth' }, ['fee']],
  ['response', { id: 1, name: 'Moth' }, { id: 1, name: 'Moth' }, []],
  ['response', { id: 1, name: 'Moth', fee: 9 }, { id: 1, name: 'Moth' }, ['fee']],
  [
    'response',
    { id: 1, name: 'Moth', understudy: { id: 2, name: 'Cobweb', fee: 8 } },
    { id: 1, name: 'Moth', understudy: { id: 2, name: 'Cobweb' } },
    ['understudy.fee'],
  ],
])('a %s of %j goes as %j', (direction, value, sent, wrong) => {
  const It = schemaIt({ It: Actor });
  expect(inDirection(It, value, direction)).toEqual(sent);
  expect(valueErrors(It, value, { direction }).map(({ field }) => field)).toEqual(wrong);
});

it('a refusal names the alternatives, as far as they have names', () => {
  const [Cat, Dog] = [{ required: ['meow'] }, { required: ['bark'] }];
  const Pet = { oneOf: ['Cat', 'Dog'].map(ref) };
  const told = (It: object, value: unknown) => errorsOf({ It, Cat, Dog, Pet }, value).map(({ detail }) => detail);
  expect(told(Pet, {})).toEqual(['Must be one of Cat, Dog.']);
  expect(told(Pet, { meow: 1, bark: 1 })).toEqual(['Must be only one of Cat, Dog.']);
  expect(told({ anyOf: [whole, { title: 'Day', ...text }] }, true)).toEqual(['Must be one of integer, Day.']);
  expect(told({ type: 'boolean' }, 'yes')).toEqual(['Must be one of true, false.']);
  expect(told({ anyOf: [{ minimum: 3 }, { maximum: 1 }] }, 2)).toEqual(['This value is not allowed.']);
});
