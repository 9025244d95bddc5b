// spec-map: 3.4.1, 7.1.17
import { providerStates as given } from '@shop/mock-api/provider-states';
import { testFailures } from '../../testing/pact-failures.ts';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyNumber, anyText, filledText, listOf, textLike } from '../../testing/pact-matchers.ts';
import { ordersApi } from './orders.api.ts';

const { listOrders } = ordersApi.endpoints;

const order = {
  id: filledText('order_Demo5Xm7NcRb4Pv'),
  created_at: textLike(/\d{4}-\d\d-\d\dT\d\d:\d\d.*/, '2026-02-14T09:31:07.000Z'),
  amount: anyNumber(3244),
  payment_status: anyText('paid'),
  order_id_token: filledText('rcpt_Demo5oW2yHx8CkVa6Jt3Sl'),
};

/** Only a 401 ends the session. */
const testOrders = interactionsOf('listOrders', async ({ store, token, response }, terms) => {
  const { status } = terms.response;
  const result = await store.dispatch(listOrders.initiate());

  // The end of a session ends its calls without a result.
  if (status === 401) expect(result.data).toBeUndefined();
  else expect(result).toMatchObject(status === 200 ? { data: response } : { error: { status } });
  expect(store.getState().session.token).toBe(terms.signedIn && status !== 401 ? token : null);
});

const ofCustomer = { given: [given.signedIn], signedIn: true } as const;

testOrders('a request for the orders', {
  ...ofCustomer,
  given: [given.signedIn, given.ordersPast],
  response: { status: 200, body: listOf(order) },
});

const oneOfEach = [
  { created_at: '2026-02-14T09:31:07Z', amount: 1600, payment_status: 'created' },
  { created_at: '2026-02-13T09:31:07Z', amount: 1500.01, payment_status: 'paid' },
  { created_at: '2026-01-31T23:59:59Z', amount: 499.5, payment_status: 'Cancelled' },
  { created_at: '2025-12-31T18:30:00Z', amount: 100, payment_status: 'timedout' },
  { created_at: '2025-02-14T09:31:07Z', amount: 3244, payment_status: 'failed' },
] as const;
testOrders('a request for the orders, of a customer with one of each status', {
  ...ofCustomer,
  given: [[given.signedInWithOrders, { orders: [...oneOfEach] }]],
  response: {
    status: 200,
    body: oneOfEach.map(({ created_at, ...known }) => ({
      ...order,
      ...known,
      created_at: textLike(RegExp(created_at.replace('Z', '(\\.0+)?(Z|\\+00:00)')), created_at),
    })),
  },
});

const known = {
  amount: 1350,
  payment_status: 'paid' as const,
  lines: [
    { product: 46, type: 'product' as const, quantity: 1, title: 'S-46 Sattva Greens', unit_price: 1250, amount: 1250 },
  ],
  summary: { subtotal: 1250, tax: 225, shipping: 100 },
  deliver_to: {
    Name: 'Kanpur',
    State: 'Uttar Pradesh',
    Country: 'India',
    Pincode: '208001',
    Recipient: 'Asha Verma',
    Mobile: '9000000001',
    Line1: "14 Botanist's Lane",
  },
};
testOrders('a request for the orders, of a customer with an order whose lines and address are known', {
  ...ofCustomer,
  given: [[given.signedInWithOrders, { orders: [{ created_at: '2026-02-14T09:31:07Z', ...known }] }]],
  response: { status: 200, body: [{ ...order, ...known }] },
});
testOrders('a request for the orders, of a customer without any', {
  ...ofCustomer,
  given: [given.signedInWithoutOrders],
  response: { status: 200, body: [] },
});
testFailures('listOrders', testOrders, 'a request for the orders', ofCustomer);
