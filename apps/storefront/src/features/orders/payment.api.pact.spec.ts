// spec-map: 3.4.4, 3.4.5, 7.1.15, 7.1.16, 8.1.25
import type { CreateOrderRequest, ValidatePaymentRequest } from '@shop/api-contract/model';
import { providerStates as given } from '@shop/mock-api/provider-states';
import { testFailures } from '../../testing/pact-failures.ts';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyText, exampleOf, fromState, textLike } from '../../testing/pact-matchers.ts';
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
const testOrder = interactionsOf('createOrder', async ({ store, token, response }, { path, body: sent, ...terms }) => {
  const { status } = terms.response;
  const { payment_provider: provider } = path as { payment_provider: 'mockpay' | 'razorpay' };
  const request = { provider, body: exampleOf<CreateOrderRequest>(sent as CreateOrderRequest) };
  const result = await store.dispatch(ordersApi.endpoints.createOrder.initiate(request));

  const error: unknown = status === 401 ? expect.anything() : { status };
  expect(result).toMatchObject(status === 200 ? { data: response } : { error });
  expect(store.getState().session.token).toBe(terms.signedIn && status !== 401 ? token : null);
});

const orderId = { status: 200, body: textLike(/[A-Za-z0-9_-]{1,64}/, 'order_Rk2mVb7QxT9dLp') } as const;
testOrder('an order of a product and an offer', { ...order, response: orderId });
testOrder('an order of a product and an offer, to be paid with Razorpay', {
  ...order,
  path: { payment_provider: 'razorpay' },
  response: orderId,
});
testOrder('an order while the payment provider opens none', {
  ...order,
  given: [...onSale, given.providerOpensNoOrder],
  response: { status: 200, body: '' },
});
testOrder("an order whose pincode is not the address's", {
  ...order,
  body: { ...body, pincode: '110001' },
  response: { status: 400 },
});
testOrder('an order for a payment provider that is not offered', {
  ...order,
  given: [...onSale, [given.providerNotOffered, { operation: 'createOrder' }]],
  response: { status: 404 },
});
testFailures('createOrder', testOrder, 'an order', order);

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

const testReport = interactionsOf('validatePayment', async ({ store, response }, { path, body, ...terms }) => {
  const { status } = terms.response;
  const { payment_provider: provider } = path as { payment_provider: 'mockpay' | 'razorpay' };
  const request = { provider, body: exampleOf<ValidatePaymentRequest>(body as ValidatePaymentRequest) };
  const verdict = readVerdict(await store.dispatch(ordersApi.endpoints.validatePayment.initiate(request)));

  if (status === 200) expect(verdict).toEqual({ ...(response as object), error: null, isFinal: true });
  else expect(verdict).toMatchObject({ response: false, message: null, isFinal: finalStatuses.includes(status) });
});
const verdict = (isPaid: boolean, words: string) =>
  ({ status: 200, body: { response: isPaid, message: anyText(words) } }) as const;

const signed = {
  ...report,
  body: {
    status: 'succeeded',
    order_id,
    payment_id: fromState('${payment_id}', paid.payment_id),
    payment_signature: fromState('${payment_signature}', paid.payment_signature),
  },
  response: verdict(true, 'Payment received.'),
} as const;
testReport('a report of a signed payment', { ...signed, given: [given.signedIn, given.orderSigned] });
testReport('a report of a signed payment with Razorpay', {
  ...signed,
  given: [given.signedIn, [given.orderSigned, { provider: 'razorpay' }]],
  path: { payment_provider: 'razorpay' },
});

const endings = [
  { outcome: 'cancelled', status: 'Cancelled' },
  { outcome: 'timed out', status: 'timedout' },
  { outcome: 'failed', status: 'failed' },
] as const;
for (const { outcome, status } of endings) {
  testReport(`a report of a payment that ${outcome}`, {
    ...report,
    given: [given.signedIn, given.orderOpen],
    body: { status, order_id, payment_id: '', payment_signature: '' },
    response: verdict(false, 'Nothing was charged.'),
  });
}

const unverified = { ...report, body: { ...paid, order_id }, response: verdict(false, 'Not verified.') };
testReport('a report of a payment with a forged signature', {
  ...unverified,
  given: [given.signedIn, given.orderOpen],
});
testReport("a report of a payment with somebody else's order", {
  ...unverified,
  given: [given.signedIn, given.orderOfAnother],
});

testFailures('validatePayment', testReport, 'a report of a payment', report);
testReport('a report of a payment for too long an order id', {
  ...report,
  body: { ...paid, order_id: 'o'.repeat(65) },
  response: { status: 400 },
});
testReport('a report of a payment for a payment provider that is not offered', {
  ...report,
  given: [given.signedIn, [given.providerNotOffered, { operation: 'validatePayment' }]],
  response: { status: 404 },
});
