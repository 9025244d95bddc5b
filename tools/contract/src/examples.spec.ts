import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { readAddress } from '@shop/domain/delivery/selected-office';
import type { z } from 'zod';
import { follow, operationsOf, readContract, type MediaType } from './read-contract.ts';
import { contractValidator } from './testing/contract-validator.ts';

const contract = readContract();
const operations = operationsOf(contract);
const compile = contractValidator(contract);

function examplesOf(media: MediaType): [name: string, value: unknown][] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => [name, follow(contract, example).value]);
}

const answers = operations.flatMap(({ id, answers: all }) =>
  all.flatMap(({ status, media }) => (media ? [{ id, status, media }] : [])),
);
const bodies = operations.flatMap(({ id, body }) => (body ? [{ id, body }] : []));

describe.each(answers)('answer $status of $id', ({ id, status, media }) => {
  it('is shown by an example, and every example is what it says', () => {
    const validate = compile(media.schema);
    const exact = (exactAnswerSchemas as Record<string, Record<number, z.ZodType>>)[id]?.[status];
    const examples = examplesOf(media);

    expect(examples).not.toHaveLength(0);
    for (const [name, value] of examples) {
      expect({ name, isValid: validate(value), errors: validate.errors }).toEqual({
        name,
        isValid: true,
        errors: null,
      });
      expect({ name, isExact: exact?.safeParse(value).success }).toEqual({ name, isExact: true });
    }
  });

  it('repeats its status in the body where the body has one', () => {
    for (const [, value] of examplesOf(media)) {
      const { status: problemStatus, statusCode } = Object(value) as { status?: number; statusCode?: number };
      expect([problemStatus ?? status, statusCode ?? status]).toEqual([status, status]);
    }
  });
});

describe.each(bodies)('the body of $id', ({ body }) => {
  it('is shown by an example, and every example is valid', () => {
    const validate = compile(body.schema);
    const examples = examplesOf(body);

    expect(examples).not.toHaveLength(0);
    for (const [name, value] of examples) {
      expect({ name, isValid: validate(value), errors: validate.errors }).toEqual({
        name,
        isValid: true,
        errors: null,
      });
    }
  });
});

it('gives every parameter an example within its limits', () => {
  for (const { schema, example } of operations.flatMap(({ parameters }) => parameters)) {
    expect(compile(schema)(example)).toBe(true);
  }
});

it('orders to the pincode of the address', () => {
  const orders = operations.find(({ id }) => id === 'createOrder')?.body;
  for (const [, value] of examplesOf(orders as MediaType)) {
    const { address, pincode } = value as { address: string; pincode: string };
    expect(readAddress(address)).toMatchObject({ ok: true, office: { Pincode: pincode } });
  }
});

it.each(operations.filter(({ answers: all }) => all.some(({ media }) => media?.schema.type === 'array')))(
  '$id shows an empty list as well',
  ({ answers: all }) => {
    const media = all.find(({ status }) => status === 200)?.media;

    expect(examplesOf(media as MediaType).map(([, value]) => value)).toContainEqual([]);
  },
);
