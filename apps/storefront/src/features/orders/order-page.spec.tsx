import type { Order } from '@shop/api-contract/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer, kanpur } from '../../testing/accounts.ts';
import { cart, later } from '../../testing/checkout.tsx';
import { paymentProvider } from '../../testing/payment-window.ts';
import { paidReport, placeOrder, storedPayment } from '../../testing/pending-payment.tsx';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { collectToasts } from '../../testing/toasts.ts';

const server = customerServer();

const ordersNow = async () => {
  const headers = { authorization: `Bearer ${server.token}` };
  return (await (await server.respond('/api/v1/orders', { headers })).json()) as Order[];
};
const open = (id: string, stored: object = {}) =>
  renderShop(`/dashboard/orders/${id}`, { stored: { token: server.token, user: asha.user, ...stored } });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const change = async (id: string, fields: object) => {
  const orders = (await ordersNow()).map((order) => (order.id === id ? { ...order, ...fields } : order));
  server.fail('listOrders', { status: 200, body: orders });
};

describe('an order’s page', () => {
  it('is reached from the dashboard, and shows what was bought, for how much, where it goes and when', async () => {
    const [newest] = (await ordersNow()) as [Order];
    const { user } = renderShop('/dashboard', { stored: { token: server.token, user: asha.user } });
    await user.click(await screen.findByRole('link', { name: new RegExp(newest.id) }));

    expect(await screen.findByRole('heading', { level: 1, name: /^Arrives/ })).toBeVisible();
    const lines = await section('Items');
    expect(lines.getAllByRole('listitem')).toHaveLength(newest.lines?.length ?? 0);
    expect(lines.getAllByText('₹3,244').at(-1)).toBeVisible();
    const steps = (await section('Order status')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Done:Paid',
      'Should be on its way, by road',
      'Then:Delivered',
    ]);
    const street = (await section('Deliver to')).getByText(/^14 Botanist's Lane/);
    expect(street.closest('address')).toHaveAttribute('translate', 'no');
    expect(screen.getByRole('link', { name: 'View Reciept' })).toBeVisible();
    const help = screen.getByRole('link', { name: 'Help with this order' });
    expect(decodeURIComponent(help.getAttribute('href') ?? '')).toContain(newest.id);
  });

  it('says of an order of today that it is being packed', async () => {
    const [newest] = (await ordersNow()) as [Order];
    await change(newest.id, { created_at: new Date().toISOString() });
    open(newest.id);
    expect((await section('Order status')).getByText('Being packed. Ships within 1 working day')).toBeVisible();
  });

  it('copies its id', async () => {
    const [newest] = (await ordersNow()) as [Order];
    const { user } = open(newest.id);
    await user.click(await screen.findByRole('button', { name: `Copy ${newest.id}` }));

    expect(await navigator.clipboard.readText()).toBe(newest.id);
  });

  it.each([
    ['Cancelled', 'The payment was cancelled, and nothing was charged.'],
    ['timedout', 'The payment timed out, and nothing was charged.'],
    ['failed', 'The payment failed, and nothing was charged.'],
    ['created', /^Not paid\. If you were charged/],
    ['paid', /^Was due 7\W12 Mar\. If it has not arrived/],
  ])('says of an old order that is %s why it does not come', async (payment_status, words) => {
    const [newest] = (await ordersNow()) as [Order];
    await change(newest.id, { payment_status, created_at: '2026-03-02T09:00:00Z' });
    open(newest.id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Order of 2 Mar 2026' })).toBeVisible();
    expect((await section('Order status')).getByText(words)).toBeVisible();
  });

  it.each([
    ['paid', 'says again', 1],
    ['failed', 'says no more', 0],
  ])('of an order that is %s, without house and street, %s that we call', async (payment_status, _, times) => {
    const [newest] = (await ordersNow()) as [Order];
    const deliver_to = { ...newest.deliver_to, Mobile: '9000000001', Line1: undefined };
    await change(newest.id, { payment_status, deliver_to });
    open(newest.id);
    const words = 'Without a street we call 9000000001 before dispatch.';
    expect((await section('Deliver to')).queryAllByText(words)).toHaveLength(times);
  });

  it('shows what there is where the server tells neither lines nor address', async () => {
    const [newest] = (await ordersNow()) as [Order];
    await change(newest.id, { lines: undefined, summary: undefined, deliver_to: undefined });
    open(newest.id);
    expect((await section('Items')).getByText(/cannot show the items/)).toBeVisible();
    expect((await section('Deliver to')).getByText(/cannot show the address/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Buy again' })).not.toBeInTheDocument();
  });

  it('says that an unknown order, or somebody else’s, is not among the customer’s', async () => {
    open('order_of_somebody_else');
    expect(await screen.findByText('We could not find this order')).toBeVisible();
  });

  it('pays an order whose window was interrupted, from the dashboard on, by a clock an hour ahead', async () => {
    const orderId = await placeOrder(server);
    server.world.clock.stop();
    later(3_600);
    const stored = { token: server.token, user: asha.user, cart, selectedOffice: kanpur };
    const { user } = renderShop('/dashboard', { stored });
    expect(await screen.findByText('Not paid')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Pay now' }));
    await user.click(await screen.findByRole('button', { name: 'Pay ₹1,196 now' }));
    const window = await paymentProvider.window();
    expect(window.options).toMatchObject({ order_id: orderId, amount: 119_600 });
    await act(() => window.pay(server));

    expect(await screen.findByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
    expect(server.callsOf('createOrder')).toEqual([]);
  });
});

describe('an order whose payment was made and not confirmed', () => {
  it('keeps the proof when it is paid again, and opens no window', async () => {
    const orderId = await placeOrder(server);
    server.fail('validatePayment', { status: 500, body: {} });
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, storage } = open(orderId, storedPayment(orderId, await paidReport(server, orderId)));
    await waitFor(async () => {
      const pays = await screen.findByRole('button', { name: 'Pay ₹1,196 now' });
      expect(pays).not.toHaveAttribute('aria-disabled');
      await user.click(pays);
      expect(server.callsOf('validatePayment').length).toBeGreaterThan(1);
    });
    expect(log).toHaveBeenCalledWith('[shop] payment unconfirmed:', expect.anything());
    expect(storage.read('pendingPayment')).toContain('succeeded');
    expect(screen.queryByText('Your Last Payment was Unsuccessful')).not.toBeInTheDocument();
  });
});

describe('Buy again', () => {
  it('adds what is sold and not there yet in one step, says the rest, and can be undone', async () => {
    const orderId = await placeOrder(server);
    const [order] = (await ordersNow()) as [Order];
    const [first, second] = order.lines as [NonNullable<Order['lines']>[number], NonNullable<Order['lines']>[number]];
    await change(orderId, {
      payment_status: 'paid',
      lines: [
        first,
        { ...second, unit_price: second.unit_price - 50 },
        { ...second, product: 99_999, title: 'Old Tea' },
      ],
    });
    const there = { type: first.type, product: first.product, quantity: 1 };
    const { user, storage } = open(orderId, { cart: [there] });
    const toasts = collectToasts();
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));

    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ title: '1 item added to your cart', duration: Infinity });
    expect(toasts[0]?.description).toBe(
      `Already in your cart, unchanged: ${first.title}. No longer sold: Old Tea. Price changed since: ${second.title}, ₹349 instead of ₹299.`,
    );
    const added = { type: second.type, product: second.product, quantity: second.quantity };
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual([there, expect.objectContaining(added)]);
    expect(screen.getByRole('link', { name: 'Go to Cart' })).toHaveFocus();
    act(() => toasts[0]?.action?.onClick());
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual([there]);
    expect(screen.getByRole('button', { name: 'Buy again' })).toHaveFocus();
  });

  it('of an order that was not paid leads to the cart', async () => {
    const orderId = await placeOrder(server);
    await change(orderId, { payment_status: 'failed' });
    const { user, router } = open(orderId, { cart: [], selectedOffice: kanpur });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-cart'));
  });

  it('leaves a shopper where he went meanwhile, and undoes only what he has not changed since', async () => {
    const orderId = await placeOrder(server);
    await change(orderId, { payment_status: 'failed' });
    const { user, router, storage } = open(orderId, { cart: [], selectedOffice: kanpur });
    const toasts = collectToasts();
    const button = await screen.findByRole('button', { name: 'Try again' });
    const release = server.hold('listProducts');
    await user.click(button);
    await act(() => router.navigate('/contact-us'));
    release();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(router.state.location.pathname).toBe('/contact-us');

    await act(() => router.navigate('/my-cart'));
    const stored = () => JSON.parse(storage.read('cart') ?? '') as { quantity: number }[];
    const first = stored()[0]!;
    await user.click((await screen.findAllByRole('button', { name: /^Increase/ }))[0]!);
    act(() => toasts[0]?.action?.onClick());
    expect(stored()).toEqual([{ ...first, quantity: first.quantity + 1 }]);
  });
});
