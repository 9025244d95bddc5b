import { closedReport, paidReport, placeOrder, report, statuses } from '../../testing/orders.ts';
import { expected, order, payer, shop } from '../../testing/payer.fixture.ts';
import { outcomes, type Method, type Outcome } from './instruments.ts';
import { takePayment, type PaymentResponse } from './take-payment.ts';

/** What the Pay button sends. */
const request = (method: string, instrument: string) => {
  const amount = shop.world.store.orders.withId(order)?.summary.total ?? 0;
  return { order_id: order, amount, method, instrument };
};
const success = () => request('upi', 'success@mockpay');

describe('paying at the test provider', () => {
  it.each<[Method, string]>([
    ['upi', 'Success@Mockpay'],
    ['card', '4111111111111111'],
    ['netbanking', 'Honest Bank'],
  ])(
    'by %s pays the order with a signed payment, once: another window has the same one, and there is no second order',
    async (method, instrument) => {
      // The window closed before its report reached the shop.
      const response = await takePayment(request(method, instrument), shop.world);
      if (response.status !== 'paid') throw new Error(response.status);
      expect(await takePayment(request(method, outcomes.failed[method]), shop.world)).toEqual(response);

      const { payment_id, order_id, signature: payment_signature } = response;
      expect(payment_id).toMatch(/^pay_[A-Za-z0-9]{14}$/);
      expect(order_id).toEqual(order);
      expect(await payer.report({ status: 'succeeded', order_id, payment_id, payment_signature })).toEqual(
        expected.paid,
      );
      expect(await statuses(shop, payer.token)).toEqual({ [order]: 'paid' });
      expect(paymentsOf(order)).toHaveLength(1);
    },
  );

  it('fails with a complete error and no signature', async () => {
    expect(await takePayment(request('card', '4000000000000002'), shop.world)).toEqual({
      status: 'failed',
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The payment could not be completed at the bank.',
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: order, payment_id: expect.stringMatching(/^pay_/) as string },
      },
    });
  });

  it.each([
    ['upi', 'somebody@bank', 'Not a test UPI ID.'],
    ['card', '5105105105105100', 'Not a test card.'],
    ['netbanking', 'success@mockpay', 'Not a test bank.'],
  ])('rejects an unknown instrument by %s: %s', async (method, instrument, words) => {
    const response = await takePayment(request(method, instrument), shop.world);
    expect(response).toEqual({ status: 'refused', detail: expect.stringContaining(words) as string });
  });

  it('fails for a wrong amount, an unknown order and a paid one, so that a shop notices its own mistake', async () => {
    const reasonFor = async (more: object) => takePayment({ ...success(), ...more }, shop.world);
    expect(await reasonFor({ amount: 1 })).toMatchObject({ error: { reason: 'amount_mismatch' } });
    expect(await reasonFor({ order_id: 'order_none' })).toMatchObject({ error: { reason: 'order_unknown' } });
    await payer.report(await paidReport(shop, order));
    expect(await reasonFor({})).toMatchObject({ error: { reason: 'order_already_paid' } });
  });

  it.each([
    [{ method: 'cash' }, 'method'],
    [{ amount: 1.5 }, 'amount'],
    [{ order_id: ['order_1'] }, 'order_id'],
    [{ signature: 'forged' }, ''],
  ])('rejects invalid input with the field: %j', async (more, field) => {
    const response = await takePayment({ ...success(), ...more }, shop.world);
    expect(response).toMatchObject({ status: 'malformed', errors: [{ field }] });
  });
});

it('an order can be paid for half an hour; money that was taken by then still pays it', async () => {
  const other = await placeOrder(shop, payer.token);
  const taken = await takePayment(success(), shop.world);
  shop.world.clock.advance(30 * 60_000);

  expect(await takePayment({ ...success(), order_id: other }, shop.world)).toMatchObject({
    error: { reason: 'order_expired', description: 'This order is too old to be paid. Please order again.' },
  });
  expect(await takePayment(success(), shop.world)).toEqual(taken);
  expect(await payer.report(await paidReport(shop, order))).toEqual(expected.paid);
});

const paymentsOf = (id: string) => shop.world.store.payments.ofOrder(id);

/** Pays through the window's call. */
async function pay(outcome: Outcome, method: Method = 'upi'): Promise<PaymentResponse> {
  const payload = request(method, outcomes[outcome][method]);
  return (await shop.app.inject({ method: 'POST', url: '/mockpay/payments', payload })).json<PaymentResponse>();
}

describe('money that arrives late', () => {
  it.each([
    ['upi', 'Cancelled'],
    ['upi', 'timedout'],
    ['card', 'Cancelled'],
    ['netbanking', 'failed'],
  ] as const)(
    'by %s is captured when the order is %s, and kept for refund, as is any after that',
    async (method, status) => {
      const response = await pay('late', method);
      if (response.status !== 'pending') throw new Error(response.status);
      expect(paymentsOf(order)).toEqual([]);

      expect((await payer.report(closedReport(status, order))).response).toBe(false);
      expect(paymentsOf(order)).toMatchObject([{ id: response.payment_id, purpose: 'to-refund' }]);

      const after = await pay('paid', method);
      if (after.status !== 'paid') throw new Error(after.status);
      expect(await payer.report(await paidReport(shop, order, after.payment_id))).toEqual(expected.toRefund);
      expect(await payer.status()).toBe(status);
    },
  );

  it('is recorded once for repeated payments and reports, and then no longer kept', async () => {
    for (let times = 0; times < 3; times += 1) await pay('late');
    expect(shop.world.rows.table('late-payment').keys()).toHaveLength(1);
    for (let times = 0; times < 3; times += 1) await payer.report(closedReport('Cancelled', order));
    expect(paymentsOf(order)).toHaveLength(1);
    expect(shop.world.rows.table('late-payment').keys()).toEqual([]);
  });

  it('is not recorded for a payment that never responds', async () => {
    await pay('never-answers');
    await payer.report(closedReport('Cancelled', order));
    expect(paymentsOf(order)).toEqual([]);
  });

  it('is not recorded for another order, nor reported by another customer', async () => {
    await pay('late');
    const other = await placeOrder(shop, payer.token);
    await payer.report(closedReport('Cancelled', other));
    await report(shop, await shop.logIn(), closedReport('Cancelled', order));
    expect(paymentsOf(order)).toEqual([]);
    expect(paymentsOf(other)).toEqual([]);
  });
});
