import { table } from './table.ts';

it('shows each row with its median, its worst and the verdict', () => {
  const findings = [
    { row: 'phone: a key', times: [40, 60, 48], limit: 100 },
    { row: 'phone: back', times: [140, 90, 120], limit: 100 },
    { row: 'phone: a row that failed', times: [], limit: 100 },
  ];
  expect(table(findings).split('\n')).toEqual([
    'Row                       Median  Worst   Limit      Verdict',
    '------------------------  ------  ------  ---------  -------',
    'phone: a key              48 ms   60 ms   <= 100 ms  ok',
    'phone: back               120 ms  140 ms  <= 100 ms  SLOW',
    'phone: a row that failed  none    none    <= 100 ms  SLOW',
  ]);
});
