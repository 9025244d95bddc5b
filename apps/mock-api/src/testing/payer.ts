import type { ValidatePaymentRequest } from '@shop/api-contract/model';

import { openShop, type Shop } from './open-shop.ts';
import { placeOrder, report, statuses } from './orders.ts';

/** A customer with one order at the real shop, who has not paid yet. */
export interface Payer {
  shop: Shop;
  token: string;
  order: string;
  /** Reports to the shop, and gives its verdict. */
  report: (body: ValidatePaymentRequest) => ReturnType<typeof report>;
  /** The payment status of an order. */
  status: (id?: string) => Promise<string | undefined>;
  /** The payment as the shop has it. */
  payment: (id: string) => { orderId: string; purpose: string } | undefined;
}

export async function openPayer(): Promise<Payer> {
  const shop = await openShop();
  const token = await shop.register('payer@vanaveda.example');
  const order = await placeOrder(shop, token);
  return {
    shop,
    token,
    order,
    report: (body) => report(shop, token, body),
    status: async (id = order) => (await statuses(shop, token))[id],
    payment: (id) => shop.world.store.read(({ payments }) => payments.withId(id)),
  };
}

/** What the shop says of a reported payment. */
export const answers = {
  paid: { response: true, message: 'Payment received. Thank you for your order.' },
  toRefund: {
    response: false,
    message: 'This order was already closed. The payment is recorded and will be refunded.',
  },
  unknown: { response: false, message: 'This order is not known.' },
  unverified: { response: false, message: 'This payment could not be verified.' },
  alreadyUsed: { response: false, message: 'This payment was already used for another order.' },
};
