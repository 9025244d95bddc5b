import { takeAnswer, type AnswerCheck } from '@shop/api-contract/answer-check';
import { answerChecks } from '@shop/api-contract/generated/answer-checks';
import type { OperationId } from '@shop/api-contract/operation';
import fc from 'fast-check';
import { answerChecksFile } from './answer-checks-file.ts';
import { follow, operationsOf, readContract, type Schema } from './read-contract.ts';
import { contractValidator } from './testing/contract-validator.ts';
import { mutated } from './testing/mutations.ts';
import { valuesOf } from './testing/schema-arbitrary.ts';

const contract = readContract();
const compile = contractValidator(contract);
const questions = operationsOf(contract)
  .filter(({ method, server }) => method === 'GET' && server === 'api')
  .map(({ id, answers }) => ({ id: id as OperationId, schema: answers[0]?.media?.schema as Schema }));

/** Whether nothing of the answer is refused or left out. */
const isTakenWhole = (check: AnswerCheck, body: unknown) => {
  const taken = takeAnswer(check, body);
  return taken.ok && taken.leftOut.length === 0;
};

describe.each(questions)('the check of the answer to $id', ({ id, schema }) => {
  const check = answerChecks[id] as AnswerCheck;
  const fitsContract = compile(schema);

  it('takes all that the contract allows, and refuses nothing else', () => {
    const nearMisses = valuesOf(contract, schema).chain((value) => fc.tuple(fc.constant(value), mutated(value)));
    fc.assert(
      fc.property(nearMisses, ([fitting, mutant]) => {
        expect(isTakenWhole(check, fitting)).toBe(true);
        if (fitsContract(mutant)) expect(isTakenWhole(check, mutant)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('misses each field that the storefront reads, when it is not there, null, or of another type', () => {
    const { type, items } = follow(contract, schema);
    const object = follow(contract, type === 'array' ? (items as Schema) : schema);
    const [example] = fc.sample(valuesOf(contract, object), 1) as Record<string, unknown>[];
    const read = Object.entries(object.properties as Record<string, Schema>)
      .filter(([, property]) => property['x-used-by-storefront'] !== false)
      .map(([name]) => name);

    const broken = read.flatMap((name) => [undefined, null, [], {}].map((value) => ({ ...example, [name]: value })));
    const body = (value: unknown) => (type === 'array' ? [value] : value);
    expect(isTakenWhole(check, body(example))).toBe(true);
    expect(broken.filter((one) => isTakenWhole(check, body(one)))).toEqual([]);
  });
});

describe('from a contract with other shapes', () => {
  const withCategory = (fields: Record<string, Schema>, required: string[]) => {
    const changed = structuredClone(contract);
    changed.components.schemas.Category = { type: 'object', required, properties: fields };
    return answerChecksFile(changed);
  };

  it('come checks of what may be null or missing, of lists and of objects within', () => {
    const fields = {
      id: { type: 'integer' },
      hint: { type: ['string', 'null'] },
      shelves: { type: 'array', items: { $ref: '#/components/schemas/OfferCategory' } },
      isNew: { type: 'boolean' },
      colour: { type: 'string', 'x-used-by-storefront': false },
    };
    expect(withCategory(fields, ['id', 'hint', 'shelves', 'colour'])).toContain(
      [
        'const Category = check.object({',
        '  id: check.integer,',
        '  hint: check.nullable(check.text),',
        '  shelves: check.listOf(OfferCategory),',
        '  isNew: check.optional(check.boolean),',
        '});',
      ].join('\n'),
    );
  });

  it('come words about a shape that there is no check for', () => {
    expect(() => withCategory({ id: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }, ['id'])).toThrow(
      'openapi.yaml: the generators know no check for {"oneOf":[{"type":"integer"},{"type":"string"}]}',
    );
  });
});
