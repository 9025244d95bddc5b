import { providerStates as given } from '@shop/api-contract/provider-states';
import { verifyInteraction, interaction } from '../../testing/pact-interaction.ts';
import { anyNumber, anyText, filledText, listOf, textLike } from '../../testing/pact-matchers.ts';
import { commonFailures } from '../../testing/pact-questions.ts';
import { ordersApi } from './orders.api.ts';

const { listOrders } = ordersApi.endpoints;

const order = {
  id: filledText('order_Demo5Xm7NcRb4Pv'),
  created_at: textLike(/\d{4}-\d\d-\d\dT\d\d:\d\d.*/, '2026-02-14T09:31:07.000Z'),
  amount: anyNumber(3244),
  payment_status: anyText('paid'),
  order_id_token: filledText('rcpt_Demo5oW2yHx8CkVa6Jt3Sl'),
};

describe("the customer's orders", () => {
  it('are listed with amount, status and the way to the receipt', async () => {
    const terms = interaction({
      description: 'a question for the orders',
      operation: 'listOrders',
      given: [given.signedIn, given.ordersPast],
      signedIn: true,
      response: { status: 200, body: listOf(order) },
    });

    await verifyInteraction(terms, async ({ store, token, response }) => {
      const { data } = await store.dispatch(listOrders.initiate({ token }));

      expect(data).toEqual(response);
    });
  });

  it('come newest first, with amounts in rupees and statuses to the letter', async () => {
    const orders = [
      { created_at: '2026-02-14T09:31:07Z', amount: 1600, payment_status: 'created' },
      { created_at: '2026-02-13T09:31:07Z', amount: 1500.01, payment_status: 'paid' },
      { created_at: '2026-01-31T23:59:59Z', amount: 499.5, payment_status: 'Cancelled' },
      { created_at: '2025-12-31T18:30:00Z', amount: 100, payment_status: 'timedout' },
      { created_at: '2025-02-14T09:31:07Z', amount: 3244, payment_status: 'failed' },
    ] as const;
    const terms = interaction({
      description: 'a question for the orders, of a customer with one of each status',
      operation: 'listOrders',
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

    await verifyInteraction(terms, async ({ store, token, response }) => {
      const { data } = await store.dispatch(listOrders.initiate({ token }));

      expect(data).toEqual(response);
    });
  });

  it('are an empty list before the first one', async () => {
    const terms = interaction({
      description: 'a question for the orders, of a customer without any',
      operation: 'listOrders',
      given: [given.signedInWithoutOrders],
      signedIn: true,
      response: { status: 200, body: [] },
    });

    await verifyInteraction(terms, async ({ store, token }) => {
      const { data } = await store.dispatch(listOrders.initiate({ token }));

      expect(data).toEqual([]);
    });
  });

  it('are not shown to an expired session, which ends', async () => {
    const terms = interaction({
      description: 'a question for the orders, with an expired token',
      operation: 'listOrders',
      given: [given.sessionExpired],
      signedIn: true,
      response: { status: 401 },
    });

    await verifyInteraction(terms, async ({ store, token }) => {
      const { error } = await store.dispatch(listOrders.initiate({ token }));

      expect(error).toMatchObject({ status: 401 });
      expect(store.getState().session.token).toBeNull();
    });
  });

  it('are not shown to somebody without a token', async () => {
    const terms = interaction({
      description: 'a question for the orders, without a token',
      operation: 'listOrders',
      given: [given.signedOut],
      response: { status: 401 },
    });

    await verifyInteraction(terms, async ({ store }) => {
      const { error } = await store.dispatch(listOrders.initiate({ token: '' }));

      expect(error).toMatchObject({ status: 401 });
    });
  });

  it.each(commonFailures)('have failed, rather than being none, while $when; the session goes on', async (failure) => {
    const { when, state, status } = failure;
    const terms = interaction({
      description: `a question for the orders while ${when}`,
      operation: 'listOrders',
      given: [given.signedIn, [state, { operation: 'listOrders' }]],
      signedIn: true,
      response: { status },
    });

    await verifyInteraction(terms, async ({ store, token }) => {
      const { error } = await store.dispatch(listOrders.initiate({ token }));

      expect(error).toMatchObject({ status });
      expect(store.getState().session.token).toBe(token);
    });
  });
});
