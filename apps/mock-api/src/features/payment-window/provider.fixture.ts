/** A world with one order for the provider; specs only. */
import { createRows } from '@shop/mock-engine/store/rows';
import { shopStore } from '../../world/store.ts';
import { paymentSigner } from '../../world/payment-signer.ts';
import { systemRandom } from '@shop/mock-engine/ports/random';
import type { OrderRecord } from '../../world/records.ts';
import type { ProviderWorld } from './take-payment.ts';

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

/** The request of the Pay button. */
export const request = (method: string, instrument: string) => ({
  order_id: 'order_1',
  amount: 50_000,
  method,
  instrument,
});
