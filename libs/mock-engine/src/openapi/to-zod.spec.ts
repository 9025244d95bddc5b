import { schemaNamed, wholeOf } from './document.ts';
import { zodConverter } from './to-zod.ts';

/** Whether a value fits the schema `It` of a document. */
function accepts(schemas: Record<string, object>, value: unknown, isExact = false): boolean {
  const whole = wholeOf({ components: { schemas } });
  return zodConverter(isExact)(schemaNamed(whole, 'It')).safeParse(value).success;
}

it.each<[string, object, unknown[], unknown[]]>([
  ['a nullable text of OpenAPI 3.0', { type: 'string', nullable: true }, [null, 'x'], [1]],
  ['a nullable list of OpenAPI 3.1', { type: ['array', 'null'], items: { type: 'integer' } }, [null, [1]], [[1.5]]],
  ['one of several types', { type: ['string', 'integer'] }, ['x', 1], [1.5, null]],
  ['all of several schemas', { allOf: [{ type: 'integer' }, { type: 'number', minimum: 3 }] }, [3], [2, 3.5]],
  ['any of several schemas', { anyOf: [{ type: 'boolean' }, { const: 7 }] }, [true, 7], [8]],
  ['an open interval', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, [0.5], [0, 1]],
  ['a multiple', { type: 'integer', multipleOf: 5 }, [10], [11]],
  ['fields of one type', { type: 'object', additionalProperties: { type: 'integer' } }, [{ a: 1 }], [{ a: 'x' }]],
  ['a required field of any kind', { type: 'object', required: ['a'] }, [{ a: null }], [{}]],
  ['characters, not UTF-16 units', { type: 'string', maxLength: 2 }, ['🌿🌿'], ['abc']],
  ['anything', {}, [null, 1, {}], []],
])('converts %s', (_, schema, fitting, others) => {
  for (const value of fitting) expect([value, accepts({ It: schema }, value)]).toEqual([value, true]);
  for (const value of others) expect([value, accepts({ It: schema }, value)]).toEqual([value, false]);
});

it('converts a schema that contains itself', () => {
  const It = {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, parts: { type: 'array', items: { $ref: '#/components/schemas/It' } } },
  };
  expect(accepts({ It }, { name: 'a', parts: [{ name: 'b', parts: [] }] })).toBe(true);
  expect(accepts({ It }, { name: 'a', parts: [{ parts: [] }] })).toBe(false);
});

it('refuses unlisted fields in exact schemas only', () => {
  const It = { type: 'object', properties: { name: { type: 'string' } } };
  expect([accepts({ It }, { age: 3 }), accepts({ It }, { age: 3 }, true)]).toEqual([true, false]);
});
