import * as readSchemas from '@shop/api-contract/generated/read-schemas';
import fc from 'fast-check';
import { children } from '@shop/mock-engine/openapi/document';
import { readContract } from './contract.ts';
import { schemaValidator } from './testing/schema-validator.fixture.ts';
import { nearMissesOf, valuesOf } from './schemas/schema-values.ts';
import { schemaNamed } from './testing/named-parts.fixture.ts';

const { whole } = readContract();
const compile = schemaValidator();
const schemas = Object.entries(readSchemas).map(([name, zod]) => ({ name: name.slice(1), zod }));

describe.each(schemas)('what the storefront reads of $name', ({ name, zod }) => {
  const schema = schemaNamed(whole, name);

  it('accepts everything that the contract allows', () => {
    const fitsContract = compile(schema);
    fc.assert(
      fc.property(valuesOf(schema), nearMissesOf(schema), (fitting, mutant) => {
        expect(zod.safeParse(fitting).success).toBe(true);
        if (fitsContract(mutant)) expect(zod.safeParse(mutant).success).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('refuses each field that the storefront reads when it is missing though required, null or of another type, and no other', () => {
    const [example] = fc.sample(valuesOf(schema), 1) as Record<string, unknown>[];
    const fields = children(schema, 'properties');
    const unread = fields.flatMap(([field, { node }]) => (node['x-used-by-storefront'] === false ? [field] : []));
    const required = schema.node.required as string[];
    for (const [field] of fields) {
      for (const value of [undefined, null, [], {}]) {
        const { success } = zod.safeParse({ ...example, [field]: value });
        const mayLack = value === undefined && !required.includes(field);
        expect({ field, value, success }).toEqual({ field, value, success: mayLack || unread.includes(field) });
      }
    }
  });

  it('accepts values beyond the limits of the contract', () => {
    const [example] = fc.sample(valuesOf(schema), 1) as Record<string, unknown>[];
    const beyond = Object.entries(example ?? {}).map(([field, value]) => [field, typeof value === 'number' ? -1 : '']);
    expect(zod.safeParse(Object.fromEntries(beyond)).success).toBe(true);
  });
});
