import { percentile } from './percentile.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => last - index);

it.each([
  [99, upTo(100), 99],
  [99, upTo(101), 100],
  [99, upTo(700), 693],
  [99, [30, 10, 20], 30],
  [50, [4, 1, 3, 2], 2],
  [100, [4, 1, 3, 2], 4],
  [99, [7], 7],
  [99, [], NaN],
])('the %d. percentile of %j is %d', (percent, values, expected) => {
  expect(percentile(values, percent)).toBe(expected);
});
