import { completePayment, failedPayment, type ProviderWorld } from './complete-payment.ts';
import { otpFailures } from './failures.ts';
import { otpQuestion, TEST_OTP } from './otp.ts';
import { answered, type PaymentResult } from './payment-answer.ts';
import { paymentSessionsOf } from './payment-sessions.ts';
import { malformed, otpRequest } from './payment-request.ts';
import { paymentWindowMessages as messages } from './payment-window.messages.ts';

const unknown: PaymentResult = { ok: false, reason: 'payment-unknown' };

/** The right OTP lets the payment go on to what its card stands for; wrong ones are counted. */
export async function confirmOtp(paymentId: string, body: unknown, world: ProviderWorld): Promise<PaymentResult> {
  const request = otpRequest.safeParse(body);
  if (!request.success) return malformed(request.error);
  const payment = atTheBank(paymentId, world);
  if (!payment) return unknown;

  const isRight = request.data.otp === TEST_OTP;
  if (!isRight) payment.otpAttemptsLeft -= 1;
  if (!isRight && payment.otpAttemptsLeft > 0) {
    return answered(otpQuestion(payment, world, messages.otpWrong(payment.otpAttemptsLeft)));
  }
  // Before anything is waited for, so that the same OTP sent twice pays once.
  paymentSessionsOf(world).close(paymentId);
  if (!isRight) return answered(failedPayment(payment, otpFailures.tooManyWrong));
  const order = world.store.read(({ orders }) => orders.withId(payment.orderId));
  return order ? answered(await completePayment(payment, order, world)) : unknown;
}

/** Sends the OTP again, a few times. The attempts stay as they are. */
export function resendOtp(paymentId: string, world: ProviderWorld): PaymentResult {
  const payment = atTheBank(paymentId, world);
  if (!payment) return unknown;
  if (payment.otpResendsLeft === 0) return answered(otpQuestion(payment, world, messages.noMoreOtps));
  payment.otpResendsLeft -= 1;
  return answered(otpQuestion(payment, world));
}

/** Leaving the bank's page fails the payment: it is not the window that was closed. */
export function cancelOtp(paymentId: string, world: ProviderWorld): PaymentResult {
  const payment = atTheBank(paymentId, world);
  if (!payment) return unknown;
  paymentSessionsOf(world).close(paymentId);
  return answered(failedPayment(payment, otpFailures.cancelled));
}

function atTheBank(paymentId: string, world: ProviderWorld) {
  const payment = paymentSessionsOf(world).find(paymentId);
  return payment?.stage === 'otp' ? payment : undefined;
}
