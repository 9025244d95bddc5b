import { screen, waitFor } from '@testing-library/react';
import { asha } from '../../testing/accounts.ts';
import { kanpur, startCheckoutServer } from '../../testing/checkout.tsx';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import type { ShopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { LastPaymentBanner } from './last-payment-banner.tsx';
import { ResumePayment } from './resume-payment.tsx';

let server: ShopServer;
let token: string;
let orderId: string;
beforeEach(async () => {
  ({ server, token } = await startCheckoutServer());
  orderId = await placeOrder();
});
afterEach(() => server.app.close());

const cart = [{ product: 1, quantity: 3, type: 'product' }];

const post = (url: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });

/** An order created before the reload. */
async function placeOrder(): Promise<string> {
  const order = { cart, address: JSON.stringify(kanpur), pincode: '208001' };
  return (await post('/api/v1/payments/mockpay/order/create', order)).json<string>();
}

const paidReport = async () => ({
  status: 'succeeded' as const,
  order_id: orderId,
  payment_id: 'pay_Test01',
  payment_signature: await server.world.signer.sign({ orderId, paymentId: 'pay_Test01' }),
});
const cancelled = () => ({ status: 'Cancelled', order_id: orderId, payment_id: '', payment_signature: '' });

/** As stored for the customer. */
const kept = (report: object | null, lines: unknown = cart) => [
  { owner: asha.email, orderId, price: '847', lines, report },
];

const reload = (stored: object) => {
  const shop = renderWithShop(
    <>
      <LastPaymentBanner />
      <ResumePayment />
    </>,
    { stored: { token, user: asha.user, cart, orderId, price: '847', ...stored } },
  );
  return { ...shop, toasts: collectToasts() };
};

const calls = () => server.calls.map(({ operationId }) => operationId);
const pendingOf = ({ storage }: ReturnType<typeof reload>) =>
  (['orderId', 'price', 'pendingPayment'] as const).map((key) => storage.read(key));
const settled = [null, null, null];

