// spec-map: 2.15.6
import type { Order } from '@shop/api-contract/model';
import { act, screen, waitFor } from '@testing-library/react';
import { customerServer } from '../../testing/accounts.ts';
import { openDrawer, openWindow, payInWindow, success } from '../../testing/checkout.tsx';

jest.mock('./confetti.tsx', () => {
  throw new Error('gone');
});

const server = customerServer();
let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'warn').mockImplementation()));

it('shows the id of the paid order, when it arrives, and its receipt', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00+05:30'));
  const window = await payInWindow(openDrawer(server.token), server);

  const receipt = await screen.findByRole('link', { name: 'View Reciept' });
  const orders = await server.respond('/api/v1/orders', { headers: { authorization: `Bearer ${server.token}` } });
  const order = ((await orders.json()) as Order[]).find(({ id }) => id === window.options.order_id);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Thank you for your order');
  expect(receipt).toHaveAttribute('href', `http://shop.test/customer/bill-print/${order?.order_id_token}`);
  expect(screen.getByText(window.options.order_id)).toBeVisible();
  expect(screen.getByText(/^Arrives 28 Nov – 3 Dec, to/)).toBeVisible();
  expect(screen.getByText(/^Asha Verma, /)).toHaveAttribute('translate', 'no');
  expect(screen.queryByText(/^Without a street/)).not.toBeInTheDocument();
});

it('says again that we call where the address has no house and street', async () => {
  server.fail('listOrders', { status: 200, body: [] }, 1);
  const shop = openDrawer(server.token);
  await payInWindow(shop, server);

  expect(await success()).toBeVisible();
  expect(await screen.findByText('Without a street we call 9000000001 before dispatch.')).toBeVisible();
});

it('has amount and receipt although the orders come no more after paying', async () => {
  const window = await openWindow(openDrawer(server.token));
  server.fail('listOrders', { status: 503, body: {} });
  await act(() => window.pay(server));

  expect(await success()).toBeVisible();
  expect(screen.getByText('₹1,196')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Reciept' })).toBeVisible();
  expect(screen.getByText(window.options.order_id)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View My Orders' })).toBeVisible();
});

it('goes without confetti that does not load, and without a word about it', async () => {
  await payInWindow(openDrawer(server.token), server);

  expect(await success()).toBeVisible();
  await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] part of the page:', new Error('gone')));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('shows no confetti to those who want less movement', async () => {
  const { matchMedia } = globalThis;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media.includes('reduce') }));
  await payInWindow(openDrawer(server.token), server);

  expect(await success()).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});
