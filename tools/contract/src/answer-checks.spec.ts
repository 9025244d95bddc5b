import { usableAnswer, type AnswerCheck } from '@shop/api-contract/answer-check';
import { answerChecks } from '@shop/api-contract/generated/answer-checks';
import type { OperationId } from '@shop/api-contract/operation';
import fc from 'fast-check';
import { answerChecksFile } from './answer-checks-file.ts';
import { callsOf, child, children, readContract, wholeOf, type Part, type Tree } from './openapi.ts';
import { schemaValidator } from './schemas/schema-validator.ts';
import { nearMissesOf, valuesOf } from './schemas/schema-values.ts';

const { whole } = readContract();
const compile = schemaValidator();
const getCalls = callsOf(whole)
  .filter(({ method, server }) => method === 'GET' && server === 'api')
  .map(({ id, answers }) => ({ id: id as OperationId, schema: answers[0]?.content?.schema as Part }));

/** Whether the whole answer is usable. */
const isWhollyUsable = (check: AnswerCheck, body: unknown) => {
  const result = usableAnswer(check, body);
  return result.ok && result.leftOut.length === 0;
};

describe.each(getCalls)('the check of the answer to $id', ({ id, schema }) => {
  const check = answerChecks[id] as AnswerCheck;
  const fitsContract = compile(schema);

  it('accepts everything that the contract allows', () => {
    fc.assert(
      fc.property(valuesOf(schema), nearMissesOf(schema), (fitting, mutant) => {
        expect(isWhollyUsable(check, fitting)).toBe(true);
        if (fitsContract(mutant)) expect(isWhollyUsable(check, mutant)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('refuses each field that the storefront reads when it is missing, null or of another type', () => {
    const items = child(schema, 'items');
    const object = items ?? schema;
    const [example] = fc.sample(valuesOf(object), 1) as Record<string, unknown>[];
    const read = children(object, 'properties')
      .filter(([, { node }]) => node['x-used-by-storefront'] !== false)
      .map(([name]) => name);

    const broken = read.flatMap((name) => [undefined, null, [], {}].map((value) => ({ ...example, [name]: value })));
    const body = (value: unknown) => (items ? [value] : value);
    expect(isWhollyUsable(check, body(example))).toBe(true);
    expect(broken.filter((one) => isWhollyUsable(check, body(one)))).toEqual([]);
  });
});

describe('generating from another contract', () => {
  const withCategory = (fields: Tree, required: string[]) => {
    const changed = structuredClone(whole.node) as { components: { schemas: Record<string, unknown> } };
    changed.components.schemas.Category = { type: 'object', required, properties: fields };
    return answerChecksFile(wholeOf(changed));
  };

  it('supports nullable and optional fields, lists and nested objects', () => {
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

  it('refuses a schema that it does not support', () => {
    expect(() => withCategory({ id: { oneOf: [{ type: 'integer' }, { type: 'string' }] } }, ['id'])).toThrow(
      'openapi.yaml: the generators do not support the schema {"oneOf":[{"type":"integer"},{"type":"string"}]}',
    );
  });
});
