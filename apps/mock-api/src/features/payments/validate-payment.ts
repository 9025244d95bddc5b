import { isFinal } from '@shop/domain/order/order-status';

import type { Answer, Input } from '../../world/operation.ts';
import { ok } from '../../world/operation.ts';
import type { World } from '../../world/world.ts';
import { paymentMessages as messages } from './payments.messages.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Settles an order with what the payment window reported (contract: validatePayment). Every well-formed report is
 * answered 200; the verdict is in `response`. Looking and settling are one step, so that fifty reports at once make one
 * payment.
 */
export async function validatePayment(
  { customer, path, body }: Input<'validatePayment'>,
  world: World,
): Promise<Answer<'validatePayment'>> {
  const { store, signer, clock, orderClosed } = world;
  const { status, order_id: orderId, payment_id: paymentId } = body;
  const isSigned = paymentId !== '' && (await signer.verify({ orderId, paymentId }, body.payment_signature));

  const verdict = await store.write((records) => {
    const order = records.orders.withId(orderId);
    // Somebody else's order is none of theirs: they must not even learn that it exists.
    if (order?.customer !== customer.number || order.provider !== path.payment_provider) return undefined;
    return settleOrder(order, { status, paymentId, isSigned, at: clock.now() }, records);
  });
  if (!verdict) return refuse('order-unknown');

  if (isFinal(verdict.status)) await orderClosed(orderId, world);
  return verdict.ok ? ok({ response: true, message: messages.paid }) : refuse(verdict.reason);
}

function refuse(reason: keyof typeof messages) {
  return ok({ response: false, message: messages[reason] });
}
