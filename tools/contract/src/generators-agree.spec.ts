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

type Judge = (value: unknown) => boolean;

/** Both judges take what fits the schema, and are of one mind about everything that is nearly so. */
function expectAgreement(schema: Part, byContract: Judge, byZod: z.ZodType): void {
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

  it('is judged alike by the contract and by the generated validator', () => {
    expectAgreement(schema, compile(schema), zod as z.ZodType);
  });
});

const parameters = calls.flatMap(({ id, parameters: all }) => all.map(({ name, schema }) => ({ id, name, schema })));

it.each(parameters)('the parameter $name of $id is judged alike by both', ({ id, name, schema }) => {
  const zod = (requestSchemas as Record<string, { path?: { shape: Record<string, z.ZodType> } }>)[id]?.path?.shape[
    name
  ];

  expectAgreement(schema, compile(schema), zod as z.ZodType);
});

const answers = calls.flatMap(({ id, answers: all }) =>
  all.flatMap(({ status, content }) => (content ? [{ id, status, schema: content.schema }] : [])),
);
const seen = new Set<string>();
const unlikeAnswers = answers.filter(({ schema }) => {
  const text = JSON.stringify(schema.node);
  return !seen.has(text) && seen.add(text);
});

it.each(unlikeAnswers)('answer $status of $id is judged alike by both, to the last field', ({ id, status, schema }) => {
  const zod = (exactAnswerSchemas as Record<string, Record<number, z.ZodType>>)[id]?.[status];

  expectAgreement(schema, compileExact(schema), zod as z.ZodType);
});

it('is open to fields that a real backend adds to an answer, and drops them', () => {
  const category = { id: 1, category_name: 'Immunity', category_image: 'immunity.jpg' };

  expect(compile(schemaNamed(whole, 'Category'))({ ...category, sort_order: 3 })).toBe(true);
  expect(openSchemas.zCategory.parse({ ...category, sort_order: 3 })).toEqual(category);
});

it('counts characters, not UTF-16 units', () => {
  const emojis = (count: number) => ({ email: 'demo@vanaveda.example', password: '🌿'.repeat(count) });

  expect(openSchemas.zLoginRequest.safeParse(emojis(200)).success).toBe(true);
  expect(openSchemas.zLoginRequest.safeParse(emojis(201)).success).toBe(false);
});
