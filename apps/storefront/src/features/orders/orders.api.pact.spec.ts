// spec-map: 3.4.1, 7.1.17
import { providerStates as given } from '@shop/mock-api/provider-states';
import { interactionsOf } from '../../testing/pact-interaction.ts';
import { anyNumber, anyText, filledText, listOf, textLike } from '../../testing/pact-matchers.ts';
import { testFailures } from '../../testing/pact-failures.ts';
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
const verifyOrders = interactionsOf('listOrders', async ({ store, token, response }, terms) => {
  const { status } = terms.response;
  const result = await store.dispatch(listOrders.initiate());

  // The end of a session ends its calls without a result.
  if (status === 401) expect(result.data).toBeUndefined();
  else expect(result).toMatchObject(status === 200 ? { data: response } : { error: { status } });
  expect(store.getState().session.token).toBe(terms.signedIn && status !== 401 ? token : null);
});

describe("the customer's orders", () => {
  it('are listed with amount, status and the way to the receipt', () =>
    verifyOrders({
      description: 'a request for the orders',
      given: [given.signedIn, given.ordersPast],
      signedIn: true,
      response: { status: 200, body: listOf(order) },
    }));

  it('come newest first, with amounts in rupees and statuses to the letter', () => {
    const orders = [
      { created_at: '2026-02-14T09:31:07Z', amount: 1600, payment_status: 'created' },
      { created_at: '2026-02-13T09:31:07Z', amount: 1500.01, payment_status: 'paid' },
      { created_at: '2026-01-31T23:59:59Z', amount: 499.5, payment_status: 'Cancelled' },
      { created_at: '2025-12-31T18:30:00Z', amount: 100, payment_status: 'timedout' },
      { created_at: '2025-02-14T09:31:07Z', amount: 3244, payment_status: 'failed' },
    ] as const;
    return verifyOrders({
      description: 'a request for the orders, of a customer with one of each status',
      given: [[given.signedInWithOrders, { orders: [...orders] }]],
      signedIn: true,
      response: {
        status: 200,
        body: orders.map(({ created_at, ...known }) => ({
          ...order,
          ...known,
          created_at: textLike(RegExp(created_at.replace('Z', '(\\.0+)?(Z|\\+00:00)')), created_at),
        })),
      },
    });
  });

  it('bring lines, sums and delivery address where the API has them', () => {
    const known = {
      created_at: '2026-02-14T09:31:07Z',
      amount: 1350,
      payment_status: 'paid',
      lines: [
        { product: 46, type: 'product', quantity: 1, title: 'S-46 Sattva Greens', unit_price: 1250, amount: 1250 },
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
    } as const;
    const { created_at: _, ...told } = known;
    return verifyOrders({
      description: 'a request for the orders, of a customer with an order whose lines and address are known',
      given: [[given.signedInWithOrders, { orders: [{ ...known, lines: [...known.lines] }] }]],
      signedIn: true,
      response: { status: 200, body: [{ ...order, ...told }] },
    });
  });

  it('are an empty list before the first one', () =>
    verifyOrders({
      description: 'a request for the orders, of a customer without any',
      given: [given.signedInWithoutOrders],
      signedIn: true,
      response: { status: 200, body: [] },
    }));

  testFailures('listOrders', verifyOrders, {
    description: 'a request for the orders',
    given: [given.signedIn],
    signedIn: true,
  });
});
