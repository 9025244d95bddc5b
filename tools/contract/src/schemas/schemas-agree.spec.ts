import { callsOf } from '@shop/mock-engine/document/calls';
import type { Cursor } from '@shop/mock-engine/document/document';
import { valueErrors } from '@shop/mock-engine/schema/check-value';
import fc from 'fast-check';
import { readContract } from '../contract.ts';
import { schemaValidator } from '../testing/schema-validator.fixture.ts';
import { nearMissesOf, valuesOf } from './schema-values.ts';

const { whole } = readContract();
const calls = callsOf(whole);
const compile = schemaValidator();
const compileExact = schemaValidator({ areObjectsClosed: true });

type Accepts = (value: unknown) => boolean;

/** Both accept what fits the schema, and agree on values that nearly fit. */
function expectAgreement(schema: Cursor, byContract: Accepts, isExact = false): void {
  const byServer: Accepts = (value) => valueErrors(schema, value, { isExact }).length === 0;
  let refused = 0;

  fc.assert(
    fc.property(valuesOf(schema), nearMissesOf(schema), (fitting, mutant) => {
      expect(byContract(fitting)).toBe(true);
      expect(byServer(fitting)).toBe(true);

      const verdict = byContract(mutant);
      refused += verdict ? 0 : 1;
      expect({ mutant, isAccepted: byServer(mutant) }).toEqual({ mutant, isAccepted: verdict });
    }),
  );
  expect(refused).toBeGreaterThan(0);
}

const sent = calls.flatMap(({ id, body, parameters }) => [
  ...(body ? [{ id, name: 'body', schema: body.schema }] : []),
  ...parameters.map(({ name, schema }) => ({ id, name: `parameter ${name}`, schema })),
]);

it.each(sent)('the $name of $id is accepted alike by the contract and the server', ({ schema }) => {
  expectAgreement(schema, compile(schema));
});

const responses = calls.flatMap(({ id, responses: all }) =>
  all.flatMap(({ status, content }) => (content ? [{ id, status, schema: content.schema }] : [])),
);
const seen = new Set<string>();
const distinctResponses = responses.filter(({ schema }) => {
  const text = JSON.stringify(schema.node);
  return !seen.has(text) && seen.add(text);
});

it.each(distinctResponses)('response $status of $id is accepted alike by both, with exact fields', ({ schema }) => {
  expectAgreement(schema, compileExact(schema), true);
});
