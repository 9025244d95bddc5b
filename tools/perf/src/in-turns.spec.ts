import { measureInTurns, median, resultTable } from './in-turns.ts';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[], NaN],
  [[1, 2, NaN], NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('measures the sides in turns, leaves out what fails, and shows medians with their range, and the median of the ratios', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const measured: string[] = [];
  const results = { before: [200, 100, 120], now: [100, 100, 30] };
  const measure = async (side: 'before' | 'now') => {
    measured.push(side);
    return { 'LCP, ms': results[side].shift()!, CLS: 0.0125, 'TBT, ms': 0, ...(side === 'now' && { bytes: 9 }) };
  };
  const missing = { name: 'order', measure: () => Promise.reject(new Error('no such page')) };
  const values = await measureInTurns(['before', 'now'] as const, [missing, { name: 'home', measure }], 3);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
  expect(said).toHaveBeenCalledWith(expect.stringContaining('order failed, and is left out: no such page'));
  expect(measured.join(' ')).toBe('before now before now before now');
  expect(resultTable(['v0.1.0', 'Now'], values).split('\n')).toEqual([
    'Row            v0.1.0            Now              Ratio',
    '-------------  ----------------  ---------------  -----',
    'home: LCP, ms  120 (100 to 200)  100 (30 to 100)  0.50',
    'home: CLS      0.013             0.013            1.00',
    'home: TBT, ms  0                 0',
    'home: bytes                      9',
  ]);
});
