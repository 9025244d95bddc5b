import type { OrderRecord } from '../../store/records.ts';
import type { Method } from './failures.ts';
import { answerIn, byCard, byUpi, payTo, signer, worldWith } from './provider.fixture.ts';
import { takePayment } from './payment-window.operations.ts';

const pay = async (body: unknown, status?: OrderRecord['status']) => payTo(worldWith(status), body);

describe('paying at the test provider', () => {
  it.each([
    ['UPI', byUpi('success@mockpay')],
    ['card', byCard('4111111111111111')],
    ['card without OTP', byCard('5555555555554444')],
  ])('by %s responds with a signed payment', async (_way, body) => {
    const answer = await pay(body);
    if (answer.status !== 'paid') throw new Error(answer.status);

    expect(answer.payment_id).toMatch(/^pay_[A-Za-z0-9]{14}$/);
    expect(answer.order_id).toBe('order_1');
    const claim = { orderId: 'order_1', paymentId: answer.payment_id };
    expect(await signer.verify(claim, answer.signature)).toBe(true);
  });

  it('creates a new payment each time', async () => {
    const [one, other] = await Promise.all([pay(byUpi('success@mockpay')), pay(byUpi('success@mockpay'))]);
    expect(one).not.toEqual(other);
  });

  it.each<[Method, string, string, string, string, string]>([
    ['upi', 'failure@mockpay', 'payment_failed', 'bank', 'payment_authorization', 'BAD_REQUEST_ERROR'],
    ['upi', 'declined@mockpay', 'payment_declined', 'customer', 'payment_authorization', 'BAD_REQUEST_ERROR'],
    ['card', '4000000000000002', 'card_declined', 'issuer_bank', 'payment_authorization', 'BAD_REQUEST_ERROR'],
    ['card', '4000000000000259', 'gateway_technical_error', 'gateway', 'payment_initiation', 'GATEWAY_ERROR'],
  ])('fails by %s %s as %s, with a complete error and no signature', async (method, value, ...expected) => {
    const [reason, source, step, code] = expected;
    expect(await pay(method === 'upi' ? byUpi(value) : byCard(value))).toEqual({
      status: 'failed',
      error: {
        code,
        description: expect.stringMatching(/\.$/) as string,
        source,
        step,
        reason,
        metadata: { order_id: 'order_1', payment_id: expect.stringMatching(/^pay_/) as string },
      },
    });
  });

  it.each([
    ['upi', byUpi('timeout@mockpay')],
    ['card', byCard('4000000000000119')],
    ['upi', byUpi('late@mockpay')],
    ['card', byCard('4000000000000077')],
  ])('stays pending by %s', async (method, body) => {
    const answer = await pay(body);
    expect(answer).toMatchObject({ status: 'pending', method, detail: expect.stringMatching(/^Waits/) as string });
  });

  it.each([
    [byUpi('somebody@bank'), 'vpa'],
    [byCard('5105105105105100'), 'card.number'],
  ])('rejects an unknown instrument at its field', async (body, field) => {
    const answer = await pay(body);
    expect(answer).toEqual({ status: 'refused', problems: [{ field, detail: expect.any(String) as string }] });
  });

  it.each([byUpi('success@mockpay'), byCard('4111111111111111')])(
    'fails an amount that is not the order’s, so that a shop notices its own mistake',
    async (body) => {
      const answer = answerIn(await takePayment({ ...body, amount: 49_999 }, worldWith()));
      expect(answer).toMatchObject({ status: 'failed', error: { reason: 'amount_mismatch' } });
    },
  );

  it('fails for a paid order', async () => {
    const answer = await pay(byUpi('success@mockpay'), 'paid');
    expect(answer).toMatchObject({ status: 'failed', error: { reason: 'order_already_paid' } });
  });

  it.each(['Cancelled', 'timedout', 'failed'] as const)(
    'still takes money for an order that is %s at the shop',
    async (status) => {
      expect((await pay(byUpi('success@mockpay'), status)).status).toBe('paid');
    },
  );

  it('rejects unknown orders', async () => {
    const body = { ...byUpi('success@mockpay'), order_id: 'order_2' };
    expect(await takePayment(body, worldWith())).toEqual({ ok: false, reason: 'order-unknown' });
  });

  it.each([
    [undefined, ''],
    [{}, 'method'],
    [{ ...byUpi('success@mockpay'), amount: 1.5 }, 'amount'],
    [{ ...byUpi('success@mockpay'), order_id: ['order_1'] }, 'order_id'],
    [{ ...byUpi('success@mockpay'), signature: 'forged' }, ''],
    [byCard('4111 1111 1111 1111'), 'card.number'],
    [{ ...byCard('4111111111111111'), card: null }, 'card'],
  ])('rejects invalid input with the field: %j', async (body, field) => {
    const result = await takePayment(body, worldWith());
    expect(result).toMatchObject({ ok: false, reason: 'malformed', errors: [{ field }] });
  });
});
