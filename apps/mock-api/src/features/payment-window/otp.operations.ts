import { completePayment, failedPayment, type ProviderWorld } from './complete-payment.ts';
import { otpFailures } from './failures.ts';
import { otpQuestion, TEST_OTP } from './otp.ts';
import { answered, type PaymentResult } from './payment-answer.ts';
import { openPaymentsOf } from './open-payments.ts';
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
  const otpAttemptsLeft = payment.otpAttemptsLeft - 1;
  if (!isRight && otpAttemptsLeft > 0) {
    const next = { ...payment, otpAttemptsLeft };
    openPaymentsOf(world).put(next);
    return answered(otpQuestion(next, world, messages.otpWrong(otpAttemptsLeft)));
  }
  // Closed before the first await, so that the same OTP sent twice pays once.
  openPaymentsOf(world).close(paymentId);
  if (!isRight) return answered(failedPayment(payment, otpFailures.tooManyWrong));
  const order = world.store.orders.withId(payment.orderId);
  return order ? answered(await completePayment(payment, order, world)) : unknown;
}

/** Resends the OTP, a limited number of times. Attempts do not change. */
export function resendOtp(paymentId: string, world: ProviderWorld): PaymentResult {
  const payment = awaitingOtp(paymentId, world);
  if (!payment) return unknown;
  if (payment.otpResendsLeft === 0) return answered(otpQuestion(payment, world, messages.noMoreOtps));
  const next = { ...payment, otpResendsLeft: payment.otpResendsLeft - 1 };
  openPaymentsOf(world).put(next);
  return answered(otpQuestion(next, world));
}

/** Leaving the bank's page fails the payment, unlike closing the window. */
export function cancelOtp(paymentId: string, world: ProviderWorld): PaymentResult {
  const payment = awaitingOtp(paymentId, world);
  if (!payment) return unknown;
  openPaymentsOf(world).close(paymentId);
  return answered(failedPayment(payment, otpFailures.cancelled));
}

function awaitingOtp(paymentId: string, world: ProviderWorld) {
  const payment = openPaymentsOf(world).find(paymentId);
  return payment?.stage === 'otp' ? payment : undefined;
}
