import { isFinal, type OrderStatus } from './order.ts';

/** How long after its creation an order whose payment was interrupted can be paid, in ms. */
export const PAY_AGAIN_MS = 15 * 60_000;

/**
 * Whether an interrupted payment can be taken up: with the same order, so that there is no second one
 * (docs/decisions/0018). Any older order is placed again.
 *
 * @param now ms since 1970
 */
export function canPayAgain(
  { payment_status, created_at }: { payment_status: OrderStatus; created_at: string },
  now: number,
): boolean {
  return !isFinal(payment_status) && now - Date.parse(created_at) < PAY_AGAIN_MS;
}
