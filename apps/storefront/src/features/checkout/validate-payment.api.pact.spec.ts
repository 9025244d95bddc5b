import type { ValidatePaymentRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyText, fromState } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-failures.ts';
import { checkoutApi, readVerdict } from './checkout.api.ts';

const { validatePayment } = checkoutApi.endpoints;
const path = { payment_provider: 'mockpay' } as const;

describe('validating a payment', () => {
  const orderId = 'order_Rk2mVb7QxT9dLp';
  const order_id = fromState('${order_id}', orderId);
  const paid: ValidatePaymentRequest = {
    status: 'succeeded',
    order_id: orderId,
    payment_id: 'pay_Hs81nCw5YjEz3A',
    payment_signature: '5f0c1d0c6b8fd0ac1ff2be77bb3ad2e3a6c6cf4c0c0b2f4b5f7a1d0a7be9c5d2',
  };

  it.each([
    { provider: 'mockpay', description: 'a report of a signed payment', state: given.orderSigned },
    {
      provider: 'razorpay',
      description: 'a report of a signed payment with Razorpay',
      state: [given.orderSigned, { provider: 'razorpay' }],
    },
  ] as const)('finds a signed payment with $provider paid', async ({ provider, description, state }) => {
    const terms = interaction({
      description,
      operation: 'validatePayment',
      given: [given.signedIn, state],
      signedIn: true,
      path: { payment_provider: provider },
      body: {
        status: 'succeeded',
        order_id,
        payment_id: fromState('${payment_id}', paid.payment_id),
        payment_signature: fromState('${payment_signature}', paid.payment_signature),
      },
      answer: { status: 200, body: { response: true, message: anyText('Payment received.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider, body: paid }));

      expect(readVerdict(result)).toEqual({ ok: true, response: true, message: 'Payment received.' });
    });
  });

  it.each([
    { outcome: 'cancelled', status: 'Cancelled' },
    { outcome: 'timed out', status: 'timedout' },
    { outcome: 'failed', status: 'failed' },
  ] as const)('hears why a payment that $outcome is none', async ({ outcome, status }) => {
    const body = { status, order_id: orderId, payment_id: '', payment_signature: '' } as const;
    const terms = interaction({
      description: `a report of a payment that ${outcome}`,
      operation: 'validatePayment',
      given: [given.signedIn, given.orderOpen],
      signedIn: true,
      path,
      body: { ...body, order_id },
      answer: { status: 200, body: { response: false, message: anyText('Nothing was charged.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body }));

      expect(readVerdict(result)).toEqual({ ok: true, response: false, message: 'Nothing was charged.' });
    });
  });

  it.each([
    { what: 'a forged signature', state: given.orderOpen },
    { what: "somebody else's order", state: given.orderOfAnother },
  ])('refuses $what', async ({ what, state }) => {
    const terms = interaction({
      description: `a report of a payment with ${what}`,
      operation: 'validatePayment',
      given: [given.signedIn, state],
      signedIn: true,
      path,
      body: { ...paid, order_id },
      answer: { status: 200, body: { response: false, message: anyText('Not verified.') } },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toEqual({ ok: true, response: false, message: 'Not verified.' });
    });
  });

  it.each([
    { who: 'without a token', state: given.signedOut, signedIn: false },
    { who: 'with an expired token', state: given.sessionExpired, signedIn: true },
  ])('keeps the report for later $who', async ({ who, state, signedIn }) => {
    const terms = interaction({
      description: `a report of a payment ${who}`,
      operation: 'validatePayment',
      given: [state],
      signedIn,
      path,
      body: paid,
      answer: { status: 401 },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'session-expired' });
    });
  });

  it('gives up a report that the server will never take', async () => {
    const tooLong = { ...paid, order_id: 'o'.repeat(65) };
    const terms = interaction({
      description: 'a report of a payment for too long an order id',
      operation: 'validatePayment',
      given: [given.signedIn],
      signedIn: true,
      path,
      body: tooLong,
      answer: { status: 400 },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: tooLong }));

      expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'refused', error: { status: 400 } });
    });
  });

  it('gives up a report where the payment provider is not offered', async () => {
    const terms = interaction({
      description: 'a report of a payment for a payment provider that is not offered',
      operation: 'validatePayment',
      given: [given.signedIn, [given.providerNotOffered, { operation: 'validatePayment' }]],
      signedIn: true,
      path,
      body: paid,
      answer: { status: 404 },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'refused', error: { status: 404 } });
    });
  });

  it.each(commonFailures)('keeps the report for later while $when', async ({ when, state, status }) => {
    const terms = interaction({
      description: `a report of a payment while ${when}`,
      operation: 'validatePayment',
      given: [given.signedIn, [state, { operation: 'validatePayment' }]],
      signedIn: true,
      path,
      body: paid,
      answer: { status },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'no-answer' });
    });
  });
});
