import { openShop, type Shop } from '../../testing/open-shop.ts';
import { closedReport, paidReport, placeOrder, report, statuses } from '../../testing/orders.ts';

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
const toRefund = {
  response: false,
  message: 'This order was already closed. The payment is recorded and will be refunded.',
};
const status = async (id = order) => (await statuses(shop, token))[id];
const payment = (id: string) => shop.world.store.read(({ payments }) => payments.withId(id));

describe('a signed payment', () => {
  it('pays the order', async () => {
    expect(await report(shop, token, await paidReport(shop, order))).toEqual(thanks);
    expect(await status()).toBe('paid');
    expect(payment('pay_1')).toMatchObject({ orderId: order, purpose: 'order' });
  });

  it('reported again gets the same response without another payment', async () => {
    const paid = await paidReport(shop, order);
    await report(shop, token, paid);
    expect(await report(shop, token, paid)).toEqual(thanks);
    expect(await status()).toBe('paid');
  });

  it('reported fifty times concurrently pays once, with the same response', async () => {
    const paid = await paidReport(shop, order);
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => report(shop, token, paid)));

    expect(verdicts).toEqual(Array(50).fill(thanks));
    expect(payment('pay_1')?.purpose).toBe('order');
  });

  it('is accepted once of fifty concurrent ones; the others are recorded for refund', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `pay_${index}`);
    const reports = await Promise.all(ids.map((id) => paidReport(shop, order, id)));
    const verdicts = await Promise.all(reports.map((body) => report(shop, token, body)));

    expect(verdicts.filter(({ response }) => response)).toHaveLength(1);
    expect(ids.filter((id) => payment(id)?.purpose === 'order')).toHaveLength(1);
    expect(ids.filter((id) => payment(id)?.purpose === 'to-refund')).toHaveLength(49);
  });

  it.each(['Cancelled', 'timedout', 'failed'] as const)(
    'after %s is recorded for refund once, and does not pay',
    async (outcome) => {
      await report(shop, token, closedReport(outcome, order));
      const late = await paidReport(shop, order);

      expect(await report(shop, token, late)).toEqual(toRefund);
      expect(await report(shop, token, late)).toEqual(toRefund);
      expect(await status()).toBe(outcome);
      expect(payment('pay_1')).toMatchObject({ orderId: order, purpose: 'to-refund' });
    },
  );

  it('after another one is recorded for refund', async () => {
    await report(shop, token, await paidReport(shop, order, 'pay_1'));
    expect(await report(shop, token, await paidReport(shop, order, 'pay_2'))).toEqual(toRefund);
    expect(await status()).toBe('paid');
    expect(payment('pay_2')?.purpose).toBe('to-refund');
  });

  it('of one order cannot pay another', async () => {
    const other = await placeOrder(shop, token);
    await report(shop, token, await paidReport(shop, order, 'pay_1'));

    expect(await report(shop, token, await paidReport(shop, other, 'pay_1'))).toEqual({
      response: false,
      message: 'This payment was already used for another order.',
    });
    expect(await status(other)).toBe('created');
  });
});

describe('a window that ended without a payment', () => {
  it.each([
    ['Cancelled', 'The payment was cancelled. Nothing was charged.'],
    ['timedout', 'The payment ran out of time. Nothing was charged.'],
    ['failed', 'The payment failed. Nothing was charged.'],
  ] as const)('closes the order as %s permanently', async (outcome, message) => {
    expect(await report(shop, token, closedReport(outcome, order))).toEqual({ response: false, message });
    expect(await report(shop, token, closedReport(outcome, order))).toEqual({ response: false, message });

    const another = outcome === 'failed' ? 'Cancelled' : 'failed';
    expect(await report(shop, token, closedReport(another, order))).toEqual({
      response: false,
      message: 'This order was already closed.',
    });
    expect(await status()).toBe(outcome);
  });

  it('cannot undo a payment', async () => {
    await report(shop, token, await paidReport(shop, order));
    expect(await report(shop, token, closedReport('Cancelled', order))).toEqual({
      response: false,
      message: 'This order is already paid.',
    });
    expect(await status()).toBe('paid');
  });
});
