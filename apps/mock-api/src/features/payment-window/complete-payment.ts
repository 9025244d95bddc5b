import type { OrderRecord } from '../../store/records.ts';
import type { World } from '../../world/world.ts';
import type { Failure } from './failures.ts';
import { forgePayment } from './forge-payment.ts';
import type { PaymentAnswer } from './payment-answer.ts';
import { openPaymentsOf, type OpenPayment } from './open-payments.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

/** The provider's view of a world: the orders, and the shared secret. */
export type ProviderWorld = Pick<World, 'rows' | 'store' | 'random' | 'signer'>;

/** Applies the instrument's outcome after the payer's part is done, including the OTP. */
export async function completePayment(
  payment: OpenPayment,
  order: OrderRecord,
  world: ProviderWorld,
): Promise<PaymentAnswer> {
  const { id, method, outcome } = payment;
  const problem = orderProblem(payment, order);
  if (problem) return failedPayment(payment, problem);

  switch (outcome.kind) {
    case 'failed':
      return failedPayment(payment, outcome.error[method]);
    case 'pending':
      if (outcome.isLate) openPaymentsOf(world).put({ ...payment, stage: 'waiting' });
      return { status: 'pending', payment_id: id, method, detail: outcome.effect };
    case 'forged':
      return forgePayment(outcome.forgery, payment, order, world);
    case 'paid': {
      const signature = await world.signer.sign({ orderId: order.id, paymentId: id });
      return { status: 'paid', payment_id: id, order_id: order.id, signature };
    }
  }
}

/** The provider's report of a failure. */
export function failedPayment({ id, orderId }: OpenPayment, failure: Failure): PaymentAnswer {
  return { status: 'failed', error: { ...failure, metadata: { order_id: orderId, payment_id: id } } };
}

/**
 * Rejects a payment for a paid order or with a wrong amount. An order that the shop has closed can still be paid,
 * because a provider does not know about it; the shop records such a payment for refund.
 */
export function orderProblem({ amount }: OpenPayment, order: OrderRecord): Failure | undefined {
  const refusal = { code: 'BAD_REQUEST_ERROR', source: 'business', step: 'payment_initiation' } as const;
  if (order.status === 'paid') {
    return { ...refusal, description: messages.alreadyPaid, reason: 'order_already_paid' };
  }
  if (amount !== order.summary.total) {
    return { ...refusal, description: messages.amountDiffers, reason: 'amount_mismatch' };
  }
  return undefined;
}
