import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { shopOfTest } from './open-shop.ts';
import { placeOrder, report, statuses } from './orders.ts';

/** A shop of its own for each test, with an order of a customer who has not paid yet. */
export const shop = shopOfTest();
export let order: string;
export let payer: Payer;
beforeEach(async () => {
  const token = await shop.register('payer@vanaveda.example');
  order = await placeOrder(shop, token);
  payer = {
    token,
    report: (body) => report(shop, token, body),
    status: async (id = order) => (await statuses(shop, token))[id],
    payment: (id) => shop.world.store.payments.withId(id),
  };
});

interface Payer {
  token: string;
  /** Reports to the shop, and gives its verdict. */
  report: (body: ValidatePaymentRequest) => ReturnType<typeof report>;
  /** The payment status of an order. */
  status: (id?: string) => Promise<string | undefined>;
  /** The payment as the shop has it. */
  payment: (id: string) => { orderId: string; purpose: string } | undefined;
}

/** What the shop says of a reported payment. */
export const expected = {
  paid: { response: true, message: 'Payment received. Thank you for your order.' },
  toRefund: {
    response: false,
    message: 'This order was already closed. The payment is recorded and will be refunded.',
  },
  unknown: { response: false, message: 'This order is not known.' },
  unverified: { response: false, message: 'This payment could not be verified.' },
  alreadyUsed: { response: false, message: 'This payment was already used for another order.' },
};
