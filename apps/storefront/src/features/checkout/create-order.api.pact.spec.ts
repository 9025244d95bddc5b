import type { CreateOrderRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { fromState, textLike } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-failures.ts';
import { checkoutApi, readCreatedOrder } from './checkout.api.ts';

const { createOrder } = checkoutApi.endpoints;
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
  const onSale = [given.catalogueOnSale, given.offersFilled] as const;

  it.each([
    { provider: 'mockpay', description: 'an order of a product and an offer' },
    { provider: 'razorpay', description: 'an order of a product and an offer, to be paid with Razorpay' },
  ] as const)('brings the id that the window of $provider needs, as a JSON text', async ({ provider, description }) => {
    const terms = interaction({
      description,
      operation: 'createOrder',
      given: [given.signedIn, ...onSale],
      signedIn: true,
      path: { payment_provider: provider },
      body,
      answer: { status: 200, body: textLike(/[A-Za-z0-9_-]{1,64}/, 'order_Rk2mVb7QxT9dLp') },
    });

    await verifyInteraction(terms, async ({ store, answer }) => {
      const result = await store.dispatch(createOrder.initiate({ provider, body: order }));

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

    await verifyInteraction(terms, async ({ store }) => {
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

    await verifyInteraction(terms, async ({ store }) => {
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

    await verifyInteraction(terms, async ({ store, token }) => {
      const differing = { ...order, pincode: '110001' };
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: differing }));

      expect(readCreatedOrder(result)).toMatchObject({ ok: false, reason: 'failed', error: { status: 400 } });
      expect(store.getState().session.token).toBe(token);
    });
  });

  it('fails where the payment provider is not offered', async () => {
    const terms = interaction({
      description: 'an order for a payment provider that is not offered',
      operation: 'createOrder',
      given: [given.signedIn, ...onSale, [given.providerNotOffered, { operation: 'createOrder' }]],
      signedIn: true,
      path,
      body,
      answer: { status: 404 },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: order }));

      expect(readCreatedOrder(result)).toMatchObject({ ok: false, reason: 'failed', error: { status: 404 } });
    });
  });

  it.each(commonFailures)('fails while $when', async ({ when, state, status }) => {
    const terms = interaction({
      description: `an order while ${when}`,
      operation: 'createOrder',
      given: [given.signedIn, ...onSale, [state, { operation: 'createOrder' }]],
      signedIn: true,
      path,
      body,
      answer: { status },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const result = await store.dispatch(createOrder.initiate({ provider: 'mockpay', body: order }));

      expect(readCreatedOrder(result)).toMatchObject({ ok: false, reason: 'failed', error: { status } });
    });
  });
});
