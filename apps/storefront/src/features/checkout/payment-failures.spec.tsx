// spec-map: 5.4.4, 8.1.23, 8.1.24
import { act, screen, waitFor } from '@testing-library/react';
import { asha, customerServer } from '../../testing/accounts.ts';
import {
  cart,
  openDrawer,
  openWindow,
  payInWindow,
  startPaying,
  stored,
  storedWhenPaid,
  storedWhenUnpaid,
  success,
} from '../../testing/checkout.tsx';
import { fillIn } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { collectToasts } from '../../testing/toasts.ts';

const server = customerServer();

describe('when the order cannot be made', () => {
  it('warns of an empty order id', async () => {
    server.fail('createOrder', { status: 200, body: '' });
    const shop = openDrawer(server.token);
    const toasts = collectToasts();
    await startPaying(shop);

    await waitFor(() => expect(toasts).toMatchObject([{ type: 'warning', title: 'Order Id Empty error' }]));
    expect(paymentProvider.openedWindows()).toBe(0);
    expect(stored(shop)).toEqual(storedWhenUnpaid);
  });

  it('says that the payment window did not open, and what to do, and loads its script anew at the next press', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    globalThis.shopConfig = { paymentScript: 'http://down.test/checkout.js' };
    paymentProvider.goDown();
    const shop = openDrawer(server.token);
    await startPaying(shop);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /did not open\. Check your connection and press Pay again\. Nothing was charged, and your cart is unchanged\.$/,
    );
    expect(log).toHaveBeenCalledWith('[shop] payment window:', expect.anything());

    paymentProvider.comeUp();
    expect(await openWindow(shop)).toBeDefined();
    globalThis.shopConfig = undefined;
  });

  it('logs it and stays usable: no toast, no repetition, one message in the drawer', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('createOrder', 'no-reply', 1);
    const shop = openDrawer(server.token);
    const toasts = collectToasts();
    await startPaying(shop);

    expect(await screen.findByText(/could not be placed, and nothing was charged/)).toBeVisible();
    expect(log).toHaveBeenCalledWith('[shop] payment order-not-created:', expect.anything());
    expect(toasts).toEqual([]);
    expect(server.callsOf('createOrder')).toHaveLength(1);

    expect(await openWindow(shop)).toBeDefined();
  });

  it('leads those whose session has ended to sign in again, right here', async () => {
    server.fail('createOrder', { status: 401, body: { title: 'Unauthorized' } }, 1);
    const shop = openDrawer(server.token);
    await startPaying(shop);

    expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Login' })).toBeVisible();
    expect(shop.storage.read('token')).toBeNull();
    expect(stored(shop).cart).toBe(JSON.stringify(cart));

    await fillIn(shop.user, screen.getByLabelText('Customer Id'), asha.customerId);
    await fillIn(shop.user, screen.getByLabelText('Password'), asha.password);
    await shop.user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Deliver to' })).toHaveFocus());
    expect(screen.getByLabelText('House and street')).toHaveValue("14 Botanist's Lane");
    expect(screen.queryByText(/^Your account changed/)).not.toBeInTheDocument();
    expect(await openWindow(shop)).toBeDefined();
  });
});

describe('when a payment cannot be confirmed', () => {
  let log: jest.SpyInstance;
  beforeEach(() => {
    log = jest.spyOn(console, 'warn').mockImplementation();
  });

  it('keeps it, says so, and confirms it at the next press of Pay instead of charging again', async () => {
    server.fail('validatePayment', 'no-reply', 1);
    const shop = openDrawer(server.token);
    await payInWindow(shop, server);

    expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
    expect(stored(shop).cart).toBe(JSON.stringify(cart));
    expect(server.callsOf('validatePayment')).toHaveLength(1);
    expect(log).toHaveBeenCalledWith('[shop] payment unconfirmed:', expect.anything());

    await startPaying(shop);
    expect(await success()).toBeVisible();
    expect(server.callsOf('createOrder')).toHaveLength(1);
    expect(paymentProvider.openedWindows()).toBe(1);
    expect(stored(shop)).toEqual(storedWhenPaid);
  });

  it('says not to pay again when the server will never take the report, names order and support, and keeps it', async () => {
    server.fail('validatePayment', { status: 404, body: {} }, 1);
    const shop = openDrawer(server.token);
    const window = await payInWindow(shop, server);

    const message = await screen.findByText(/please do not pay again: write to care@/);
    expect(message).toHaveTextContent(window.options.order_id);
    expect(shop.onClose).not.toHaveBeenCalled();
    expect(stored(shop)).toEqual({
      ...storedWhenUnpaid,
      pending: [null, null, expect.stringContaining('"payment_id":"pay_Test01"')],
    });
    expect(log).toHaveBeenCalledWith('[shop] payment refused:', expect.anything());
  });

  it('says so as a toast when the checkout is no longer on the screen', async () => {
    server.fail('validatePayment', { status: 404, body: {} }, 1);
    const shop = openDrawer(server.token);
    const toasts = collectToasts();
    const window = await openWindow(shop);
    shop.unmount();
    await window.pay(server);

    await waitFor(() => expect(toasts).toMatchObject([{ type: 'error', duration: Infinity }]));
    expect(toasts[0]?.title).toContain(window.options.order_id);
  });

  it('still warns how the window ended', async () => {
    server.fail('validatePayment', { status: 503, body: {} }, 1);
    const window = await openWindow(openDrawer(server.token));
    act(() => window.dismiss());

    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent(/Canceled By User Nothing was charged, and your cart is unchanged\.$/);
  });
});
