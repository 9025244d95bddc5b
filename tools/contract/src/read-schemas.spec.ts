import * as readSchemas from '@shop/api-contract/generated/read-schemas';
import { child, children, type Cursor } from '@shop/mock-engine/document/document';
import fc from 'fast-check';
import { readContract } from './contract.ts';
import { nearMissesOf, valuesOf } from './schemas/schema-values.ts';
import { schemaNamed } from './testing/named-parts.fixture.ts';
import { schemaValidator } from './testing/schema-validator.fixture.ts';

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
    for (const { place, isRequired, isRead, isList } of fieldsIn(schema)) {
      for (const value of [undefined, null, [], {}]) {
        const { success } = zod.safeParse(withValue(filled(schema), place, value));
        const mayBe = !isRead || (value === undefined && !isRequired) || (Array.isArray(value) && isList);
        expect({ place, value, success }).toEqual({ place, value, success: mayBe });
      }
    }
  });

  it('accepts values beyond the limits of the contract', () => {
    const beyond = JSON.stringify(filled(schema), (_, value: unknown) => {
      if (typeof value === 'object') return value;
      return typeof value === 'number' ? -1 : '';
    });
    expect(zod.safeParse(JSON.parse(beyond)).success).toBe(true);
  });
});

/** A value with every field, and an entry in every list. */
function filled(schema: Cursor): unknown {
  const items = child(schema, 'items');
  if (items) return [filled(items)];
  const fields = children(schema, 'properties');
  if (fields.length === 0) return fc.sample(valuesOf(schema), 1)[0];
  return Object.fromEntries(fields.map(([name, field]) => [name, filled(field)]));
}

/** Every field, with its path. */
function fieldsIn(schema: Cursor, above: readonly string[] = []): readonly Field[] {
  const items = child(schema, 'items');
  if (items) return fieldsIn(items, [...above, '0']);
  const required = (schema.node.required ?? []) as readonly string[];
  return children(schema, 'properties').flatMap(([name, field]) => [
    {
      place: [...above, name],
      isRequired: required.includes(name),
      isRead: field.node['x-used-by-storefront'] !== false,
      isList: field.node.type === 'array',
    },
    ...fieldsIn(field, [...above, name]),
  ]);
}

interface Field {
  readonly place: readonly string[];
  readonly isRequired: boolean;
  readonly isRead: boolean;
  readonly isList: boolean;
}

function withValue(whole: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const fields = whole as Readonly<Record<string, unknown>>;
  const changed = rest.length === 0 ? value : withValue(fields[name], rest, value);
  return Array.isArray(whole) ? [changed] : { ...fields, [name]: changed };
}
