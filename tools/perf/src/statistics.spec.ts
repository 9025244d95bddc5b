import { median, medianResult, resultTable } from './statistics.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], NaN],
  [[1, 2, NaN], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('shows each row with its result and limit, which is met at its number, and missed beyond it or without a value', () => {
  const limit = { atMost: 100, unit: 'ms' } as const;
  const share = {
    row: 'orders',
    measured: '450/s, SQLite 500/s',
    value: 0.85,
    limit: { atLeast: 0.85, unit: '%' },
  } as const;
  const slow = medianResult('back', [140, 90, 120], limit);
  const rows = [
    share,
    { ...share, value: 0.849 },
    slow,
    medianResult('key', [90, 100, 500], limit),
    medianResult('none', [], limit),
  ];
  expect(resultTable(rows).split('\n')).toEqual([
    'Row     Measured               Result  Limit      Verdict',
    '------  ---------------------  ------  ---------  -------',
    'orders  450/s, SQLite 500/s    85.0 %  >= 85.0 %  ok',
    'orders  450/s, SQLite 500/s    84.9 %  >= 85.0 %  MISSED',
    'back    140 ms, 90 ms, 120 ms  120 ms  <= 100 ms  MISSED',
    'key     90 ms, 100 ms, 500 ms  100 ms  <= 100 ms  ok',
    'none                           NaN ms  <= 100 ms  MISSED',
  ]);
});
