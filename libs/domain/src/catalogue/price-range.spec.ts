import { isInPriceRange, readPriceRange } from './price-range.ts';

it.each([
  [249.5, 'to-250', true],
  [250, 'to-250', false],
  [250, '250-500', true],
  [499.5, '250-500', true],
  [500, '250-500', false],
  [500, 'from-500', true],
  [1250, 'from-500', true],
  [499.5, 'from-500', false],
  [1250, undefined, true],
] as const)('₹%d in the range %s: %s', (rupees, range, isIn) => {
  expect(isInPriceRange(rupees, range)).toBe(isIn);
});

it('the address names a range that exists, or none', () => {
  expect(['250-500', '0-99', null].map(readPriceRange)).toEqual(['250-500', undefined, undefined]);
});
