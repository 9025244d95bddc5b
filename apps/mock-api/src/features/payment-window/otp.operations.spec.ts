import type { ProviderWorld } from './complete-payment.ts';
import { cancelOtp, confirmOtp, resendOtp } from './otp.operations.ts';
import { OTP_ATTEMPTS, OTP_RESENDS, TEST_OTP } from './otp.ts';
import { takePayment } from './payment-window.operations.ts';
import { answerIn, byCard, signer, worldWith } from './provider.fixture.ts';

let world: ProviderWorld;
let payment: string;
beforeEach(async () => {
  world = worldWith();
  payment = await begin();
});

async function begin(): Promise<string> {
  const answer = answerIn(await takePayment(byCard('4111111111111111'), world));
  if (answer.status !== 'otp') throw new Error(answer.status);
  return answer.payment_id;
}
const confirm = (otp: string, id = payment) => confirmOtp(id, { otp }, world);
const WRONG = '654321';
const unknown = { ok: false, reason: 'payment-unknown' };

describe('the OTP of a card', () => {
  it('is requested with the end of the phone number, before anything is signed', async () => {
    const answer = answerIn(await takePayment(byCard('4111111111111111'), world));
    expect(answer).toEqual({
      status: 'otp',
      payment_id: expect.stringMatching(/^pay_/) as string,
      sent_to: '••••••0001',
      attempts_left: OTP_ATTEMPTS,
      resends_left: OTP_RESENDS,
      test_otp: TEST_OTP,
    });
  });

  it('is right: the payment completes with the same id', async () => {
    const answer = answerIn(await confirm(TEST_OTP));
    if (answer.status !== 'paid') throw new Error(answer.status);
    expect(answer.payment_id).toBe(payment);
    expect(await signer.verify({ orderId: 'order_1', paymentId: payment }, answer.signature)).toBe(true);
  });

  it('is accepted once', async () => {
    const results = await Promise.all([confirm(TEST_OTP), confirm(TEST_OTP)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await confirm(TEST_OTP)).toEqual(unknown);
  });

  it('is wrong: uses an attempt, and the right one still works', async () => {
    expect(answerIn(await confirm(WRONG))).toMatchObject({
      status: 'otp',
      attempts_left: 2,
      problem: 'This OTP is wrong. 2 attempts are left.',
    });
    expect(answerIn(await confirm(WRONG))).toMatchObject({ problem: 'This OTP is wrong. One attempt is left.' });
    expect(answerIn(await confirm(TEST_OTP)).status).toBe('paid');
  });

  it('is wrong too often: the authentication fails permanently', async () => {
    for (let attempt = 1; attempt < OTP_ATTEMPTS; attempt += 1) await confirm(WRONG);
    expect(answerIn(await confirm(WRONG))).toMatchObject({
      status: 'failed',
      error: { reason: 'authentication_failed', step: 'payment_authentication', metadata: { payment_id: payment } },
    });
    expect(await confirm(TEST_OTP)).toEqual(unknown);
  });

  it('is sent again a few times, without additional attempts', async () => {
    await confirm(WRONG);
    for (let left = OTP_RESENDS - 1; left >= 0; left -= 1) {
      expect(answerIn(resendOtp(payment, world))).toMatchObject({ attempts_left: 2, resends_left: left });
    }
    expect(answerIn(resendOtp(payment, world))).toMatchObject({
      resends_left: 0,
      problem: 'No more OTPs can be sent for this payment.',
    });
    expect(answerIn(await confirm(TEST_OTP)).status).toBe('paid');
  });

  it('is cancelled: the payment fails permanently', async () => {
    expect(answerIn(cancelOtp(payment, world))).toMatchObject({
      status: 'failed',
      error: { reason: 'payment_cancelled', source: 'customer' },
    });
    expect(await confirm(TEST_OTP)).toEqual(unknown);
  });

  it.each([undefined, { otp: '12345' }, { otp: '123456', more: 1 }])(
    'must be six digits, and %j costs no attempt',
    async (body) => {
      expect(await confirmOtp(payment, body, world)).toMatchObject({ ok: false, reason: 'malformed' });
      expect(answerIn(resendOtp(payment, world))).toMatchObject({ attempts_left: OTP_ATTEMPTS });
    },
  );

  it('does not pay an order that was paid in the meantime', async () => {
    world.store.orders.setStatus('order_1', 'paid');
    expect(answerIn(await confirm(TEST_OTP))).toMatchObject({ error: { reason: 'order_already_paid' } });
  });

  it('belongs to one payment of one world', async () => {
    const other = await begin();
    await confirm(WRONG, other);
    expect(answerIn(resendOtp(payment, world))).toMatchObject({ attempts_left: OTP_ATTEMPTS });

    const elsewhere = worldWith();
    expect(await confirmOtp(payment, { otp: TEST_OTP }, elsewhere)).toEqual(unknown);
    expect(resendOtp(payment, elsewhere)).toEqual(unknown);
    expect(cancelOtp(payment, elsewhere)).toEqual(unknown);
  });

  it('is dropped after thousands of open payments, the oldest first', async () => {
    for (let more = 0; more < 1_000; more += 1) await begin();
    expect(await confirm(TEST_OTP)).toEqual(unknown);
  });
});
