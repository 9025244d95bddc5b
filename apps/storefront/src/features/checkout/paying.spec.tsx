import type { Order } from '@shop/api-contract/model';
import { act, screen, waitFor } from '@testing-library/react';
import {
  cart,
  kanpur,
  nothingPending,
  openDrawer,
  payButton,
  startCheckoutServer,
  startPaying,
  stored,
} from '../../testing/checkout.tsx';
import { paymentProvider } from '../../testing/payment-window.ts';
import type { ShopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';

let server: ShopServer;
let token: string;
beforeEach(async () => {
  ({ server, token } = await startCheckoutServer());
});
afterEach(() => server.app.close());

describe('paying', () => {
  it('tells how, step by step', async () => {
    openDrawer(token);
    await payButton();

    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(await screen.findByText('Choose UPI or card and pay ₹1,196.')).toBeVisible();
  });

  it('creates the order, opens the window with it, validates once, clears the cart and shows the success', async () => {
    const shop = openDrawer(token);
    const release = server.hold('createOrder');
    await startPaying(shop);

    expect(await screen.findByText('Redirecting Please Wait...')).toBeVisible();
    expect(await payButton()).toBeDisabled();
    release();
    const window = await paymentProvider.window();
    expect(server.callsOf('createOrder')).toMatchObject([
      {
        authorization: `Bearer ${token}`,
        body: { cart, address: JSON.stringify(kanpur), pincode: '208001' },
      },
    ]);
    expect(window.options).toMatchObject({ amount: 119_600, key: 'mockpay_public_key' });
    expect(stored(shop).pending).toEqual([window.options.order_id, '1196', expect.stringContaining('"report":null')]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const releaseVerdict = server.hold('validatePayment');
    await act(() => window.pay(server));
    expect(await screen.findByText('Confirming your payment…')).toBeVisible();
    expect(stored(shop).pending[2]).toContain('"succeeded"');
    expect(stored(shop).cart).toBe(JSON.stringify(cart));
    releaseVerdict();

    const success = await screen.findByRole('heading', { name: 'Order Place successfully!' });
    await waitFor(() => expect(success).toHaveFocus());
    expect(shop.onClose).not.toHaveBeenCalled();
    expect(screen.getByText('₹1,196')).toBeVisible();
    expect(await screen.findByTestId('confetti')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toHaveAttribute('href', '/dashboard');
    expect(stored(shop)).toEqual({ cart: '[]', pending: nothingPending });
    expect(server.callsOf('validatePayment')).toMatchObject([
      { body: { status: 'succeeded', order_id: window.options.order_id, payment_id: 'pay_Test01' } },
    ]);
  });

  it('shows of the paid order its id, when it arrives, and its receipt', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00+05:30'));
    const shop = openDrawer(token);
    await startPaying(shop);
    const window = await paymentProvider.window();
    await act(() => window.pay(server));

    const receipt = await screen.findByRole('link', { name: 'View Reciept' });
    const orders = await server.app.inject({ url: '/api/v1/orders', headers: { authorization: `Bearer ${token}` } });
    const [newest] = orders.json<Order[]>();
    expect(newest?.id).toBe(window.options.order_id);
    expect(receipt).toHaveAttribute('href', `http://shop.test/customer/bill-print/${newest?.order_id_token}`);
    expect(screen.getByText(window.options.order_id)).toBeVisible();
    expect(screen.getByText('28 Nov – 3 Dec')).toBeVisible();
  });

  it('leaves the receipt to the dashboard when the orders do not come', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const shop = openDrawer(token);
    await startPaying(shop);
    const window = await paymentProvider.window();
    server.fail('listOrders', { status: 503, body: {} });
    await act(() => window.pay(server));

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Receipt')).not.toBeInTheDocument());
    expect(screen.getByText(window.options.order_id)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toBeVisible();
    log.mockRestore();
  });

  it('shows no confetti to those who want less movement', async () => {
    const matchMedia = jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: media.includes('reduce'),
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    const shop = openDrawer(token);
    await startPaying(shop);
    const window = await paymentProvider.window();
    await act(() => window.pay(server));

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    expect(screen.queryByTestId('confetti')).not.toBeInTheDocument();
    matchMedia.mockRestore();
  });

  it.each([
    ['Cancelled', undefined, 'Payment Canceled By User', 'The payment was cancelled. Nothing was charged.'],
    ['timedout', 'timeout', 'Payment Timeout', 'The payment ran out of time. Nothing was charged.'],
    ['failed', { error: {} }, 'Payment Failed', 'The payment failed. Nothing was charged.'],
  ])(
    'says when it was %s, in the specified words and the server’s, and keeps the cart',
    async (status, reason, warning, answer) => {
      const shop = openDrawer(token);
      const toasts = collectToasts();
      await startPaying(shop);
      const window = await paymentProvider.window();
      if (status === 'failed') window.fail();
      act(() => window.dismiss(reason));

      expect(await screen.findByText('Your Last Payment was Unsuccessful')).toBeVisible();
      await waitFor(() =>
        expect(toasts).toMatchObject([
          { type: 'warning', title: warning },
          { type: 'error', title: answer },
        ]),
      );
      expect(server.callsOf('validatePayment')).toHaveLength(1);
      expect(server.callsOf('validatePayment')).toMatchObject([
        { body: { status, order_id: window.options.order_id, payment_id: '', payment_signature: '' } },
      ]);
      expect(stored(shop)).toEqual({ cart: JSON.stringify(cart), pending: nothingPending });
      await waitFor(async () => expect(await payButton()).toBeEnabled());
    },
  );

  it('takes the banner away when it is dismissed', async () => {
    const shop = openDrawer(token);
    await startPaying(shop);
    const first = await paymentProvider.window();
    act(() => first.dismiss());
    await screen.findByText('Your Last Payment was Unsuccessful');
    await shop.user.click(screen.getByRole('button', { name: 'Dismiss this message' }));

    await waitFor(() => expect(screen.queryByText('Your Last Payment was Unsuccessful')).not.toBeInTheDocument());
  });

  it('shows the banner after a forged success as well, with the server’s words alone', async () => {
    const shop = openDrawer(token);
    const toasts = collectToasts();
    await startPaying(shop);
    const window = await paymentProvider.window();
    act(() => window.options.handler({ razorpay_payment_id: 'pay_1', razorpay_signature: 'forged' }));

    expect(await screen.findByText('Your Last Payment was Unsuccessful')).toBeVisible();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['This payment could not be verified.']));
    expect(stored(shop).cart).toBe(JSON.stringify(cart));
  });

  it('reports a window that cannot open as failed', async () => {
    globalThis.shopConfig = { paymentScript: 'http://down.test/checkout.js' };
    const log = jest.spyOn(console, 'warn').mockImplementation();
    paymentProvider.goDown();
    const shop = openDrawer(token);
    const toasts = collectToasts();
    await startPaying(shop);

    await waitFor(() => expect(toasts.map(({ title }) => title)).toContain('Payment Failed'));
    expect(server.callsOf('validatePayment')).toMatchObject([{ body: { status: 'failed' } }]);
    expect(log).toHaveBeenCalledWith('[shop] payment window:', expect.anything());
    log.mockRestore();
    globalThis.shopConfig = undefined;
  });

  it('leaves what is no longer available out of the order', async () => {
    const shop = openDrawer(token, { cart: [...cart, { product: 99_999, quantity: 2, type: 'product' }] });
    await startPaying(shop);
    await paymentProvider.window();

    expect(server.callsOf('createOrder')).toMatchObject([{ body: { cart } }]);
  });

  it('starts once, however often the button is pressed', async () => {
    const shop = openDrawer(token);
    const release = server.hold('createOrder');
    await startPaying(shop);
    await shop.user.click(await payButton());
    release();
    await paymentProvider.window();

    expect(server.callsOf('createOrder')).toHaveLength(1);
    expect(paymentProvider.openedWindows()).toBe(1);
  });

  it('waits while another tab of this browser is paying', async () => {
    const request = (_name: string, _options: object, act: (lock: null) => Promise<void>) => act(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    const shop = openDrawer(token);
    await startPaying(shop);

    expect(await screen.findByText(/^A payment is open in another tab/)).toBeVisible();
    expect(server.callsOf('createOrder')).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('asks for an address first', async () => {
    const shop = openDrawer(token, { selectedOffice: null });
    const toasts = collectToasts();
    await startPaying(shop);

    await waitFor(() => expect(toasts).toMatchObject([{ type: 'warning', title: 'Please Set Your Address from Top' }]));
    expect(server.callsOf('createOrder')).toHaveLength(0);
    await waitFor(async () => expect(await payButton()).toBeEnabled());
  });
});
