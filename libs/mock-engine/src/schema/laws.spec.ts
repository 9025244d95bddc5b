import fc from 'fast-check';
import { child, rootCursor, type Cursor } from '../document/document.ts';
import { sampler } from '../samples/sample.ts';
import { seededRandom } from '../store/sources.ts';
import { list, object, ref, text, whole } from '../testing/description.fixture.ts';
import { valueErrors } from './check-value.ts';
import { type Direction } from './keywords.ts';

const errorsOf = (schema: Cursor, id: string, direction: Direction) =>
  valueErrors(schema, sampler(seededRandom(id), { direction })(schema, ''), { direction });

const name = fc.constantFrom('id', 'name', 'email', 'total', 'tags', 'created_at', 'self');
const limits = (low: string, high: string, most: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(most))
    .map(([one, other]) => ({ [low]: Math.min(one, other), [high]: Math.max(one, other) }));
const formats = fc.constantFrom('date', 'date-time', 'email', 'uri', 'uuid', 'ipv4');
const leaves = fc.oneof(
  formats.map((format) => ({ ...text, format })),
  limits('minLength', 'maxLength', 40).map((rules) => ({ ...text, ...rules })),
  fc.constantFrom('^[A-Z]{3}-\\d{4}$', '^(red|green)+$').map((pattern) => ({ ...text, pattern })),
  limits('minimum', 'maximum', 500).map((rules) => ({ ...whole, ...rules })),
  fc.constantFrom(0.01, 0.5, 7).map((multipleOf) => ({ type: 'number', minimum: 1, multipleOf })),
  fc.uniqueArray(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 }).map((all) => ({ enum: all })),
  fc.constantFrom({ type: 'boolean' }, { type: ['integer', 'null'] }),
  fc.constant(ref('Node')),
);
/** Schemas that some value fits. */
const { schema } = fc.letrec<{ schema: object; object: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    leaves,
    tie('object'),
    fc.tuple(tie('schema'), limits('minItems', 'maxItems', 3)).map(([items, rules]) => ({ ...list(items), ...rules })),
    fc.tuple(leaves, tie('object')).map((anyOf) => ({ anyOf })),
    fc.array(tie('object'), { minLength: 1, maxLength: 3 }).map((alternatives) => ({
      oneOf: alternatives.map((alternative, index) => ({
        allOf: [alternative, object({ kind: { const: index } }, 'kind')],
      })),
    })),
    tie('object').map((one) => ({ if: { required: ['id'] }, then: { minProperties: 1 }, else: one })),
  ),
  object: fc
    .uniqueArray(
      fc.tuple(name, tie('schema'), fc.constantFrom({}, { readOnly: true }, { writeOnly: true }), fc.boolean()),
      { maxLength: 4, selector: ([one]) => one },
    )
    .map((fields) => {
      const properties = fields.map(([one, field, alternative]) => [one, { allOf: [field], ...alternative }]);
      const required = fields.filter(([, , , isNeeded]) => isNeeded).map(([one]) => one);
      return { ...object(Object.fromEntries(properties) as object, ...required), additionalProperties: true };
    }),
}));

it.each<Direction>(['request', 'response'])('what is made for a %s of any schema fits it', (direction) => {
  fc.assert(
    fc.property(schema, fc.string(), (It, seed) => {
      const Node = object({ next: ref('Node'), it: text });
      const part = child(rootCursor({ openapi: '3.1.0', It, components: { schemas: { Node } } }), 'It');
      expect(part && errorsOf(part, seed, direction)).toEqual([]);
    }),
    { numRuns: 300, seed: 31 },
  );
});
