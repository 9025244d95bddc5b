import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { requestSchemas } from '@shop/api-contract/generated/request-schemas';
import * as openSchemas from '@shop/api-contract/generated/zod';
import fc from 'fast-check';
import type { z } from 'zod';
import { callsOf, readContract, schemaNamed, type Part } from './openapi.ts';
import { schemaValidator } from './schemas/schema-validator.ts';
import { nearMissesOf, valuesOf } from './schemas/schema-values.ts';

const { whole } = readContract();
const calls = callsOf(whole);
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
  const zod = (requestSchemas as Record<string, { body?: z.ZodType }>)[id]?.body;

  it('is accepted alike by the contract and the generated validator', () => {
    expectAgreement(schema, compile(schema), zod as z.ZodType);
  });
});

const parameters = calls.flatMap(({ id, parameters: all }) => all.map(({ name, schema }) => ({ id, name, schema })));

it.each(parameters)('the parameter $name of $id is accepted alike by both', ({ id, name, schema }) => {
  const zod = (requestSchemas as Record<string, { path?: { shape: Record<string, z.ZodType> } }>)[id]?.path?.shape[
    name
  ];

  expectAgreement(schema, compile(schema), zod as z.ZodType);
});

const answers = calls.flatMap(({ id, answers: all }) =>
  all.flatMap(({ status, content }) => (content ? [{ id, status, schema: content.schema }] : [])),
);
const seen = new Set<string>();
const distinctAnswers = answers.filter(({ schema }) => {
  const text = JSON.stringify(schema.node);
  return !seen.has(text) && seen.add(text);
});

it.each(distinctAnswers)(
  'answer $status of $id is accepted alike by both, with exact fields',
  ({ id, status, schema }) => {
    const zod = (exactAnswerSchemas as Record<string, Record<number, z.ZodType>>)[id]?.[status];

    expectAgreement(schema, compileExact(schema), zod as z.ZodType);
  },
);

it('accepts and drops extra fields in a response', () => {
  const category = { id: 1, category_name: 'Immunity', category_image: 'immunity.jpg' };

  expect(compile(schemaNamed(whole, 'Category'))({ ...category, sort_order: 3 })).toBe(true);
  expect(openSchemas.zCategory.parse({ ...category, sort_order: 3 })).toEqual(category);
});
