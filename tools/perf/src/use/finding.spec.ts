import { isMet, median } from './finding.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('a limit is met by the median, and never by what could not be measured', () => {
  const row = 'Add to Cart';
  expect(isMet({ row, times: [90, 100, 500], limit: 100 })).toBe(true);
  expect(isMet({ row, times: [90, 101, 500], limit: 100 })).toBe(false);
  expect(isMet({ row, times: [], limit: 100 })).toBe(false);
});
