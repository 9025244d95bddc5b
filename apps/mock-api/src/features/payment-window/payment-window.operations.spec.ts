import { createMemoryStore } from '../../world/memory-store.ts';
import { createHmacSigner } from '../../world/node/hmac-signer.ts';
import { systemRandom } from '../../world/random.ts';
import type { OrderRecord } from '../../world/records.ts';
import { takePayment } from './payment-window.operations.ts';
import type { PaymentAnswer } from './payment-window.operations.ts';

const signer = createHmacSigner('the shared secret');

async function worldWith(status: OrderRecord['status'] = 'created') {
  const store = createMemoryStore();
  await store.write(({ customers, orders }) => {
    customers.add({
      number: 1,
      name: 'Asha',
      email: 'a@b.example',
      mobile: '9000000001',
      passwordHash: '',
      createdAt: 0,
    });
    orders.add({
      id: 'order_1',
      customer: 1,
      provider: 'mockpay',
      receiptToken: 'receipt',
      createdAt: 0,
      status,
      lines: [],
      summary: { subtotal: 40_000, tax: 1_900, priceBeforeTax: 38_100, shipping: 10_000, total: 50_000 },
      deliverTo: { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' },
    });
  });
  return { store, signer, random: systemRandom };
}

const order = { order_id: 'order_1', amount: 50_000 };
const byUpi = (vpa: string) => ({ ...order, method: 'upi', vpa });
const byCard = (number: string) => ({
  ...order,
  method: 'card',
  card: { number, expiry_month: 12, expiry_year: 2030, cvv: '123', name: 'Asha Verma' },
});

async function answerTo(body: unknown, status?: OrderRecord['status']): Promise<PaymentAnswer> {
  const result = await takePayment(body, await worldWith(status));
  if (!result.ok) throw new Error(`refused as ${result.reason}`);
  return result.answer;
}

describe('paying at the test provider', () => {
  it.each([
    ['UPI', byUpi('success@mockpay')],
    ['card', byCard('4111111111111111')],
  ])('by %s answers a payment that its signature vouches for', async (_way, body) => {
    const answer = await answerTo(body);
    if (answer.status !== 'paid') throw new Error(answer.status);

    expect(answer.payment_id).toMatch(/^pay_[A-Za-z0-9]{14}$/);
    expect(answer.order_id).toBe('order_1');
    const claim = { orderId: 'order_1', paymentId: answer.payment_id };
    expect(await signer.verify(claim, answer.signature)).toBe(true);
  });

  it('makes another payment each time', async () => {
    const [one, other] = await Promise.all([answerTo(byUpi('success@mockpay')), answerTo(byUpi('success@mockpay'))]);
    expect(one).not.toEqual(other);
  });

  it.each([
    ['failure@mockpay', byUpi('failure@mockpay'), 'payment_failed', 'customer'],
    ['a declined card', byCard('4000000000000002'), 'card_declined', 'issuer_bank'],
    ['an empty account', byCard('4000000000009995'), 'insufficient_funds', 'customer'],
  ])('fails by %s, with the whole error and without a signature', async (_way, body, reason, source) => {
    expect(await answerTo(body)).toEqual({
      status: 'failed',
      error: {
        code: 'BAD_REQUEST_ERROR',
        description: expect.stringMatching(/\.$/) as string,
        source,
        step: 'payment_authorization',
        reason,
        metadata: { order_id: 'order_1', payment_id: expect.stringMatching(/^pay_/) as string },
      },
    });
  });

  it('never ends by timeout@mockpay', async () => {
    const answer = await answerTo(byUpi('timeout@mockpay'));
    expect(answer).toEqual({ status: 'pending', payment_id: expect.stringMatching(/^pay_/) as string });
  });

  it.each([
    [byUpi('somebody@bank'), 'vpa'],
    [byCard('5555555555554444'), 'card.number'],
  ])('leaves what is no test instrument to be corrected, naming its field', async (body, field) => {
    const answer = await answerTo(body);
    expect(answer).toEqual({ status: 'refused', problems: [{ field, detail: expect.any(String) as string }] });
  });

  it('fails an amount that is not the order’s, so that a shop notices its own mistake', async () => {
    const answer = await answerTo({ ...byUpi('success@mockpay'), amount: 49_999 });
    expect(answer).toMatchObject({ status: 'failed', error: { reason: 'amount_mismatch' } });
  });

  it('fails for an order that is paid already', async () => {
    const answer = await answerTo(byUpi('success@mockpay'), 'paid');
    expect(answer).toMatchObject({ status: 'failed', error: { reason: 'order_already_paid' } });
  });

  it.each(['Cancelled', 'timedout', 'failed'] as const)(
    'still takes money for an order that is %s at the shop',
    async (status) => {
      expect((await answerTo(byUpi('success@mockpay'), status)).status).toBe('paid');
    },
  );

  it('knows the shop’s orders only', async () => {
    const body = { ...byUpi('success@mockpay'), order_id: 'order_2' };
    expect(await takePayment(body, await worldWith())).toEqual({ ok: false, reason: 'order-unknown' });
  });

  it.each([
    [undefined, ''],
    [{}, 'method'],
    [{ ...byUpi('success@mockpay'), amount: 1.5 }, 'amount'],
    [{ ...byUpi('success@mockpay'), amount: '50000' }, 'amount'],
    [{ ...byUpi('success@mockpay'), order_id: ['order_1'] }, 'order_id'],
    [{ ...byUpi('success@mockpay'), signature: 'forged' }, ''],
    [byCard('4111 1111 1111 1111'), 'card.number'],
    [{ ...byCard('4111111111111111'), card: null }, 'card'],
  ])('refuses malformed input, naming the field: %j', async (body, field) => {
    const result = await takePayment(body, await worldWith());
    expect(result).toMatchObject({ ok: false, reason: 'malformed', errors: [{ field }] });
  });
});
