// spec-map: 4.3.2, 8.1.4
import { act, screen, waitFor } from '@testing-library/react';
import { asha, customerServer, kanpur } from '../../testing/accounts.ts';
import { renderShop } from '../../testing/render-with-shop.tsx';

const server = customerServer();
let log: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  log = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.useRealTimers());

const cart = [{ type: 'product', product: 1, quantity: 2 }];

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

it.each([
  ['/products', 'listProducts', 'Products Coming Soon'],
  ['/offers', 'listOffers', 'No offers match'],
  ['/vanaveda-academy', 'listAcademyFiles', 'No File Found'],
  ['/resource-files', 'listResourceFiles', 'No Resource Found'],
  ['/product/s-46', 'getProduct', 'Page your are looking for is not found'],
  ['/my-cart', 'listProducts', 'Your Cart Is Empty'],
  ['/dashboard', 'listOrders', 'No orders yet'],
  ['/dashboard/orders/order_Demo5Xm7NcRb4Pv', 'listOrders', 'We could not find this order'],
] as const)(
  '%s keeps its placeholders while %s fails, which is logged, never says “%s”, and fills by Retry',
  async (route, list, nothing) => {
    server.fail(list, { status: 503, body: {} });
    renderShop(route, { stored: { cart, selectedOffice: kanpur, token: server.token, user: asha.user } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    const placeholders = document.querySelector('main [aria-busy="true"]');
    expect(placeholders).toBeVisible();
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(`[shop] ${list}:`, expect.anything());

    server.recover(list);
    act(() => retry.click());
    await waitFor(() => expect(placeholders).not.toBeInTheDocument());
    expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    expect(retry).not.toBeInTheDocument();
  },
);

it('a list that keeps failing is asked for ever more seldom, and comes by itself', async () => {
  server.fail('listProducts', { status: 503, body: {} });
  renderShop('/faq');
  const askedIn = async (seconds: number) => {
    const before = server.callsOf('listProducts').length;
    await pass(seconds);
    return server.callsOf('listProducts').length - before;
  };
  await pass(4);
  expect(screen.getByText('This is taking longer than it should. We keep trying.')).toBeVisible();

  // Each try is two calls.
  expect(await askedIn(60)).toBeGreaterThanOrEqual(6);
  await pass(600);
  expect(await askedIn(290)).toBeLessThanOrEqual(2);

  server.recover('listProducts');
  await pass(300);
  expect(await screen.findByRole('link', { name: 'Tulsi Giloy Drops' })).toBeInTheDocument();
});
