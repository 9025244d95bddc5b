import { randomId } from '../../world/random-id.ts';
import { completePayment, failedPayment, orderProblem, type ProviderWorld } from './complete-payment.ts';
import { findOutcome } from './instruments.ts';
import { isOutcomeName, outcomes } from './outcomes.ts';
import { OTP_ATTEMPTS, OTP_RESENDS, otpQuestion } from './otp.ts';
import { answered, type FieldProblem, type PaymentResult } from './payment-answer.ts';
import { openPaymentsOf, type OpenPayment } from './open-payments.ts';
import { malformed, paymentRequest, type PaymentRequest } from './payment-request.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

/**
 * Handles the Pay button by the test instrument's outcome. The shop's server learns about a payment from the signed
 * report of the window (specification, section 4).
 *
 * @param forced the outcome of every known instrument, set by a situation
 */
export async function takePayment(body: unknown, world: ProviderWorld, forced?: string): Promise<PaymentResult> {
  const request = paymentRequest.safeParse(body);
  if (!request.success) return malformed(request.error);

  const { order_id: orderId, amount, method } = request.data;
  const order = world.store.orders.withId(orderId);
  if (!order) return { ok: false, reason: 'order-unknown' };

  const own = findOutcome(method, instrumentOf(request.data));
  const outcome = own && forced !== undefined && isOutcomeName(forced) ? outcomes[forced] : own;
  if (!outcome) return answered({ status: 'refused', problems: [unknownInstrument(request.data)] });

  const payment: OpenPayment = {
    id: randomId(world.random, 'pay_', 14),
    orderId,
    amount,
    method,
    outcome,
    stage: 'otp',
    otpAttemptsLeft: OTP_ATTEMPTS,
    otpResendsLeft: OTP_RESENDS,
  };
  const asksOtp = method === 'card' && outcome.asksOtp;
  if (!asksOtp) return answered(await completePayment(payment, order, world));

  const problem = orderProblem(payment, order);
  if (problem) return answered(failedPayment(payment, problem));
  openPaymentsOf(world).put(payment);
  return answered(otpQuestion(payment, world));
}

function instrumentOf(request: PaymentRequest): string {
  return request.method === 'upi' ? request.vpa : request.card.number;
}

function unknownInstrument({ method }: PaymentRequest): FieldProblem {
  return method === 'upi'
    ? { field: 'vpa', detail: messages.unknownUpi }
    : { field: 'card.number', detail: messages.unknownCard };
}
