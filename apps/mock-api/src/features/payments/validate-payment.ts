import { settle, type PaymentReport, type PaymentStanding } from '@shop/domain/order/order-status';

import type { Answer, Input } from '../../operation.ts';
import { ok } from '../../operation.ts';
import type { OrderRecord, PaymentRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { paymentMessages as messages } from './payments.messages.ts';

/**
 * Settles an order with what the payment window reported (contract: validatePayment). Every well-formed report is
 * answered 200; the verdict is in `response`. Looking and settling are one step, so that fifty reports at once make one
 * payment.
 */
export async function validatePayment(
  { customer, path, body }: Input<'validatePayment'>,
  { store, signer, clock }: World,
): Promise<Answer<'validatePayment'>> {
  const { status, order_id: orderId, payment_id: id } = body;
  const isSigned = id !== '' && (await signer.verify({ orderId, paymentId: id }, body.payment_signature));

  return store.write(({ orders, payments }) => {
    const order = orders.withId(orderId);
    // Somebody else's order is none of theirs: they must not even learn that it exists.
    if (order?.customer !== customer.number || order.provider !== path.payment_provider) return refuse('order-unknown');

    const report: PaymentReport =
      status === 'succeeded' ? { status, isSigned, payment: standing(payments.withId(id), order) } : { status };
    const verdict = settle(order.status, report);

    if (verdict.status !== order.status) orders.setStatus(orderId, verdict.status);
    if (verdict.record === 'payment' || verdict.record === 'refund') {
      const purpose = verdict.record === 'payment' ? 'order' : 'to-refund';
      payments.add({ id, orderId, purpose, receivedAt: clock.now() });
    }
    return verdict.ok ? ok({ response: true, message: messages.paid }) : refuse(verdict.reason);
  });
}

function standing(payment: PaymentRecord | undefined, order: OrderRecord): PaymentStanding {
  if (!payment) return 'new';
  if (payment.orderId !== order.id) return 'another-order';
  return payment.purpose === 'order' ? 'accepted' : 'to-refund';
}

function refuse(reason: keyof typeof messages) {
  return ok({ response: false, message: messages[reason] });
}
