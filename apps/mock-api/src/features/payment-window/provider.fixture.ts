/** A world with one order for the provider; specs only. */
import { createRows } from '@shop/mock-engine/store/rows';
import { shopStore } from '../../store/store.ts';
import { paymentSigner } from '../../world/payment-signer.ts';
import { systemRandom } from '@shop/mock-engine/ports/random';
import type { OrderRecord } from '../../store/records.ts';
import type { ProviderWorld } from './complete-payment.ts';
import { confirmOtp } from './otp.operations.ts';
import { TEST_OTP } from './otp.ts';
import type { PaymentAnswer, PaymentResult } from './payment-answer.ts';
import { takePayment } from './payment-window.operations.ts';

export const signer = paymentSigner('the shared secret');

export function worldWith(status: OrderRecord['status'] = 'created'): ProviderWorld {
  const rows = createRows();
  const store = shopStore(rows);
  store.customers.add({
    number: 1,
    name: 'Asha',
    email: 'a@b.example',
    mobile: '9000000001',
    passwordHash: '',
    createdAt: 0,
  });
  store.orders.add({
    id: 'order_1',
    customer: 1,
    provider: 'mockpay',
    receiptToken: 'receipt',
    createdAt: 0,
    status,
    lines: [],
    summary: { subtotal: 40_000, tax: 1_900, priceBeforeTax: 38_100, shipping: 10_000, total: 50_000 },
    deliverTo: { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' },
  });
  return { rows, store, signer, random: systemRandom };
}

const order = { order_id: 'order_1', amount: 50_000 };
export const byUpi = (vpa: string) => ({ ...order, method: 'upi', vpa });
export const byCard = (number: string) => ({
  ...order,
  method: 'card',
  card: { number, expiry_month: 12, expiry_year: 2030, cvv: '123', name: 'Asha Verma' },
});

export function answerIn(result: PaymentResult): PaymentAnswer {
  if (!result.ok) throw new Error(`The payment was rejected: ${result.reason}`);
  return result.answer;
}

/** Pays, with the OTP if requested. */
export async function payTo(world: ProviderWorld, body: unknown): Promise<PaymentAnswer> {
  const answer = answerIn(await takePayment(body, world));
  return answer.status === 'otp' ? answerIn(await confirmOtp(answer.payment_id, { otp: TEST_OTP }, world)) : answer;
}
