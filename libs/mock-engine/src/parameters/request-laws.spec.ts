import fc from 'fast-check';
import { callsOf } from '../document/calls.ts';
import { rootCursor } from '../document/document.ts';
import { parseQuery } from '../http/sent-fields.ts';
import { firstErrors } from '../schema/check-value.ts';
import { list, whole } from '../testing/description.fixture.ts';
import { readForm } from './read-fields.ts';
import { readParameters } from './read-parameters.ts';

const schema = { $ref: '#/schema' };
const object = {
  type: 'object',
  properties: { a: list(schema), b: whole },
  additionalProperties: { anyOf: [whole, schema] },
};
const places = ['path', 'query', 'header', 'cookie'];
const styles = ['simple', 'label', 'matrix', 'form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];
const parameters = styles.flatMap((style) =>
  places.flatMap((place) => [true, false].map((explode) => ({ name: 'a', in: place, style, explode, schema }))),
);
const post = { requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } };
const operations = parameters.map((one, index) => [`/${index}`, { get: { parameters: [one] } }]);
const paths = { ...(Object.fromEntries(operations) as object), '/': { post } };
const pieces = 'a b = & [ ] [0] [] , ; . | % %5B %20 + " { } 1 __proto__ constructor \u0000 €'.split(' ');
const odd = fc.array(fc.constantFrom(' ', ...pieces), { maxLength: 30 });

it('whatever is sent is read without an error, and changes no prototype', () => {
  const calls = callsOf(rootCursor({ openapi: '3.1.0', schema: object, paths }));
  expect(calls.flatMap(({ bodies }) => bodies)).toHaveLength(1);
  fc.assert(
    fc.property(odd, (sent) => {
      const text = sent.join('');
      for (const call of calls) {
        readParameters(call, { path: { a: text }, query: text, headers: { a: text, cookie: text } });
        for (const one of call.bodies) firstErrors(one.schema, readForm(one, parseQuery(text)), {});
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { numRuns: 100, seed: 1 },
  );
});