describe('after a reload', () => {
  it('a payment that was reported but not validated ends paid', async () => {
    const shop = reload({ pendingPayment: kept(await paidReport()) });

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    expect(screen.getByText('₹847')).toBeVisible();
    expect(shop.storage.read('cart')).toBe('[]');
    expect(pendingOf(shop)).toEqual(settled);
    await waitFor(() => expect(calls()).toEqual(['validatePayment', 'listOrders']));
  });

  it('a cancelled payment is reported, and told with warning, banner and the server’s words', async () => {
    const shop = reload({ pendingPayment: kept(cancelled()) });

    expect(await screen.findByText('Your Last Payment was Unsuccessful')).toBeVisible();
    await waitFor(() =>
      expect(shop.toasts.map(({ title }) => title)).toEqual([
        'Payment Canceled By User',
        'The payment was cancelled. Nothing was charged.',
      ]),
    );
    expect(shop.storage.read('cart')).toBe(JSON.stringify(cart));
    expect(pendingOf(shop)).toEqual(settled);
  });

  it('without a report, the orders are asked: an open one is left alone, and nothing is cancelled', async () => {
    const shop = reload({ pendingPayment: kept(null) });

    await waitFor(() => expect(calls()).toEqual(['listOrders']));
    await waitFor(() => expect(pendingOf(shop)).toEqual([orderId, '847', JSON.stringify(kept(null))]));
    expect(shop.storage.read('cart')).toBe(JSON.stringify(cart));
    expect(shop.toasts).toEqual([]);
  });

  it('without a report, an order that the server has as paid is a success', async () => {
    await post('/api/v1/payments/mockpay/order/validate', await paidReport());
    const shop = reload({ pendingPayment: kept(null) });

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    expect(shop.storage.read('cart')).toBe('[]');
    expect(pendingOf(shop)).toEqual(settled);
    await waitFor(() => expect(calls()).toEqual(['listOrders', 'listOrders']));
  });

  it('without a report, an order that the server has closed is told and forgotten', async () => {
    await post('/api/v1/payments/mockpay/order/validate', cancelled());
    const shop = reload({ pendingPayment: kept(null) });

    await waitFor(() => expect(shop.toasts).toMatchObject([{ title: 'Payment Canceled By User' }]));
    expect(pendingOf(shop)).toEqual(settled);
    expect(shop.storage.read('cart')).toBe(JSON.stringify(cart));
  });

  it('an order that is missing in the list, where a broken one is left out, is kept and asked for again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    await post('/api/v1/payments/mockpay/order/validate', await paidReport());
    const other = { id: 'order_2', created_at: '2026-01-01', amount: 1, payment_status: 'paid', order_id_token: 't' };
    server.fail('listOrders', { status: 200, body: [other, { ...other, id: orderId, amount: null }] }, 1);
    const shop = reload({ pendingPayment: kept(null) });

    await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('listOrders'), ['1.amount']));
    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(pendingOf(shop)).toEqual([orderId, '847', JSON.stringify(kept(null))]);

    reload({ pendingPayment: kept(null) });
    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    log.mockRestore();
  });

  it('a damaged report counts as none', async () => {
    const shop = reload({ pendingPayment: '{"status":"succeeded"' });

    await waitFor(() => expect(calls()).toEqual(['listOrders']));
    expect(shop.storage.read('cart')).toBe(JSON.stringify(cart));
  });

  it('a report that an earlier version of the shop kept ends paid as well, once the orders say whose it is', async () => {
    const shop = reload({ pendingPayment: await paidReport() });

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    await waitFor(() => expect(calls()).toEqual(['listOrders', 'validatePayment', 'listOrders']));
    // The paid lines are unknown: the whole cart is cleared, as specified.
    expect(shop.storage.read('cart')).toBe('[]');
    expect(pendingOf(shop)).toEqual(settled);
  });

  it('what was added meanwhile stays: only the lines and pieces that were paid leave the cart', async () => {
    const more = [
      { product: 1, quantity: 5, type: 'product' },
      { product: 2, quantity: 1, type: 'product' },
    ];
    const shop = reload({ cart: more, pendingPayment: kept(await paidReport()) });

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    expect(JSON.parse(shop.storage.read('cart') ?? '')).toEqual([{ ...more[0], quantity: 2 }, more[1]]);
  });

  it('a forged report clears nothing', async () => {
    const shop = reload({ pendingPayment: kept({ ...(await paidReport()), payment_signature: 'forged' }) });

    expect(await screen.findByText('Your Last Payment was Unsuccessful')).toBeVisible();
    expect(shop.storage.read('cart')).toBe(JSON.stringify(cart));
  });

  it('a damaged price only leaves the amount out', async () => {
    reload({ pendingPayment: [{ ...kept(await paidReport())[0], price: 'a lot' }] });

    expect(await screen.findByText('Order Place successfully!')).toBeVisible();
    expect(screen.queryByText(/₹/)).not.toBeInTheDocument();
  });

  it('without a reply everything is kept for the next time', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('validatePayment', 'no-reply');
    const shop = reload({ pendingPayment: kept(await paidReport()) });

    await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] payment validation:', expect.anything()));
    expect(pendingOf(shop)[2]).toContain('pay_Test01');
    expect(calls()).toEqual(['validatePayment']);
    log.mockRestore();
  });

  it('a paid report that the server will never take is told with its order, until that is read', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    server.fail('validatePayment', { status: 400, body: {} });
    const shop = reload({ pendingPayment: kept(await paidReport()) });

    expect(await screen.findByText(/Please do not pay again/)).toHaveTextContent(orderId);
    expect(pendingOf(shop)).toEqual(settled);
    expect(shop.storage.read('cart')).toBe(JSON.stringify(cart));
    await shop.user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText(/Please do not pay again/)).not.toBeInTheDocument());
    log.mockRestore();
  });

  it('nothing is asked of a visitor, or where nothing is pending', async () => {
    const shop = reload({ token: null, user: null });
    const other = reload({ orderId: null, price: null });

    await waitFor(() =>
      expect(shop.store.getState().session.isRead && other.store.getState().session.isRead).toBe(true),
    );
    expect(calls()).toEqual([]);
  });
});
