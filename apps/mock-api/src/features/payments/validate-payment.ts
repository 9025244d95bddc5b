import { isFinal } from '@shop/domain/order/order';
import type { OperationResponse, Input } from '../../world/operation.ts';
import type { World } from '../../world/world.ts';
import { paymentMessages as messages } from './payments.messages.ts';
import { captureLate, settleOrder } from './settle-order.ts';

/**
 * Settles an order with the payment window's report (contract: validatePayment). Every valid report gets 200 with the
 * result in `response`. Check and update are atomic, so that concurrent reports make one payment.
 */
export async function validatePayment(
  { principal: customer, path, body }: Input<'validatePayment'>,
  world: World,
): Promise<OperationResponse<'validatePayment'>> {
  const { store, signer } = world;
  const { status, order_id: orderId, payment_id: paymentId } = body;
  const isSigned = paymentId !== '' && (await signer.verify({ orderId, paymentId }, body.payment_signature));

  const verdict = store.change(() => {
    const order = store.orders.withId(orderId);
    // Another customer's order gets the response of an unknown one, so that its existence is not revealed.
    if (order?.customer !== customer.number || order.provider !== path.payment_provider) return undefined;
    const settlement = settleOrder(order, { status, paymentId, isSigned }, world);
    if (isFinal(settlement.status)) captureLate(orderId, world);
    return settlement;
  });
  if (!verdict) return refuse('order-unknown');

  return verdict.ok ? { status: 200, body: { response: true, message: messages.paid } } : refuse(verdict.reason);
}

function refuse(reason: keyof typeof messages): OperationResponse<'validatePayment'> {
  return { status: 200, body: { response: false, message: messages[reason] } };
}
