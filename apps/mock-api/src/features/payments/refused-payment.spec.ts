import type { ValidatePaymentRequest } from '@shop/api-contract/model';

import { closedReport, mockpay, paidReport, placeOrder, report } from '../../testing/orders.ts';
import { answers, order, payer, shop } from '../../testing/payer.fixture.ts';

describe('a forged payment changes nothing', () => {
  it.each<[string, Partial<ValidatePaymentRequest>]>([
    ['no signature', { payment_signature: '' }],
    ['a guessed signature', { payment_signature: 'f'.repeat(64) }],
    ['another payment’s signature', { payment_id: 'pay_2' }],
    ['no payment id', { payment_id: '' }],
  ])('with %s', async (_, forgery) => {
    const forged = { ...(await paidReport(shop, order)), ...forgery };
    expect(await payer.report(forged)).toEqual(answers.unverified);
    expect(await payer.status()).toBe('created');
    expect(payer.payment(forged.payment_id)).toBeUndefined();

    expect(await payer.report(await paidReport(shop, order))).toEqual(answers.paid);
  });

  it('with the signature of nothing on nothing', async () => {
    const payment_signature = await shop.world.signer.sign({ orderId: order, paymentId: '' });
    expect(await payer.report({ status: 'succeeded', order_id: order, payment_id: '', payment_signature })).toEqual(
      answers.unverified,
    );
  });

  it('with another order’s signature', async () => {
    const other = await placeOrder(shop, payer.token);
    expect(await payer.report({ ...(await paidReport(shop, other)), order_id: order })).toEqual(answers.unverified);
    expect([await payer.status(), await payer.status(other)]).toEqual(['created', 'created']);
  });
});

describe('another customer’s order', () => {
  it('gets the same response as an unknown order, and does not change', async () => {
    const stranger = await shop.logIn();
    for (const body of [await paidReport(shop, order), closedReport('Cancelled', order)]) {
      expect(await report(shop, stranger, body)).toEqual(answers.unknown);
      expect(await report(shop, stranger, { ...body, order_id: 'order_none' })).toEqual(answers.unknown);
    }
    expect(await payer.status()).toBe('created');
    expect(payer.payment('pay_1')).toBeUndefined();
  });

  it('includes an order of another provider', async () => {
    const body = await paidReport(shop, order);
    const response = await shop.call('validatePayment', { path: { payment_provider: 'razorpay' }, body }, payer.token);
    expect(response.body).toEqual(answers.unknown);
  });
});

it('a malformed report is rejected at its field, and changes nothing', async () => {
  const body = { ...(await paidReport(shop, order)), status: 'cancelled' as 'Cancelled' };
  const response = await shop.call('validatePayment', { path: mockpay, body }, payer.token);

  expect([response.status, response.body]).toMatchObject([400, { errors: [{ field: 'status' }] }]);
  expect(await payer.status()).toBe('created');
});
