import type { ValidatePaymentRequest } from '@shop/api-contract/model';

import { openShop, type Shop } from '../../testing/open-shop.ts';
import { closedReport, mockpay, paidReport, placeOrder, report, statuses } from '../../testing/orders.ts';

let shop: Shop;
let token: string;
let order: string;
beforeEach(async () => {
  shop = await openShop();
  token = await shop.register('payer@vanaveda.example');
  order = await placeOrder(shop, token);
});
afterEach(() => shop.app.close());

const thanks = { response: true, message: 'Payment received. Thank you for your order.' };
const unknown = { response: false, message: 'This order is not known.' };
const unverified = { response: false, message: 'This payment could not be verified.' };
const status = async (id = order) => (await statuses(shop, token))[id];
const payment = (id: string) => shop.world.store.read(({ payments }) => payments.withId(id));

describe('a forged payment changes nothing', () => {
  it.each<[string, Partial<ValidatePaymentRequest>]>([
    ['no signature', { payment_signature: '' }],
    ['a guessed signature', { payment_signature: 'f'.repeat(64) }],
    ['another payment’s signature', { payment_id: 'pay_2' }],
    ['no payment id', { payment_id: '' }],
  ])('with %s', async (_, forgery) => {
    const forged = { ...(await paidReport(shop, order)), ...forgery };
    expect(await report(shop, token, forged)).toEqual(unverified);
    expect(await status()).toBe('created');
    expect(payment(forged.payment_id)).toBeUndefined();

    expect(await report(shop, token, await paidReport(shop, order))).toEqual(thanks);
  });

  it('with the signature in capitals', async () => {
    const paid = await paidReport(shop, order);
    const shouted = { ...paid, payment_signature: paid.payment_signature.toUpperCase() };
    expect(await report(shop, token, shouted)).toEqual(unverified);
  });

  it('with the signature of nothing on nothing', async () => {
    const payment_signature = await shop.world.signer.sign({ orderId: order, paymentId: '' });
    expect(
      await report(shop, token, { status: 'succeeded', order_id: order, payment_id: '', payment_signature }),
    ).toEqual(unverified);
  });

  it('with another order’s signature', async () => {
    const other = await placeOrder(shop, token);
    expect(await report(shop, token, { ...(await paidReport(shop, other)), order_id: order })).toEqual(unverified);
    expect([await status(), await status(other)]).toEqual(['created', 'created']);
  });
});

describe('another customer’s order', () => {
  it('gets the same response as an unknown order, and does not change', async () => {
    const stranger = await shop.logIn();
    for (const body of [await paidReport(shop, order), closedReport('Cancelled', order)]) {
      expect(await report(shop, stranger, body)).toEqual(unknown);
      expect(await report(shop, stranger, { ...body, order_id: 'order_none' })).toEqual(unknown);
    }
    expect(await status()).toBe('created');
    expect(payment('pay_1')).toBeUndefined();
  });

  it('includes an order of another provider', async () => {
    const body = await paidReport(shop, order);
    const response = await shop.call('validatePayment', { path: { payment_provider: 'razorpay' }, body }, token);
    expect(response.body).toEqual(unknown);
  });
});

describe('a malformed report', () => {
  it.each<[object, string]>([
    [{ status: 'cancelled' }, 'status'],
    [{ status: null }, 'status'],
    [{ order_id: '' }, 'order_id'],
    [{ order_id: 'x'.repeat(65) }, 'order_id'],
    [{ payment_id: undefined }, 'payment_id'],
    [{ payment_signature: 7 }, 'payment_signature'],
    [{ amount: 1 }, 'amount'],
  ])('with %j is rejected and changes nothing', async (change, field) => {
    const body = { ...(await paidReport(shop, order)), ...change };
    const response = await shop.call('validatePayment', { path: mockpay, body }, token);

    expect([response.status, response.body]).toMatchObject([400, { errors: [{ field }] }]);
    expect(await status()).toBe('created');
  });
});
