import { orderStatuses } from './order.ts';
import { canPayAgain, PAY_AGAIN_MS } from './pay-again.ts';

const created_at = '2026-02-14T09:31:07.000Z';
const canPayAfter = (ms: number, payment_status: (typeof orderStatuses)[number] = 'created') =>
  canPayAgain({ payment_status, created_at }, Date.parse(created_at) + ms);

it('an interrupted payment can be taken up for fifteen minutes, also by a clock that is slow', () => {
  expect([-60_000, 0, PAY_AGAIN_MS - 1, PAY_AGAIN_MS].map((ms) => canPayAfter(ms))).toEqual([true, true, true, false]);
});

it('an order that is final is never paid again', () => {
  expect(orderStatuses.filter((status) => canPayAfter(0, status))).toEqual(['created']);
});
