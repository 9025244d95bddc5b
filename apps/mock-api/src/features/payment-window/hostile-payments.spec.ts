import { closedReport, paidReport, placeOrder, report, statuses } from '../../testing/orders.ts';
import { answers, order, payer, shop } from '../../testing/payer.fixture.ts';
import { cards, upiIds } from './instruments.fixture.ts';
import type { PaymentAnswer } from './payment-answer.ts';

// Payments with the forging instruments against the real shop.

const orderOf = (id: string) => shop.world.store.orders.withId(id);
const paymentsOf = (id: string) => shop.world.store.payments.ofOrder(id);

async function post(url: string, payload: object): Promise<PaymentAnswer> {
  const answer = await shop.app.inject({ method: 'POST', url, payload });
  return answer.json<PaymentAnswer>();
}

/** Pays through the window's calls, with the OTP if requested. */
async function pay(instrument: string, id = order): Promise<PaymentAnswer> {
  const way = instrument.includes('@')
    ? { method: 'upi', vpa: instrument }
    : { method: 'card', card: card(instrument) };
  const body = { order_id: id, amount: orderOf(id)?.summary.total, ...way };
  const answer = await post('/mockpay/payments', body);
  return answer.status === 'otp'
    ? post(`/mockpay/payments/${answer.payment_id}/otp`, { otp: answer.test_otp })
    : answer;
}
const card = (number: string) => ({ number, expiry_month: 12, expiry_year: 2030, cvv: '123', name: 'Asha Verma' });

/** The window's report of a response. */
function reportOf(answer: PaymentAnswer, order_id = order) {
  if (answer.status !== 'paid') throw new Error(answer.status);
  const { payment_id, signature: payment_signature } = answer;
  return { status: 'succeeded', order_id, payment_id, payment_signature } as const;
}

describe('money that arrives late', () => {
  it.each([
    ['UPI', 'Cancelled'],
    ['UPI', 'timedout'],
    ['card', 'Cancelled'],
  ] as const)('by %s is captured when the order is %s, and kept for refund', async (way, status) => {
    const answer = await pay((way === 'UPI' ? upiIds : cards).late);
    if (answer.status !== 'pending') throw new Error(answer.status);
    expect(paymentsOf(order)).toEqual([]);

    expect((await payer.report(closedReport(status, order))).response).toBe(false);
    expect(paymentsOf(order)).toMatchObject([{ id: answer.payment_id, purpose: 'to-refund' }]);
    expect(await payer.status()).toBe(status);
  });

  it('is recorded once for repeated reports', async () => {
    await pay(upiIds.late);
    for (let times = 0; times < 3; times += 1) await payer.report(closedReport('Cancelled', order));
    expect(paymentsOf(order)).toHaveLength(1);
  });

  it('is not recorded for a payment that never responds, nor before its OTP', async () => {
    await pay(upiIds['never-answers']);
    const body = { order_id: order, amount: orderOf(order)?.summary.total, method: 'card', card: card(cards.late) };
    expect((await post('/mockpay/payments', body)).status).toBe('otp');
    await payer.report(closedReport('Cancelled', order));
    expect(paymentsOf(order)).toEqual([]);
  });

  it('is not recorded for another order, nor reported by another customer', async () => {
    await pay(upiIds.late);
    const other = await placeOrder(shop, payer.token);
    await payer.report(closedReport('Cancelled', other));
    await report(shop, await shop.logIn(), closedReport('Cancelled', order));
    expect([paymentsOf(order), paymentsOf(other)]).toEqual([[], []]);
  });
});

describe('a forged payment', () => {
  it.each([
    ['tampered', 'UPI'],
    ['tampered', 'card'],
  ] as const)('is refused, and the order can still be paid: %s by %s', async (outcome, way) => {
    const forged = reportOf(await pay((way === 'UPI' ? upiIds : cards)[outcome]));
    expect(forged.payment_signature).toMatch(/^[0-9a-f]{64}$/);
    expect(await payer.report(forged)).toEqual(answers.unverified);
    expect(await payer.report(reportOf(await pay(upiIds.paid)))).toMatchObject({ response: true });
  });

  it.each([
    ['replayed', 'UPI', 'unverified'],
    ['replayed', 'card', 'unverified'],
    ['reused', 'UPI', 'alreadyUsed'],
    ['reused', 'card', 'alreadyUsed'],
  ] as const)('is refused when it is an earlier one: %s by %s', async (outcome, way, verdict) => {
    const earlier = await placeOrder(shop, payer.token);
    const paid = await paidReport(shop, earlier, 'pay_earlier');
    await payer.report(paid);

    const forged = reportOf(await pay((way === 'UPI' ? upiIds : cards)[outcome]));
    expect(forged.payment_id).toBe('pay_earlier');
    expect(forged.payment_signature === paid.payment_signature).toBe(outcome === 'replayed');
    expect(await payer.report(forged)).toEqual(answers[verdict]);
    expect(await statuses(shop, payer.token)).toEqual({ [earlier]: 'paid', [order]: 'created' });
  });

  it.each([
    [upiIds.replayed, 'vpa'],
    [cards.reused, 'card.number'],
  ])('needs an earlier payment, and reports it at the field of %s', async (instrument, field) => {
    expect(await pay(instrument)).toEqual({
      status: 'refused',
      problems: [{ field, detail: 'You have no earlier payment to repeat. Pay for another order first.' }],
    });
  });
});
