import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { closedReport, paidReport, placeOrder, report } from '../../testing/orders.ts';
import { expected, order, payer, shop } from '../../testing/payer.fixture.ts';

describe('a signed payment', () => {
  it('pays the order, and gets the same response when it is reported again, fifty times concurrently', async () => {
    const paid = await paidReport(shop, order);
    expect(await payer.report(paid)).toEqual(expected.paid);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => payer.report(paid)));

    expect(verdicts).toEqual(Array(50).fill(expected.paid));
    expect(payer.payment('pay_1')).toMatchObject({ orderId: order, purpose: 'order' });
    // Nor does a window undo it that ended without a payment.
    const message = 'This order is already paid.';
    expect(await payer.report(closedReport('Cancelled', order))).toEqual({ response: false, message });
    expect(await payer.status()).toBe('paid');
  });

  it('is accepted once of fifty concurrent ones; the others are recorded for refund', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `pay_${index}`);
    const reports = await Promise.all(ids.map((id) => paidReport(shop, order, id)));
    const verdicts = await Promise.all(reports.map((body) => payer.report(body)));

    const paid = verdicts.findIndex(({ response }) => response);
    expect(verdicts).toEqual(ids.map((_, index) => (index === paid ? expected.paid : expected.toRefund)));
    expect(ids.filter((id) => payer.payment(id)?.purpose === 'order')).toEqual([ids[paid]]);
    expect(ids.filter((id) => payer.payment(id)?.purpose === 'to-refund')).toHaveLength(49);
    expect(await payer.status()).toBe('paid');
  });

  it('after the order was closed is recorded for refund once, and does not pay', async () => {
    await payer.report(closedReport('timedout', order));
    const late = await paidReport(shop, order);

    expect(await payer.report(late)).toEqual(expected.toRefund);
    expect(await payer.report(late)).toEqual(expected.toRefund);
    expect(await payer.status()).toBe('timedout');
    expect(payer.payment('pay_1')).toMatchObject({ orderId: order, purpose: 'to-refund' });
  });

  it('of one order cannot pay another', async () => {
    const other = await placeOrder(shop, payer.token);
    await payer.report(await paidReport(shop, order, 'pay_1'));

    expect(await payer.report(await paidReport(shop, other, 'pay_1'))).toEqual(expected.alreadyUsed);
    expect(await payer.status(other)).toBe('created');
  });
});

it.each<[string, () => Partial<ValidatePaymentRequest> | ReturnType<typeof paidReport>]>([
  ['no signature', () => ({ payment_signature: '' })],
  ['a guessed signature', () => ({ payment_signature: 'f'.repeat(64) })],
  ['another payment’s signature', () => ({ payment_id: 'pay_2' })],
  ['an empty payment id, correctly signed', () => paidReport(shop, order, '')],
])('a forged payment changes nothing, with %s', async (_, forgery) => {
  const forged = { ...(await paidReport(shop, order)), ...(await forgery()) };
  expect(await payer.report(forged)).toEqual(expected.unverified);
  expect(await payer.status()).toBe('created');
  expect(payer.payment(forged.payment_id)).toBeUndefined();

  expect(await payer.report(await paidReport(shop, order))).toEqual(expected.paid);
});

describe('another customer’s order', () => {
  it('gets the same response as an unknown order, and does not change', async () => {
    const stranger = await shop.logIn();
    for (const body of [await paidReport(shop, order), closedReport('Cancelled', order)]) {
      expect(await report(shop, stranger, body)).toEqual(expected.unknown);
      expect(await report(shop, stranger, { ...body, order_id: 'order_none' })).toEqual(expected.unknown);
    }
    expect(await payer.status()).toBe('created');
    expect(payer.payment('pay_1')).toBeUndefined();
  });

  it('includes an order of another provider', async () => {
    const body = await paidReport(shop, order);
    const response = await shop.call('validatePayment', { path: { payment_provider: 'razorpay' }, body }, payer.token);
    expect(response.body).toEqual(expected.unknown);
  });
});
