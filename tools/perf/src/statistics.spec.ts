import { isMet, median, medianResult, resultTable, type Result } from './statistics.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], NaN],
  [[1, 2, NaN], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

const share: Result = {
  row: 'orders',
  measured: '450/s, SQLite 500/s',
  value: 0.85,
  limit: { atLeast: 0.85, unit: '%' },
};

it('meets a limit exactly at it, and misses it beyond it or without a value', () => {
  expect([0.85, 0.849, NaN].map((value) => isMet({ ...share, value }))).toEqual([true, false, false]);
  const limit = { atMost: 100, unit: 'ms' } as const;
  expect(
    [[90, 100, 500], [90, 101, 500], [], [90, NaN]].map((times) => isMet(medianResult('key', times, limit))),
  ).toEqual([true, false, false, false]);
});

it('shows each row with its result, its limit and whether it is met', () => {
  const slow = medianResult('back', [140, 90, 120], { atMost: 100, unit: 'ms' });
  expect(resultTable([share, slow]).split('\n')).toEqual([
    'Row     Measured               Result  Limit      Verdict',
    '------  ---------------------  ------  ---------  -------',
    'orders  450/s, SQLite 500/s    85.0 %  >= 85.0 %  ok',
    'back    140 ms, 90 ms, 120 ms  120 ms  <= 100 ms  MISSED',
  ]);
});
