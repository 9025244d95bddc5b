import { isMet } from './finding.ts';

it('a limit is met by the median, and never by what could not be measured', () => {
  const row = 'Add to Cart';
  expect(isMet({ row, times: [90, 100, 500], limit: 100 })).toBe(true);
  expect(isMet({ row, times: [90, 101, 500], limit: 100 })).toBe(false);
  expect(isMet({ row, times: [], limit: 100 })).toBe(false);
});
