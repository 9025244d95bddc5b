import fc from 'fast-check';
import type { z } from 'zod';
import { callsOf } from '@shop/mock-engine/openapi/calls';
import { contractOf } from '@shop/mock-engine/openapi/contract-of';
import type { Part } from '@shop/mock-engine/openapi/document';
import { readContract } from '../contract.ts';
import { schemaValidator } from './schema-validator.fixture.ts';
import { nearMissesOf, valuesOf } from './schema-values.ts';

const { whole } = readContract();
const calls = callsOf(whole);
const { requestSchemas, responseSchemas } = contractOf(whole);
const compile = schemaValidator();
const compileExact = schemaValidator({ areObjectsClosed: true });
const runs = { numRuns: 300 };

type Accepts = (value: unknown) => boolean;

/** Both accept what fits the schema, and agree on values that nearly fit. */
function expectAgreement(schema: Part, byContract: Accepts, byZod: z.ZodType): void {
  const verdicts = { accepted: 0, refused: 0 };

  fc.assert(
    fc.property(valuesOf(schema), nearMissesOf(schema), (fitting, mutant) => {
      expect(byContract(fitting)).toBe(true);
      expect(byZod.safeParse(fitting).success).toBe(true);

      const verdict = byContract(mutant);
      verdicts[verdict ? 'accepted' : 'refused'] += 1;
      expect({ mutant, isAccepted: byZod.safeParse(mutant).success }).toEqual({ mutant, isAccepted: verdict });
    }),
    runs,
  );
  expect(verdicts.refused).toBeGreaterThan(0);
}

const bodies = calls.flatMap(({ id, body }) => (body ? [{ id, schema: body.schema }] : []));

describe.each(bodies)('the body of $id', ({ id, schema }) => {
  it('is accepted alike by the contract and the server', () => {
    expectAgreement(schema, compile(schema), requestSchemas[id]?.body as z.ZodType);
  });
});

const parameters = calls.flatMap(({ id, parameters: all }) => all.map(({ name, schema }) => ({ id, name, schema })));

it.each(parameters)('the parameter $name of $id is accepted alike by both', ({ id, name, schema }) => {
  const { shape } = requestSchemas[id]?.path as z.ZodObject<Record<string, z.ZodType>>;
  expectAgreement(schema, compile(schema), shape[name] as z.ZodType);
});

const responses = calls.flatMap(({ id, responses: all }) =>
  all.flatMap(({ status, content }) => (content ? [{ id, status, schema: content.schema }] : [])),
);
const seen = new Set<string>();
const distinctResponses = responses.filter(({ schema }) => {
  const text = JSON.stringify(schema.node);
  return !seen.has(text) && seen.add(text);
});

it.each(distinctResponses)(
  'response $status of $id is accepted alike by both, with exact fields',
  ({ id, status, schema }) => {
    expectAgreement(schema, compileExact(schema), responseSchemas[id]?.[status] as z.ZodType);
  },
);
