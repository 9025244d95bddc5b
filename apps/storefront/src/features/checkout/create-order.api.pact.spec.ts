import type { CreateOrderRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { exampleOf, fromState, textLike } from '../../testing/pact-matchers.ts';
import { testFailures, refusedCustomers } from '../../testing/pact-failures.ts';
import { checkoutApi, readCreatedOrder } from './checkout.api.ts';

const mockpay = { payment_provider: 'mockpay' } as const;
const body = {
  cart: [
    { product: fromState('${product}', 46), quantity: 3, type: 'product' },
    { product: fromState('${offer}', 1), quantity: 1, type: 'offer' },
  ],
  address: JSON.stringify({ Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' }),
  pincode: '208001',
} as const;
const onSale = [given.catalogueOnSale, given.offersFilled] as const;

/** The id, or why there is none; only a 401 ends the session. */
const verifyOrder = interactionsOf(
  'createOrder',
  async ({ store, token, response }, { path, body: order, ...terms }) => {
    const { status } = terms.response;
    const { payment_provider: provider } = path as { payment_provider: 'mockpay' | 'razorpay' };
    const request = { provider, body: exampleOf<CreateOrderRequest>(order as CreateOrderRequest) };
    const result = await store.dispatch(checkoutApi.endpoints.createOrder.initiate(request));

    const refusal = status === 401 ? { reason: 'session-expired' } : { reason: 'failed', error: { status } };
    expect(readCreatedOrder(result)).toMatchObject(
      status === 200 ? { ok: true, orderId: response } : { ok: false, ...refusal },
    );
    expect(store.getState().session.token).toBe(terms.signedIn && status !== 401 ? token : null);
  },
);

describe('creating an order', () => {
  it.each([
    { payment_provider: 'mockpay', description: 'an order of a product and an offer' },
    { payment_provider: 'razorpay', description: 'an order of a product and an offer, to be paid with Razorpay' },
  ] as const)('brings the id that the window of $payment_provider needs, as a JSON text', ({ description, ...path }) =>
    verifyOrder({
      description,
      given: [given.signedIn, ...onSale],
      signedIn: true,
      path,
      body,
      response: { status: 200, body: textLike(/[A-Za-z0-9_-]{1,64}/, 'order_Rk2mVb7QxT9dLp') },
    }),
  );

  it('brings an empty id when the payment provider opens no order', () =>
    verifyOrder({
      description: 'an order while the payment provider opens none',
      given: [given.signedIn, ...onSale, given.providerOpensNoOrder],
      signedIn: true,
      path: mockpay,
      body,
      response: { status: 200, body: '' },
    }));

  it.each(refusedCustomers)('asks to sign in again $who', ({ who, state, signedIn }) =>
    verifyOrder({
      description: `an order ${who}`,
      given: [state, ...onSale],
      signedIn,
      path: mockpay,
      body,
      response: { status: 401 },
    }),
  );

  it("fails when the pincode is not the address's", () =>
    verifyOrder({
      description: "an order whose pincode is not the address's",
      given: [given.signedIn, ...onSale],
      signedIn: true,
      path: mockpay,
      body: { ...body, pincode: '110001' },
      response: { status: 400 },
    }));

  it('fails where the payment provider is not offered', () =>
    verifyOrder({
      description: 'an order for a payment provider that is not offered',
      given: [given.signedIn, ...onSale, [given.providerNotOffered, { operation: 'createOrder' }]],
      signedIn: true,
      path: mockpay,
      body,
      response: { status: 404 },
    }));

  testFailures('createOrder', verifyOrder, {
    description: 'an order',
    given: [given.signedIn, ...onSale],
    signedIn: true,
    path: mockpay,
    body,
  });
});
