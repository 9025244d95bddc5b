import { shareOf, timesP99 } from './compare.ts';
import type { Sample } from './rounds.ts';

const sample = (requestsPerSecond: number, cpuSecondsPerRequest: number, p99 = 3): Sample => ({
  requests: requestsPerSecond,
  seconds: 1,
  p99,
  paidOrders: [],
  requestsPerSecond,
  cpuSecondsPerRequest,
});

it('compares round by round, and takes the middle one', () => {
  const mine = [sample(80, 1), sample(8, 1), sample(900, 1)];
  const theirs = [sample(100, 1), sample(10, 1), sample(100, 1)];
  expect(shareOf(mine, theirs)).toBe(0.8);
});

it('does not take a slow load for a fast server', () => {
  expect(shareOf([sample(100, 2)], [sample(100, 1)])).toBe(0.5);
  expect(shareOf([sample(50, 1)], [sample(100, 1)])).toBe(0.5);
});

it('compares the slowest percent of each round', () => {
  expect(
    timesP99([sample(1, 1, 4), sample(1, 1, 9), sample(1, 1, 6)], [sample(1, 1, 2), sample(1, 1, 3), sample(1, 1, 3)]),
  ).toBe(2);
});
