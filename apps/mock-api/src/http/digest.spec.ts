import { digestOf } from './digest.ts';

const digestOfText = (text: string) => digestOf(Buffer.from(text));

it('is the same for the same bytes, and has the same length for all', () => {
  expect(digestOfText('Tulsi Drops')).toBe(digestOfText('Tulsi Drops'));
  for (const text of ['', 'a', 'Tulsi Drops']) expect(digestOfText(text)).toMatch(/^[0-9a-f]{16}$/);
});

it('is another for every one of a hundred thousand lists that differ in one place', () => {
  const digests = new Set(Array.from({ length: 100_000 }, (_, price) => digestOfText(`[{"product_price":${price}}]`)));
  expect(digests.size).toBe(100_000);
});

it('tells the same bytes in another order apart', () => {
  expect(digestOfText('[1,2]')).not.toBe(digestOfText('[2,1]'));
});
