import fc from 'fast-check';

import { seededRandom } from '../store/random.ts';
import { callsOf } from '../document/calls.ts';
import { valueErrors } from './check-value.ts';
import { type Direction } from './keywords.ts';
import { child, rootCursor, type Cursor } from '../document/document.ts';
import { loadDocument } from '../document/load-document.ts';
import { publishedDocuments } from '../testing/published-documents.fixture.ts';
import { sampler } from '../samples/sample.ts';

const overlapping = 'alternatives of oneOf that the same values fit';

/** Schemas by document that no value fits, or none that anybody would send. */
const contradictions: Readonly<Record<string, readonly [count: number, why: string]>> = {
  '3.0/json/circular-request-bodies.json': [2, 'an object that needs itself without end'],
  '3.0/json/complex-nesting.json': [4, overlapping],
  '3.0/json/discriminators.json': [1, overlapping],
  '3.0/json/polymorphism.json': [6, overlapping],
  '3.0/json/readme-legacy.json': [24, overlapping],
  '3.0/json/schema-deprecated.json': [2, overlapping],
  '3.0/json/schema-types.json': [3, 'allOf a text and a number'],
  'node_modules/shipengine-openapi/openapi.json': [
    49,
    'parts of allOf that refuse each other’s required fields; once overlapping oneOf',
  ],
  '3.1/json/schema-types.json': [3, 'allOf a text and a number'],
};

const errorsOf = (schema: Cursor, id: string, direction: Direction) =>
  valueErrors(schema, sampler(seededRandom(id), { direction })(schema, ''), { direction });

it('there are many published documents', () => expect(publishedDocuments).toHaveLength(64));

it.each(publishedDocuments)('what is made for responses, parameters and bodies of %s fits its schema', async (file) => {
  const { document } = await loadDocument(file);
  const all = callsOf(document).flatMap(({ body, parameters, responses }) => [
    ...(body ? [{ schema: body.schema, direction: 'request' as const }] : []),
    ...parameters.map(({ schema }) => ({ schema, direction: 'request' as const })),
    ...responses.flatMap(({ content }) =>
      content ? [{ schema: content.schema, direction: 'response' as const }] : [],
    ),
  ]);
  const wrong = all.filter(
    ({ schema, direction }, index) => errorsOf(schema, `${file} ${index}`, direction).length > 0,
  );
  const [known = 0] = contradictions[file.split('/').slice(-3).join('/')] ?? [];
  expect(wrong).toHaveLength(known);
});

const name = fc.constantFrom('id', 'name', 'email', 'total', 'tags', 'created_at', 'self');
const limits = (low: string, high: string, most: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(most))
    .map(([one, other]) => ({ [low]: Math.min(one, other), [high]: Math.max(one, other) }));
const leaves = fc.oneof(
  fc.record({
    type: fc.constant('string'),
    format: fc.constantFrom('date', 'date-time', 'email', 'uri', 'uuid', 'ipv4'),
  }),
  limits('minLength', 'maxLength', 40).map((rules) => ({ type: 'string', ...rules })),
  fc.constantFrom('^[A-Z]{3}-\\d{4}$', '^(red|green)+$').map((pattern) => ({ type: 'string', pattern })),
  limits('minimum', 'maximum', 500).map((rules) => ({ type: 'integer', ...rules })),
  fc.constantFrom(0.01, 0.5, 7).map((multipleOf) => ({ type: 'number', minimum: 1, multipleOf })),
  fc.uniqueArray(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 }).map((all) => ({ enum: all })),
  fc.constant({ type: 'boolean' }),
  fc.constant({ $ref: '#/components/schemas/Node' }),
);
/** Schemas that some value fits. */
const { schema } = fc.letrec<{ schema: object; object: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    leaves,
    tie('object'),
    fc
      .tuple(tie('schema'), limits('minItems', 'maxItems', 3))
      .map(([items, rules]) => ({ type: 'array', items, ...rules })),
    fc.tuple(leaves, tie('object')).map((anyOf) => ({ anyOf })),
    fc.array(tie('object'), { minLength: 1, maxLength: 3 }).map((alternatives) => ({
      oneOf: alternatives.map((alternative, index) => ({
        allOf: [alternative, { type: 'object', required: ['kind'], properties: { kind: { const: index } } }],
      })),
    })),
    tie('object').map((one) => ({ if: { required: ['id'] }, then: { minProperties: 1 }, else: one })),
  ),
  object: fc
    .uniqueArray(
      fc.tuple(name, tie('schema'), fc.constantFrom({}, { readOnly: true }, { writeOnly: true }), fc.boolean()),
      {
        maxLength: 4,
        selector: ([one]) => one,
      },
    )
    .map((fields) => ({
      type: 'object',
      additionalProperties: true,
      properties: Object.fromEntries(
        fields.map(([one, field, alternative]) => [one, { allOf: [field], ...alternative }]),
      ),
      required: fields.filter(([, , , isNeeded]) => isNeeded).map(([one]) => one),
    })),
}));

it.each<Direction>(['request', 'response'])('what is made for a %s of any schema fits it', (direction) => {
  fc.assert(
    fc.property(schema, fc.string(), (It, seed) => {
      const Node = {
        type: 'object',
        properties: { next: { $ref: '#/components/schemas/Node' }, it: { type: 'string' } },
      };
      const part = child(rootCursor({ openapi: '3.1.0', It, components: { schemas: { Node } } }), 'It');
      expect(part && errorsOf(part, seed, direction)).toEqual([]);
    }),
    { numRuns: 300, seed: 31 },
  );
});
