import { completePayment, failedPayment, type ProviderWorld } from './complete-payment.ts';
import { otpFailures } from './failures.ts';
import { otpQuestion, TEST_OTP } from './otp.ts';
import { answered, type PaymentResult } from './payment-answer.ts';
import { paymentSessionsOf } from './payment-sessions.ts';
import { malformed, otpRequest } from './payment-request.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

const unknown: PaymentResult = { ok: false, reason: 'payment-unknown' };

/** Completes the payment with the right OTP; wrong ones use up attempts. */
export async function confirmOtp(paymentId: string, body: unknown, world: ProviderWorld): Promise<PaymentResult> {
  const request = otpRequest.safeParse(body);
  if (!request.success) return malformed(request.error);
  const payment = awaitingOtp(paymentId, world);
  if (!payment) return unknown;

  const isRight = request.data.otp === TEST_OTP;
  if (!isRight) payment.otpAttemptsLeft -= 1;
  if (!isRight && payment.otpAttemptsLeft > 0) {
    return answered(otpQuestion(payment, world, messages.otpWrong(payment.otpAttemptsLeft)));
  }
  // Closed before the first await, so that the same OTP sent twice pays once.
  paymentSessionsOf(world).close(paymentId);
  if (!isRight) return answered(failedPayment(payment, otpFailures.tooManyWrong));
  const order = world.store.read(({ orders }) => orders.withId(payment.orderId));
  return order ? answered(await completePayment(payment, order, world)) : unknown;
}

/** Resends the OTP, a limited number of times. Attempts do not change. */
export function resendOtp(paymentId: string, world: ProviderWorld): PaymentResult {
  const payment = awaitingOtp(paymentId, world);
  if (!payment) return unknown;
  if (payment.otpResendsLeft === 0) return answered(otpQuestion(payment, world, messages.noMoreOtps));
  payment.otpResendsLeft -= 1;
  return answered(otpQuestion(payment, world));
}

/** Leaving the bank's page fails the payment, unlike closing the window. */
export function cancelOtp(paymentId: string, world: ProviderWorld): PaymentResult {
  const payment = awaitingOtp(paymentId, world);
  if (!payment) return unknown;
  paymentSessionsOf(world).close(paymentId);
  return answered(failedPayment(payment, otpFailures.cancelled));
}

function awaitingOtp(paymentId: string, world: ProviderWorld) {
  const payment = paymentSessionsOf(world).find(paymentId);
  return payment?.stage === 'otp' ? payment : undefined;
}
