import { readAddress } from '@shop/domain/delivery/selected-office';
import { callsOf, examplesOf, type Content } from '@shop/mock-engine/openapi/calls';
import { contractOf } from '@shop/mock-engine/openapi/contract-of';
import { readContract } from './contract.ts';
import { schemaValidator } from './testing/schema-validator.fixture.ts';
import { callNamed } from './testing/named-parts.fixture.ts';

const { whole, placeOf } = readContract();
const calls = callsOf(whole);
const contract = contractOf(whole);
const compile = schemaValidator();

const responses = calls.flatMap(({ id, part, responses: all }) =>
  all.flatMap(({ status, content }) => (content ? [{ id, place: placeOf(part), status, content }] : [])),
);
const bodies = calls.flatMap(({ id, body }) => (body ? [{ id, body }] : []));

/** Each has an example, and all of them fit. */
function expectExamples(content: Content, accepts: (value: unknown) => boolean = () => true) {
  const validate = compile(content.schema);
  const examples = [...examplesOf(content)];

  expect(examples).not.toHaveLength(0);
  for (const [name, value] of examples) {
    expect({ name, isValid: validate(value), errors: validate.errors, isAccepted: accepts(value) }).toEqual({
      name,
      isValid: true,
      errors: null,
      isAccepted: true,
    });
  }
}

describe.each(responses)('$place response $status of $id', ({ id, status, content }) => {
  it('has an example, and every example is valid and exact', () => {
    const exact = contract.calls[id]?.responses[status]?.check;
    expectExamples(content, (value) => exact?.(value).length === 0);
  });

  it('repeats its status in a body that has one', () => {
    for (const [, value] of examplesOf(content)) {
      const { status: problemStatus, statusCode } = Object(value) as { status?: number; statusCode?: number };
      expect([problemStatus ?? status, statusCode ?? status]).toEqual([status, status]);
    }
  });
});

it.each(bodies)('the body of $id has an example, and every example is valid', ({ body }) => expectExamples(body));

it('has a valid example of every parameter', () => {
  for (const { schema, part } of calls.flatMap(({ parameters }) => parameters)) {
    expect(compile(schema)(part.node.example)).toBe(true);
  }
});

it('has orders whose PIN code matches the address', () => {
  for (const value of examplesOf(callNamed(whole, 'createOrder').body).values()) {
    const { address, pincode } = value as { address: string; pincode: string };
    expect(readAddress(address)).toMatchObject({ ok: true, office: { Pincode: pincode } });
  }
});

it.each(
  responses.filter(({ content }) => content.schema.node.type === 'array' && !('minItems' in content.schema.node)),
)('$place $id has an example of an empty list', ({ content }) => {
  expect([...examplesOf(content).values()]).toContainEqual([]);
});
