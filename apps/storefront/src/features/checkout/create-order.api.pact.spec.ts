import type { CreateOrderRequest } from '@shop/api-contract/model';
import type { StatusOf } from '@shop/api-contract/operation';
import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction, type InteractionTerms } from '../../testing/pact-interaction.ts';
import { fromState, textLike } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { checkoutApi, readCreatedOrder } from './checkout.api.ts';

const { createOrder } = checkoutApi.endpoints;

const orderId = 'order_Rk2mVb7QxT9dLp';
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
} as const;
const onSale = [given.catalogueOnSale, given.offersFilled] as const;

interface Creation<Status extends StatusOf<'createOrder'>> extends Pick<
  InteractionTerms<'createOrder', Status>,
  'description' | 'given' | 'signedIn' | 'response'
> {
  provider?: 'mockpay' | 'razorpay';
  pincode?: string;
}

/** Agrees on an order and its response, which the storefront reads as this outcome. */
async function verifyOrder<Status extends StatusOf<'createOrder'>>(
  { provider = 'mockpay', pincode = order.pincode, signedIn = true, ...terms }: Creation<Status>,
  outcome: object,
): Promise<void> {
  const path = { payment_provider: provider };
  await verifyInteraction(
    interaction({ ...terms, operation: 'createOrder', signedIn, path, body: { ...body, pincode } }),
    async ({ store, token }) => {
      const result = await store.dispatch(createOrder.initiate({ provider, body: { ...order, pincode } }));
      expect(readCreatedOrder(result)).toMatchObject(outcome);
      expect(store.getState().session.token).toBe(terms.response.status === 401 ? null : token);
    },
  );
}

describe('creating an order', () => {
  it.each([
    { provider: 'mockpay', description: 'an order of a product and an offer' },
    { provider: 'razorpay', description: 'an order of a product and an offer, to be paid with Razorpay' },
  ] as const)('brings the id that the window of $provider needs, as a JSON text', (asked) =>
    verifyOrder(
      {
        ...asked,
        given: [given.signedIn, ...onSale],
        response: { status: 200, body: textLike(/[A-Za-z0-9_-]{1,64}/, orderId) },
      },
      { ok: true, orderId },
    ),
  );

  it('brings an empty id when the payment provider opens no order', () =>
    verifyOrder(
      {
        description: 'an order while the payment provider opens none',
        given: [given.signedIn, ...onSale, given.providerOpensNoOrder],
        response: { status: 200, body: '' },
      },
      { ok: true, orderId: '' },
    ));

  it.each([
    { who: 'without a token', state: given.signedOut, signedIn: false },
    { who: 'with an expired token', state: given.sessionExpired, signedIn: true },
  ])('asks to sign in again $who', ({ who, state, signedIn }) =>
    verifyOrder(
      { description: `an order ${who}`, given: [state, ...onSale], signedIn, response: { status: 401 } },
      { ok: false, reason: 'session-expired' },
    ),
  );

  it("fails when the pincode is not the address's", () =>
    verifyOrder(
      {
        description: "an order whose pincode is not the address's",
        given: [given.signedIn, ...onSale],
        pincode: '110001',
        response: { status: 400 },
      },
      { ok: false, reason: 'failed', error: { status: 400 } },
    ));

  it('fails where the payment provider is not offered', () =>
    verifyOrder(
      {
        description: 'an order for a payment provider that is not offered',
        given: [given.signedIn, ...onSale, [given.providerNotOffered, { operation: 'createOrder' }]],
        response: { status: 404 },
      },
      { ok: false, reason: 'failed', error: { status: 404 } },
    ));

  it.each(commonFailures)('fails while $when', ({ when, state, status }) =>
    verifyOrder(
      {
        description: `an order while ${when}`,
        given: [given.signedIn, ...onSale, [state, { operation: 'createOrder' }]],
        response: { status },
      },
      { ok: false, reason: 'failed', error: { status } },
    ),
  );
});
