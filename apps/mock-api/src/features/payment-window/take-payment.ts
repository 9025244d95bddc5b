import { PAY_AGAIN_MS } from '@shop/domain/order/order';
import * as z from 'zod/mini';
import { randomId } from '../../world/ids.ts';
import type { OrderRecord } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { keepForLater } from '../payments/settle-order.ts';
import type { PaymentError } from './checkout-options.ts';
import { findOutcome, isOutcome, methods, outcomes } from './instruments.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

const paymentRequest = z.strictObject({
  order_id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The amount shown to the payer, in paise. */
  amount: z.int().check(z.positive()),
  method: z.enum(methods),
  /** A UPI ID, the digits of a card number, or a bank. */
  instrument: z.string().check(z.minLength(1), z.maxLength(128)),
});

/** The provider's response to the window; only `paid` has a signature. `refused` can be corrected. */
export type PaymentResponse =
  | { status: 'paid'; payment_id: string; order_id: string; signature: string }
  /** `detail` explains what the payment waits for. */
  | { status: 'pending'; payment_id: string; detail: string }
  | { status: 'failed'; error: PaymentError }
  | { status: 'refused'; detail: string }
  | { status: 'malformed'; errors: { field: string; detail: string }[] };

/** A window that is opened for an interrupted payment at the last moment has as long again. */
const ORDER_LIFETIME_MS = 2 * PAY_AGAIN_MS;

/**
 * Handles the Pay button by the test instrument's outcome. The shop's server learns about a payment from the signed
 * report of the window (specification, section 4).
 *
 * @param forced the outcome of every known instrument, set by a situation
 */
export async function takePayment(body: unknown, world: World, forced?: string): Promise<PaymentResponse> {
  const request = paymentRequest.safeParse(body);
  if (!request.success) {
    const errors = request.error.issues.map(({ path, message }) => ({ field: path.join('.'), detail: message }));
    return { status: 'malformed', errors };
  }
  const { order_id: orderId, amount, method, instrument } = request.data;
  const order = world.store.orders.withId(orderId);
  const own = findOutcome(method, instrument);
  if (!own) return { status: 'refused', detail: messages.unknownInstrument[method] };

  const taken = world.rows.table<string>('mockpay-payment');
  // Nobody is charged twice, although the window closed before the shop heard of a payment.
  const earlier = taken.get(orderId);
  const chosen = forced !== undefined && isOutcome(forced) ? forced : own;
  const outcome = earlier === undefined ? chosen : 'paid';
  const id = earlier ?? randomId(world.random, 'pay_', 14);
  const age = order && earlier === undefined ? world.clock.now() - order.createdAt : 0;
  const failure = orderFailure(amount, order, age) ?? (outcome === 'failed' ? bankFailure : undefined);
  if (failure) return { status: 'failed', error: { ...failure, metadata: { order_id: orderId, payment_id: id } } };
  if (outcome === 'late') keepForLater({ id, orderId }, world);
  if (outcome === 'late' || outcome === 'never-answers')
    return { status: 'pending', payment_id: id, detail: outcomes[outcome].effect };

  if (outcome === 'paid') taken.put(orderId, id);
  const signature = await world.signer.sign({ orderId, paymentId: id });
  // Another last digit keeps length and format.
  const given = outcome === 'tampered' ? signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) : signature;
  return { status: 'paid', payment_id: id, order_id: orderId, signature: given };
}

/** Failures have the vocabulary of Razorpay's error object. */
type Failure = Omit<PaymentError, 'metadata'>;

const bankFailure: Failure = {
  code: 'BAD_REQUEST_ERROR',
  description: messages.failed,
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

/**
 * Rejects a payment for an unknown, paid or old order or with a wrong amount. An order that the shop has closed can still be paid,
 * because a provider does not know about it; the shop records such a payment for refund.
 */
function orderFailure(amount: number, order: OrderRecord | undefined, age: number): Failure | undefined {
  const refusal = { code: 'BAD_REQUEST_ERROR', source: 'business', step: 'payment_initiation' } as const;
  if (!order) return { ...refusal, description: messages.orderUnknown, reason: 'order_unknown' };
  if (order.status === 'paid') return { ...refusal, description: messages.alreadyPaid, reason: 'order_already_paid' };
  if (age >= ORDER_LIFETIME_MS) return { ...refusal, description: messages.orderExpired, reason: 'order_expired' };
  if (amount !== order.summary.total)
    return { ...refusal, description: messages.amountDiffers, reason: 'amount_mismatch' };
  return undefined;
}
