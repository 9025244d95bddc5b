import type { OtpQuestion } from './payment-answer.ts';
import type { OpenPayment } from './open-payments.ts';
import type { ProviderWorld } from './complete-payment.ts';

/** The only valid OTP; no message is sent, the page shows it. */
export const TEST_OTP = '123456';

/** Wrong OTPs until the payment fails. */
export const OTP_ATTEMPTS = 3;
export const OTP_RESENDS = 2;

const PHONE_END_SHOWN = 4;

/** The data of the bank's page. */
export function otpQuestion(
  payment: OpenPayment,
  { store }: Pick<ProviderWorld, 'store'>,
  problem?: string,
): OtpQuestion {
  const order = store.orders.withId(payment.orderId);
  const mobile = order && store.customers.withNumber(order.customer)?.mobile;
  return {
    status: 'otp',
    payment_id: payment.id,
    sent_to: '•'.repeat(6) + (mobile ?? '').slice(-PHONE_END_SHOWN),
    attempts_left: payment.otpAttemptsLeft,
    resends_left: payment.otpResendsLeft,
    test_otp: TEST_OTP,
    ...(problem !== undefined && { problem }),
  };
}
