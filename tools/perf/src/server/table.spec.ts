import { isMet, type Finding } from './row.ts';
import { table } from './table.ts';

const fast: Finding = {
  row: 'all-products, 40 products',
  measured: '9,000/s',
  compared: 'bare Fastify 10,000/s',
  value: 0.9,
  limit: { bound: 'at least', value: 0.85, unit: 'share' },
};
const large: Finding = {
  row: 'memory after the load',
  measured: '170 MB',
  compared: 'bare Fastify 50 MB',
  value: 3.4,
  limit: { bound: 'at most', value: 3, unit: 'times' },
};

it('each row is shown with its result, its limit and the verdict', () => {
  expect(table([fast, large]).split('\n')).toEqual([
    'Row                        Mock API  Compared with          Result  Limit      Verdict',
    '-------------------------  --------  ---------------------  ------  ---------  -------',
    'all-products, 40 products  9,000/s   bare Fastify 10,000/s  90.0 %  >= 85.0 %  ok',
    'memory after the load      170 MB    bare Fastify 50 MB     3.40x   <= 3.00x   SHORT',
  ]);
});

it('a figure exactly at its limit is met, and one that could not be taken is not', () => {
  expect(isMet({ ...fast, value: 0.85 })).toBe(true);
  expect(isMet({ ...fast, value: 0.849 })).toBe(false);
  expect(isMet({ ...large, value: 3 })).toBe(true);
  expect(isMet({ ...large, value: NaN })).toBe(false);
});
