// spec-map: 3.4.4, 3.4.5, 7.1.15, 7.1.16, 8.1.25
import type { CreateOrderRequest, ValidatePaymentRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/mock-api/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText, exampleOf, fromState, textLike } from '../../testing/pact-matchers.ts';
import { testFailures } from '../../testing/pact-failures.ts';
import { ordersApi, readVerdict } from './orders.api.ts';

const mockpay = { payment_provider: 'mockpay' } as const;
const body = {
  cart: [
    { product: fromState('${product}', 46), quantity: 3, type: 'product' },
    { product: fromState('${offer}', 1), quantity: 1, type: 'offer' },
  ],
  address: JSON.stringify({ Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' }),
  pincode: '208001',
} as const;
const onSale = [given.signedIn, given.catalogueOnSale, given.offersFilled] as const;
/** A customer's order of what is on sale. */
const order = { given: onSale, signedIn: true, path: mockpay, body };

/** The id, or why there is none; only a 401 ends the session. */
const verifyOrder = interactionsOf(
  'createOrder',
  async ({ store, token, response }, { path, body: sent, ...terms }) => {
    const { status } = terms.response;
    const { payment_provider: provider } = path as { payment_provider: 'mockpay' | 'razorpay' };
    const request = { provider, body: exampleOf<CreateOrderRequest>(sent as CreateOrderRequest) };
    const result = await store.dispatch(ordersApi.endpoints.createOrder.initiate(request));

    const error: unknown = status === 401 ? expect.anything() : { status };
    expect(result).toMatchObject(status === 200 ? { data: response } : { error });
    expect(store.getState().session.token).toBe(terms.signedIn && status !== 401 ? token : null);
  },
);

describe('creating an order', () => {
  it.each([
    { payment_provider: 'mockpay', description: 'an order of a product and an offer' },
    { payment_provider: 'razorpay', description: 'an order of a product and an offer, to be paid with Razorpay' },
  ] as const)('brings the id that the window of $payment_provider needs, as a JSON text', ({ description, ...path }) =>
    verifyOrder({
      ...order,
      description,
      path,
      response: { status: 200, body: textLike(/[A-Za-z0-9_-]{1,64}/, 'order_Rk2mVb7QxT9dLp') },
    }),
  );

  it('brings an empty id when the payment provider opens no order', () =>
    verifyOrder({
      ...order,
      description: 'an order while the payment provider opens none',
      given: [...onSale, given.providerOpensNoOrder],
      response: { status: 200, body: '' },
    }));

  it("fails when the pincode is not the address's", () =>
    verifyOrder({
      ...order,
      description: "an order whose pincode is not the address's",
      body: { ...body, pincode: '110001' },
      response: { status: 400 },
    }));

  it('fails where the payment provider is not offered', () =>
    verifyOrder({
      ...order,
      description: 'an order for a payment provider that is not offered',
      given: [...onSale, [given.providerNotOffered, { operation: 'createOrder' }]],
      response: { status: 404 },
    }));

  testFailures('createOrder', verifyOrder, { ...order, description: 'an order' });
});

const order_id = fromState('${order_id}', 'order_Rk2mVb7QxT9dLp');
const paid = {
  status: 'succeeded',
  order_id: 'order_Rk2mVb7QxT9dLp',
  payment_id: 'pay_Hs81nCw5YjEz3A',
  payment_signature: '5f0c1d0c6b8fd0ac1ff2be77bb3ad2e3a6c6cf4c0c0b2f4b5f7a1d0a7be9c5d2',
} as const;
/** A customer's report of a payment. */
const report = { given: [given.signedIn], signedIn: true, path: mockpay, body: paid };

/** What the storefront makes of a refusal; it keeps the report for later after any other, a 401 too. */
const finalStatuses: readonly number[] = [400, 404];

const verifyReport = interactionsOf('validatePayment', async ({ store, response }, { path, body, ...terms }) => {
  const { status } = terms.response;
  const { payment_provider: provider } = path as { payment_provider: 'mockpay' | 'razorpay' };
  const request = { provider, body: exampleOf<ValidatePaymentRequest>(body as ValidatePaymentRequest) };
  const verdict = readVerdict(await store.dispatch(ordersApi.endpoints.validatePayment.initiate(request)));

  if (status === 200) expect(verdict).toEqual({ ...(response as object), error: null, isFinal: true });
  else expect(verdict).toMatchObject({ response: false, message: null, isFinal: finalStatuses.includes(status) });
});

describe('validating a payment', () => {
  it.each([
    { provider: 'mockpay', description: 'a report of a signed payment', state: given.orderSigned },
    {
      provider: 'razorpay',
      description: 'a report of a signed payment with Razorpay',
      state: [given.orderSigned, { provider: 'razorpay' }],
    },
  ] as const)('finds a signed payment with $provider paid', ({ provider, description, state }) =>
    verifyReport({
      ...report,
      description,
      given: [given.signedIn, state],
      path: { payment_provider: provider },
      body: {
        status: 'succeeded',
        order_id,
        payment_id: fromState('${payment_id}', paid.payment_id),
        payment_signature: fromState('${payment_signature}', paid.payment_signature),
      },
      response: { status: 200, body: { response: true, message: anyText('Payment received.') } },
    }),
  );

  it.each([
    { outcome: 'cancelled', status: 'Cancelled' },
    { outcome: 'timed out', status: 'timedout' },
    { outcome: 'failed', status: 'failed' },
  ] as const)('hears why a payment that $outcome is none', ({ outcome, status }) =>
    verifyReport({
      ...report,
      description: `a report of a payment that ${outcome}`,
      given: [given.signedIn, given.orderOpen],
      body: { status, order_id, payment_id: '', payment_signature: '' },
      response: { status: 200, body: { response: false, message: anyText('Nothing was charged.') } },
    }),
  );

  it.each([
    { what: 'a forged signature', state: given.orderOpen },
    { what: "somebody else's order", state: given.orderOfAnother },
  ])('refuses $what', ({ what, state }) =>
    verifyReport({
      ...report,
      description: `a report of a payment with ${what}`,
      given: [given.signedIn, state],
      body: { ...paid, order_id },
      response: { status: 200, body: { response: false, message: anyText('Not verified.') } },
    }),
  );

  testFailures('validatePayment', verifyReport, { ...report, description: 'a report of a payment' });

  it('gives up a report for too long an order id', () =>
    verifyReport({
      ...report,
      description: 'a report of a payment for too long an order id',
      body: { ...paid, order_id: 'o'.repeat(65) },
      response: { status: 400 },
    }));

  it('gives up a report for a payment provider that is not offered', () =>
    verifyReport({
      ...report,
      description: 'a report of a payment for a payment provider that is not offered',
      given: [given.signedIn, [given.providerNotOffered, { operation: 'validatePayment' }]],
      response: { status: 404 },
    }));
});
