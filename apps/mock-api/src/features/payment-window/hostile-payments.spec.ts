import { closedReport, placeOrder, report } from '../../testing/orders.ts';
import { answers, order, payer, shop } from '../../testing/payer.fixture.ts';
import { outcomes, type Method, type Outcome } from './instruments.ts';
import type { PaymentResponse } from './take-payment.ts';

// Late and tampered payments against the real shop.

const orderOf = (id: string) => shop.world.store.orders.withId(id);
const paymentsOf = (id: string) => shop.world.store.payments.ofOrder(id);

async function post(url: string, payload: object): Promise<PaymentResponse> {
  const response = await shop.app.inject({ method: 'POST', url, payload });
  return response.json<PaymentResponse>();
}

/** Pays through the window's call. */
function pay(outcome: Outcome, method: Method = 'upi'): Promise<PaymentResponse> {
  const amount = orderOf(order)?.summary.total;
  return post('/mockpay/payments', { order_id: order, amount, method, instrument: outcomes[outcome][method] });
}

/** The window's report of a response. */
function reportOf(response: PaymentResponse) {
  if (response.status !== 'paid') throw new Error(response.status);
  const { payment_id, signature: payment_signature } = response;
  return { status: 'succeeded', order_id: order, payment_id, payment_signature } as const;
}

describe('money that arrives late', () => {
  it.each([
    ['upi', 'Cancelled'],
    ['upi', 'timedout'],
    ['card', 'Cancelled'],
    ['netbanking', 'failed'],
  ] as const)('by %s is captured when the order is %s, and kept for refund', async (method, status) => {
    const response = await pay('late', method);
    if (response.status !== 'pending') throw new Error(response.status);
    expect(paymentsOf(order)).toEqual([]);

    expect((await payer.report(closedReport(status, order))).response).toBe(false);
    expect(paymentsOf(order)).toMatchObject([{ id: response.payment_id, purpose: 'to-refund' }]);
    expect(await payer.status()).toBe(status);
  });

  it('is recorded once for repeated reports', async () => {
    await pay('late');
    for (let times = 0; times < 3; times += 1) await payer.report(closedReport('Cancelled', order));
    expect(paymentsOf(order)).toHaveLength(1);
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
    expect([paymentsOf(order), paymentsOf(other)]).toEqual([[], []]);
  });
});

it.each(['upi', 'card', 'netbanking'] as const)(
  'a tampered payment by %s is refused, and the order can still be paid',
  async (method) => {
    const forged = reportOf(await pay('tampered', method));
    expect(forged.payment_signature).toMatch(/^[0-9a-f]{64}$/);
    expect(await payer.report(forged)).toEqual(answers.unverified);
    expect(await payer.report(reportOf(await pay('paid')))).toMatchObject({ response: true });
  },
);
