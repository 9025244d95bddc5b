import type { CreateOrderRequest, ValidatePaymentRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { agreeOn, interaction } from '../../testing/pact-agreement.ts';
import { anyText, fromState, textLike } from '../../testing/pact-matchers.ts';
import { checkoutApi } from './checkout.api.ts';
import { readCreatedOrder, readVerdict } from './payment-calls.ts';

const { createOrder, validatePayment } = checkoutApi.endpoints;
const path = { payment_provider: 'mockpay' } as const;

describe('creating an order', () => {
  const address = JSON.stringify({ Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' });
  const order: CreateOrderRequest = {
    cart: [
      { product: 46, quantity: 3, type: 'product' },
      { product: 1, quantity: 1, type: 'offer' },
    ],
    address,
    pincode: '208001',
  };
  const body = {
    cart: [
      { product: fromState('${product}', 46), quantity: 3, type: 'product' },
      { product: fromState('${offer}', 1), quantity: 1, type: 'offer' },
    ],
    address,
    pincode: '208001',
  } as const;
  const onSale = [given.catalogueOnSale, given.offersRunning] as const;

  it('brings the id that the payment window needs, as a JSON text', async () => {
    const terms = interaction({
      description: 'an order of a product and an offer',
      operation: 'createOrder',
      given: [given.signedIn, ...onSale],
      signedIn: true,
      path,
      body,
      answer: { status: 200, body: textLike(/[A-Za-z0-9_-]{1,64}/, 'order_Rk2mVb7QxT9dLp') },
    });

    await agreeOn(terms, async ({ store, answer }) => {
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: order }));

      expect(readCreatedOrder(result)).toEqual({ ok: true, orderId: answer });
    });
  });

  it('brings an empty id when the payment provider opens no order', async () => {
    const terms = interaction({
      description: 'an order while the payment provider opens none',
      operation: 'createOrder',
      given: [given.signedIn, ...onSale, given.providerOpensNoOrder],
      signedIn: true,
      path,
      body,
      answer: { status: 200, body: '' },
    });

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: order }));

      expect(readCreatedOrder(result)).toEqual({ ok: true, orderId: '' });
    });
  });

  it.each([
    { who: 'without a token', state: given.signedOut, signedIn: false },
    { who: 'with an expired token', state: given.sessionExpired, signedIn: true },
  ])('asks to sign in again $who', async ({ who, state, signedIn }) => {
    const terms = interaction({
      description: `an order ${who}`,
      operation: 'createOrder',
      given: [state, ...onSale],
      signedIn,
      path,
      body,
      answer: { status: 401 },
    });

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: order }));

      expect(readCreatedOrder(result)).toMatchObject({ ok: false, reason: 'session-expired' });
      expect(store.getState().session.token).toBeNull();
    });
  });

  it("fails when the pincode is not the address's", async () => {
    const terms = interaction({
      description: "an order whose pincode is not the address's",
      operation: 'createOrder',
      given: [given.signedIn, ...onSale],
      signedIn: true,
      path,
      body: { ...body, pincode: '110001' },
      answer: { status: 400 },
    });

    await agreeOn(terms, async ({ store, token }) => {
      const differing = { ...order, pincode: '110001' };
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: differing }));

      expect(readCreatedOrder(result)).toMatchObject({ ok: false, reason: 'failed', error: { status: 400 } });
      expect(store.getState().session.token).toBe(token);
    });
  });

  it('fails when the server has a fault', async () => {
    const terms = interaction({
      description: 'an order while the server has a fault',
      operation: 'createOrder',
      given: [given.signedIn, ...onSale, [given.serverFault, { operation: 'createOrder' }]],
      signedIn: true,
      path,
      body,
      answer: { status: 500 },
    });

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: order }));

      expect(readCreatedOrder(result)).toMatchObject({ ok: false, reason: 'failed', error: { status: 500 } });
    });
  });
});

describe('validating a payment', () => {
  const orderId = 'order_Rk2mVb7QxT9dLp';
  const order_id = fromState('${order_id}', orderId);
  const paid: ValidatePaymentRequest = {
    status: 'succeeded',
    order_id: orderId,
    payment_id: 'pay_Hs81nCw5YjEz3A',
    payment_signature: '5f0c1d0c6b8fd0ac1ff2be77bb3ad2e3a6c6cf4c0c0b2f4b5f7a1d0a7be9c5d2',
  };

  it('finds a signed payment paid', async () => {
    const terms = interaction({
      description: 'a report of a signed payment',
      operation: 'validatePayment',
      given: [given.signedIn, given.orderSigned],
      signedIn: true,
      path,
      body: {
        status: 'succeeded',
        order_id,
        payment_id: fromState('${payment_id}', paid.payment_id),
        payment_signature: fromState('${payment_signature}', paid.payment_signature),
      },
      answer: { status: 200, body: { response: true, message: anyText('Payment received.') } },
    });

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

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

    await agreeOn(terms, async ({ store }) => {
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

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toEqual({ ok: true, response: false, message: 'Not verified.' });
    });
  });

  it('keeps the report for later when the session has expired', async () => {
    const terms = interaction({
      description: 'a report of a payment with an expired token',
      operation: 'validatePayment',
      given: [given.sessionExpired],
      signedIn: true,
      path,
      body: paid,
      answer: { status: 401 },
    });

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'session-expired' });
    });
  });

  it('keeps the report for later when the server has a fault', async () => {
    const terms = interaction({
      description: 'a report of a payment while the server has a fault',
      operation: 'validatePayment',
      given: [given.signedIn, [given.serverFault, { operation: 'validatePayment' }]],
      signedIn: true,
      path,
      body: paid,
      answer: { status: 500 },
    });

    await agreeOn(terms, async ({ store }) => {
      const result = await store.dispatch(validatePayment.initiate({ provider: 'mockpay', body: paid }));

      expect(readVerdict(result)).toMatchObject({ ok: false, reason: 'no-answer' });
    });
  });
});
