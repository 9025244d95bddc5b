import { shareOf, type Sample } from './samples.ts';

const sample = (requestsPerSecond: number, cpuSecondsPerRequest: number): Sample => ({
  requests: requestsPerSecond,
  seconds: 1,
  p99: 3,
  paidOrders: [],
  requestsPerSecond,
  cpuSecondsPerRequest,
});

it('two servers are compared round by round, and the middle one counts', () => {
  const mine = [sample(80, 1), sample(8, 1), sample(900, 1)];
  const theirs = [sample(100, 1), sample(10, 1), sample(100, 1)];
  expect(shareOf(mine, theirs)).toBe(0.8);
});

it('a slow load is not taken for a fast server', () => {
  expect(shareOf([sample(100, 2)], [sample(100, 1)])).toBe(0.5);
  expect(shareOf([sample(50, 1)], [sample(100, 1)])).toBe(0.5);
});
