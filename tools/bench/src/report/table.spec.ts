import { isMet, type Finding } from './finding.ts';
import { table } from './table.ts';

const fast: Finding = {
  row: 'all-products, 40 products',
  measured: '9,000 requests/s',
  compared: '10,000 requests/s',
  value: 0.9,
  limit: { bound: 'at least', value: 0.85, unit: 'share' },
};
const large: Finding = {
  row: 'memory after the load',
  measured: '170 MB',
  compared: '',
  value: 170,
  limit: { bound: 'at most', value: 160, unit: 'MB' },
};

it('shows each row with its result, its limit and the verdict', () => {
  expect(table([fast, large]).split('\n')).toEqual([
    'Row                        Mock API          Compared with      Result  Limit      Verdict',
    '-------------------------  ----------------  -----------------  ------  ---------  -------',
    'all-products, 40 products  9,000 requests/s  10,000 requests/s  90.0 %  >= 85.0 %  ok',
    'memory after the load      170 MB                               170 MB  <= 160 MB  SHORT',
  ]);
});

it('a figure exactly at its limit is met, and one that could not be taken is not', () => {
  expect(isMet({ ...fast, value: 0.85 })).toBe(true);
  expect(isMet({ ...fast, value: 0.849 })).toBe(false);
  expect(isMet({ ...large, value: 160 })).toBe(true);
  expect(isMet({ ...large, value: NaN })).toBe(false);
});
