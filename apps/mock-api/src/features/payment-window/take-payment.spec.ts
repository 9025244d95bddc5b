import { request, signer, worldWith } from './provider.fixture.ts';
import { takePayment } from './take-payment.ts';

const success = request('upi', 'success@mockpay');

describe('paying at the test provider', () => {
  it.each([
    ['upi', 'Success@Mockpay'],
    ['card', '4111111111111111'],
    ['netbanking', 'Honest Bank'],
  ])('by %s responds with a signed payment', async (method, instrument) => {
    const response = await takePayment(request(method, instrument), worldWith());
    if (response.status !== 'paid') throw new Error(response.status);

    expect(response.payment_id).toMatch(/^pay_[A-Za-z0-9]{14}$/);
    expect(response.order_id).toBe('order_1');
    const claim = { orderId: 'order_1', paymentId: response.payment_id };
    expect(await signer.verify(claim, response.signature)).toBe(true);
  });

  it('creates a new payment each time', async () => {
    const world = worldWith();
    expect(await takePayment(success, world)).not.toEqual(await takePayment(success, world));
  });

  it.each([
    ['upi', 'failure@mockpay'],
    ['card', '4000000000000002'],
    ['netbanking', 'Failing Bank'],
  ])('fails by %s, with a complete error and no signature', async (method, instrument) => {
    expect(await takePayment(request(method, instrument), worldWith())).toEqual({
      status: 'failed',
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: 'The payment could not be completed at the bank.',
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { order_id: 'order_1', payment_id: expect.stringMatching(/^pay_/) as string },
      },
    });
  });

  it.each(['timeout@mockpay', 'late@mockpay'])('stays pending by %s', async (vpa) => {
    const response = await takePayment(request('upi', vpa), worldWith());
    expect(response).toMatchObject({ status: 'pending', detail: expect.stringMatching(/^Waits/) as string });
  });

  it.each([
    ['upi', 'somebody@bank', 'Not a test UPI ID.'],
    ['card', '5105105105105100', 'Not a test card.'],
    ['netbanking', 'success@mockpay', 'Not a test bank.'],
  ])('rejects an unknown instrument by %s: %s', async (method, instrument, words) => {
    const response = await takePayment(request(method, instrument), worldWith());
    expect(response).toEqual({ status: 'refused', detail: expect.stringContaining(words) as string });
  });

  it('has the outcome that a situation sets', async () => {
    expect(await takePayment(success, worldWith(), 'failed')).toMatchObject({ status: 'failed' });
    expect(await takePayment(success, worldWith(), 'never-answers')).toMatchObject({ status: 'pending' });
  });

  it('fails an amount that is not the order’s, so that a shop notices its own mistake', async () => {
    const response = await takePayment({ ...success, amount: 49_999 }, worldWith());
    expect(response).toMatchObject({ status: 'failed', error: { reason: 'amount_mismatch' } });
  });

  it('fails for a paid order, and for an unknown one', async () => {
    const paid = await takePayment(success, worldWith('paid'));
    expect(paid).toMatchObject({ status: 'failed', error: { reason: 'order_already_paid' } });
    const unknown = await takePayment({ ...success, order_id: 'order_2' }, worldWith());
    expect(unknown).toMatchObject({ status: 'failed', error: { reason: 'order_unknown' } });
  });

  it.each(['Cancelled', 'timedout', 'failed'] as const)(
    'still takes money for an order that is %s at the shop',
    async (status) => {
      expect((await takePayment(success, worldWith(status))).status).toBe('paid');
    },
  );

  it.each([
    [undefined, ''],
    [{ ...success, method: 'cash' }, 'method'],
    [{ ...success, amount: 1.5 }, 'amount'],
    [{ ...success, order_id: ['order_1'] }, 'order_id'],
    [{ ...success, signature: 'forged' }, ''],
  ])('rejects invalid input with the field: %j', async (body, field) => {
    expect(await takePayment(body, worldWith())).toMatchObject({ status: 'malformed', errors: [{ field }] });
  });
});
