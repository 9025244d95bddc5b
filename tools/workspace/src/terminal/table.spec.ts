import { formatTable } from './table.ts';

it('makes each column as wide as its widest cell or head, without trailing spaces', () => {
  const lines = [
    ['orders', '4100/s', ''],
    ['a cold start', '0.3 s', 'ok'],
  ];
  expect(formatTable(['Row', 'Result', 'Verdict'], lines).split('\n')).toEqual([
    'Row           Result  Verdict',
    '------------  ------  -------',
    'orders        4100/s',
    'a cold start  0.3 s   ok',
  ]);
});

it('can leave the heads without underline', () => {
  expect(formatTable(['Row', 'Result'], [['orders', '4100/s']], { isUnderlined: false })).toBe(
    'Row     Result\norders  4100/s',
  );
});

it('shows the heads of an empty table', () => {
  expect(formatTable(['Row', 'Result'], [])).toBe('Row  Result\n---  ------');
});
