import { closedReport, paidReport, placeOrder } from '../../testing/orders.ts';
import { answers, order, payer, shop } from '../../testing/payer.fixture.ts';

describe('a signed payment', () => {
  it('pays the order, and gets the same response when it is reported again, fifty times concurrently', async () => {
    const paid = await paidReport(shop, order);
    expect(await payer.report(paid)).toEqual(answers.paid);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => payer.report(paid)));

    expect(verdicts).toEqual(Array(50).fill(answers.paid));
    expect(await payer.status()).toBe('paid');
    expect(payer.payment('pay_1')).toMatchObject({ orderId: order, purpose: 'order' });
  });

  it('is accepted once of fifty concurrent ones; the others are recorded for refund', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `pay_${index}`);
    const reports = await Promise.all(ids.map((id) => paidReport(shop, order, id)));
    const verdicts = await Promise.all(reports.map((body) => payer.report(body)));

    const paid = verdicts.findIndex(({ response }) => response);
    expect(verdicts).toEqual(ids.map((_, index) => (index === paid ? answers.paid : answers.toRefund)));
    expect(ids.filter((id) => payer.payment(id)?.purpose === 'order')).toEqual([ids[paid]]);
    expect(ids.filter((id) => payer.payment(id)?.purpose === 'to-refund')).toHaveLength(49);
    expect(await payer.status()).toBe('paid');
  });

  it('after the order was closed is recorded for refund once, and does not pay', async () => {
    await payer.report(closedReport('timedout', order));
    const late = await paidReport(shop, order);

    expect(await payer.report(late)).toEqual(answers.toRefund);
    expect(await payer.report(late)).toEqual(answers.toRefund);
    expect(await payer.status()).toBe('timedout');
    expect(payer.payment('pay_1')).toMatchObject({ orderId: order, purpose: 'to-refund' });
  });

  it('of one order cannot pay another', async () => {
    const other = await placeOrder(shop, payer.token);
    await payer.report(await paidReport(shop, order, 'pay_1'));

    expect(await payer.report(await paidReport(shop, other, 'pay_1'))).toEqual(answers.alreadyUsed);
    expect(await payer.status(other)).toBe('created');
  });
});

describe('a window that ended without a payment', () => {
  it.each([
    ['Cancelled', 'The payment was cancelled. Nothing was charged.'],
    ['timedout', 'The payment ran out of time. Nothing was charged.'],
    ['failed', 'The payment failed. Nothing was charged.'],
  ] as const)('closes the order as %s permanently', async (outcome, message) => {
    expect(await payer.report(closedReport(outcome, order))).toEqual({ response: false, message });
    expect(await payer.report(closedReport(outcome, order))).toEqual({ response: false, message });

    const another = outcome === 'failed' ? 'Cancelled' : 'failed';
    expect(await payer.report(closedReport(another, order))).toEqual({
      response: false,
      message: 'This order was already closed.',
    });
    expect(await payer.status()).toBe(outcome);
  });

  it('cannot undo a payment', async () => {
    await payer.report(await paidReport(shop, order));
    expect(await payer.report(closedReport('Cancelled', order))).toEqual({
      response: false,
      message: 'This order is already paid.',
    });
    expect(await payer.status()).toBe('paid');
  });
});
