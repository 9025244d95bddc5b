import { columns } from './columns.ts';

it('makes every column as wide as its widest cell, be it the head, and ends no line with spaces', () => {
  const lines = [
    ['orders', '4100/s', ''],
    ['a cold start', '0.3 s', 'ok'],
  ];
  expect(columns(['Row', 'Result', 'Verdict'], lines).split('\n')).toEqual([
    'Row           Result  Verdict',
    '------------  ------  -------',
    'orders        4100/s',
    'a cold start  0.3 s   ok',
  ]);
});

it('has no line under the heads where none is wanted', () => {
  expect(columns(['Row', 'Result'], [['orders', '4100/s']], { isUnderlined: false })).toBe(
    'Row     Result\norders  4100/s',
  );
});

it('has its heads when there is nothing to show', () => {
  expect(columns(['Row', 'Result'], [])).toBe('Row  Result\n---  ------');
});
