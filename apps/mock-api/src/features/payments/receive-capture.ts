import type { Settlement } from '@shop/domain/order/order-status';

import type { World } from '../../world/world.ts';
import { settleOrder } from './settle-order.ts';

/** The provider's report of a captured payment: the required fields of Razorpay's `payment.captured`. */
export interface Capture {
  readonly order_id: string;
  readonly payment_id: string;
  readonly payment_signature: string;
}

/**
 * Handles a report from the provider's server, by the same rule as the window's report: it pays an open order, does
 * nothing for a paid one, and is recorded for refund when the order is closed.
 *
 * @returns undefined for an unknown order
 */
export async function receiveCapture(
  { order_id: orderId, payment_id: paymentId, payment_signature }: Capture,
  { store, signer, clock }: Pick<World, 'store' | 'signer' | 'clock'>,
): Promise<Settlement | undefined> {
  const isSigned = paymentId !== '' && (await signer.verify({ orderId, paymentId }, payment_signature));
  return store.change(() => {
    const order = store.orders.withId(orderId);
    return order && settleOrder(order, { status: 'succeeded', paymentId, isSigned, at: clock.now() }, store);
  });
}
