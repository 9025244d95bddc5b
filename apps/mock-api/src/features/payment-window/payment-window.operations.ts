import { randomId } from '../../world/random-id.ts';
import type { OrderRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import type { PaymentError } from './checkout-options.ts';
import { findOutcome } from './instruments.ts';
import { paymentRequest } from './payment-request.ts';
import type { PaymentRequest } from './payment-request.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

/** What the provider needs of a world: the orders, and the secret it shares with the shop. */
export type ProviderWorld = Pick<World, 'store' | 'random' | 'signer'>;

/** What the provider answers the window; only a paid one carries a signature. A refused one may be corrected. */
export type PaymentAnswer =
  | { status: 'paid'; payment_id: string; order_id: string; signature: string }
  | { status: 'pending'; payment_id: string }
  | { status: 'failed'; error: PaymentError }
  | { status: 'refused'; problems: FieldProblem[] };

export interface FieldProblem {
  field: string;
  detail: string;
}

export type PaymentResult =
  | { ok: true; answer: PaymentAnswer }
  | { ok: false; reason: 'malformed'; errors: FieldProblem[] }
  | { ok: false; reason: 'order-unknown' };

/**
 * The provider's side of the Pay button: the test instrument decides. Money is not kept here; the shop's server learns
 * of a payment by the signature that the window reports (specification, section 4).
 */
export async function takePayment(body: unknown, world: ProviderWorld): Promise<PaymentResult> {
  const request = paymentRequest.safeParse(body);
  if (!request.success) {
    const errors = request.error.issues.map(({ path, message }) => ({ field: path.join('.'), detail: message }));
    return { ok: false, reason: 'malformed', errors };
  }

  const order = world.store.read(({ orders }) => orders.withId(request.data.order_id));
  if (!order) return { ok: false, reason: 'order-unknown' };

  const outcome = outcomeOf(request.data);
  if (!outcome) return { ok: true, answer: { status: 'refused', problems: [unknownInstrument(request.data)] } };

  const paymentId = randomId(world.random, 'pay_', 14);
  const error = orderProblem(request.data, order) ?? (outcome.kind === 'failed' ? outcome.error : undefined);
  if (error) {
    const metadata = { order_id: order.id, payment_id: paymentId };
    return { ok: true, answer: { status: 'failed', error: { ...error, metadata } } };
  }
  if (outcome.kind === 'pending') return { ok: true, answer: { status: 'pending', payment_id: paymentId } };

  const signature = await world.signer.sign({ orderId: order.id, paymentId });
  return { ok: true, answer: { status: 'paid', payment_id: paymentId, order_id: order.id, signature } };
}

function outcomeOf(request: PaymentRequest) {
  return request.method === 'upi' ? findOutcome('upi', request.vpa) : findOutcome('card', request.card.number);
}

function unknownInstrument(request: PaymentRequest): FieldProblem {
  return request.method === 'upi'
    ? { field: 'vpa', detail: messages.unknownUpi }
    : { field: 'card.number', detail: messages.unknownCard };
}

/**
 * An order that was cancelled, failed or timed out at the shop can still be paid: the provider does not know what the
 * shop made of it, and the shop records such money for refund.
 */
function orderProblem(request: PaymentRequest, order: OrderRecord): Omit<PaymentError, 'metadata'> | undefined {
  const refusal = { code: 'BAD_REQUEST_ERROR', source: 'business', step: 'payment_initiation' } as const;
  if (order.status === 'paid') {
    return { ...refusal, description: messages.alreadyPaid, reason: 'order_already_paid' };
  }
  if (request.amount !== order.summary.total) {
    return { ...refusal, description: messages.amountDiffers, reason: 'amount_mismatch' };
  }
  return undefined;
}
