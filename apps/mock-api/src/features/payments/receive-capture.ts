import type { Settlement } from '@shop/domain/order/order-status';

import type { World } from '../../world/world.ts';
import { settleOrder } from './settle-order.ts';

/** What the provider's server reports when it has taken money: Razorpay's `payment.captured`, as the shop needs it. */
export interface Capture {
  readonly order_id: string;
  readonly payment_id: string;
  readonly payment_signature: string;
}

/**
 * The shop's ear for its provider's server. By the same rule as the window's own report: it pays an open order, says nothing
 * new of a paid one, and is recorded for refund when the order was closed.
 *
 * @returns undefined for an order that the shop does not know
 */
export async function receiveCapture(
  { order_id: orderId, payment_id: paymentId, payment_signature }: Capture,
  { store, signer, clock }: Pick<World, 'store' | 'signer' | 'clock'>,
): Promise<Settlement | undefined> {
  const isSigned = paymentId !== '' && (await signer.verify({ orderId, paymentId }, payment_signature));
  return store.write((records) => {
    const order = records.orders.withId(orderId);
    return order && settleOrder(order, { status: 'succeeded', paymentId, isSigned, at: clock.now() }, records);
  });
}
