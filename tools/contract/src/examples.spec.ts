import type { Content } from '@shop/mock-engine/document/calls';
import { describeDocument } from '@shop/mock-engine/engine/document-definition';
import { checkResponse } from '@shop/mock-engine/samples/declared-response';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import { readContract } from './contract.ts';
import { schemaValidator } from './testing/schema-validator.fixture.ts';

const { whole, placeOf } = readContract();
const calls = Object.values(describeDocument(whole).calls);
const compile = schemaValidator();

const responses = calls.flatMap((call) =>
  call.responses.flatMap(({ status, content }) =>
    content ? [{ id: call.id, call, place: placeOf(call.part), status, content }] : [],
  ),
);
const bodies = calls.flatMap(({ id, body }) => (body ? [{ id, body }] : []));

/** Each has an example, and all of them fit. */
function expectExamples(content: Content, accepts: (value: unknown) => boolean = () => true) {
  const validate = compile(content.schema);
  const examples = [...examplesOf(content)];

  expect(examples).not.toHaveLength(0);
  for (const [name, value] of examples) {
    validate(value);
    expect({ name, errors: validate.errors, isAccepted: accepts(value) }).toEqual({
      name,
      errors: null,
      isAccepted: true,
    });
  }
}

it.each(responses)(
  '$place response $status of $id has an example, and every example is valid and exact, and repeats its status if it has one',
  ({ call, status, content }) => {
    expectExamples(content, (value) => checkResponse(call, status, value).length === 0);
    for (const [, value] of examplesOf(content)) {
      const { status: problemStatus, statusCode } = Object(value) as { status?: number; statusCode?: number };
      expect(problemStatus ?? status).toEqual(status);
      expect(statusCode ?? status).toEqual(status);
    }
  },
);

it.each(bodies)('the body of $id has an example, and every example is valid', ({ body }) => expectExamples(body));

it.each(
  responses.filter(({ content }) => content.schema.node.type === 'array' && !('minItems' in content.schema.node)),
)('$place $id has an example of an empty list', ({ content }) => {
  expect([...examplesOf(content).values()]).toContainEqual([]);
});
