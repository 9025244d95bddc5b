import type { Order } from '@shop/api-contract/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer, kanpur } from '../../testing/accounts.ts';
import { cart, later } from '../../testing/checkout.tsx';
import { hrefOf } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { ordersOf, paidReport, placeOrder, storedPayment } from '../../testing/pending-payment.tsx';
import { renderShop } from '../../testing/render-with-shop.tsx';
import { collectToasts } from '../../testing/toasts.ts';

type OrderLine = NonNullable<Order['lines']>[number];

const server = customerServer();

const open = (id: string, stored: object = {}) =>
  renderShop(`/dashboard/orders/${id}`, { stored: { token: server.token, user: asha.user, ...stored } });
/** Opens the newest order, with other fields. */
const openNewest = async (fields: object = {}, stored: object = {}) => {
  const [newest, ...others] = (await ordersOf(server)) as [Order, ...Order[]];
  server.fail('listOrders', { status: 200, body: [{ ...newest, ...fields }, ...others] });
  return { id: newest.id, ...open(newest.id, stored) };
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('an order’s page', () => {
  it('is reached from the dashboard, and shows what was bought, for how much, where it goes and when', async () => {
    const [newest] = (await ordersOf(server)) as [Order];
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
    expect(decodeURIComponent(hrefOf('Help with this order') ?? '')).toContain(newest.id);
  });

  it('says of an order of today that it is being packed, and copies its id', async () => {
    const { user, id } = await openNewest({ created_at: new Date().toISOString() });
    expect((await section('Order status')).getByText('Being packed. Ships within 1 working day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Copy ${id}` }));
    expect(await navigator.clipboard.readText()).toBe(id);
  });

  it.each([
    ['Cancelled', /^The payment was cancelled. If you were charged/],
    ['timedout', /^The payment timed out. If you were charged/],
    ['failed', /^The payment failed. If you were charged/],
    ['created', /^Not paid\. If you were charged/],
    ['paid', /^Was due 7\W12 Mar\. If it has not arrived/],
  ])('says of an old order that is %s why it does not come', async (payment_status, words) => {
    await openNewest({ payment_status, created_at: '2026-03-02T09:00:00Z' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Order of 2 Mar 2026' })).toBeVisible();
    expect((await section('Order status')).getByText(words)).toBeVisible();
  });

  it.each([
    ['paid', 'says again', 1],
    ['failed', 'says no more', 0],
  ])('of an order that is %s, without house and street, %s that we call', async (payment_status, _, times) => {
    await openNewest({ payment_status, deliver_to: { ...kanpur, Mobile: '9000000001' } });
    const words = 'Without a street we call 9000000001 before dispatch.';
    expect((await section('Deliver to')).queryAllByText(words)).toHaveLength(times);
  });

  it('shows what there is where the server tells neither lines nor address', async () => {
    await openNewest({ lines: undefined, summary: undefined, deliver_to: undefined });
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

  it('is a success where it was paid on another device meanwhile', async () => {
    const { user, id } = await openNewest({ payment_status: 'created', created_at: new Date().toISOString() });
    const pays = await screen.findByRole('button', { name: /^Pay .* now$/ });
    server.recover('listOrders');
    await user.click(pays);
    expect(await screen.findByRole('dialog', { name: 'Thank you for your order' })).toHaveTextContent(id);
    expect(paymentProvider.openedWindows()).toBe(0);
  });

  it('offers its items again where it became too old to be paid meanwhile', async () => {
    const { user } = await openNewest({ payment_status: 'created', created_at: new Date().toISOString() });
    const pays = await screen.findByRole('button', { name: /^Pay .* now$/ });
    later(16 * 60);
    await user.click(pays);
    expect(await screen.findByText(/^You can no longer pay for this order/)).toBeVisible();
    expect(pays).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Buy again' })).toBeVisible();
  });

  it('whose session ends while its window is open is said to be paid by this account, not by another', async () => {
    const orderId = await placeOrder(server);
    const toasts = collectToasts();
    const { user, router } = open(orderId);
    await user.click(await screen.findByRole('button', { name: 'Pay ₹1,196 now' }));
    const window = await paymentProvider.window();
    server.fail('validatePayment', { status: 401, body: { title: 'Unauthorized' } });
    await act(() => window.pay(server));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(await screen.findByText(/^Your session has ended\. Your payment is safe/)).toBeVisible();
    expect(toasts).toEqual([]);
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
    await placeOrder(server);
    const [{ lines = [] }] = (await ordersOf(server)) as [Order];
    const [first, second] = lines as [OrderLine, OrderLine];
    const there = { type: first.type, product: first.product, quantity: 1 };
    const cheaper = { ...second, unit_price: second.unit_price - 50 };
    const gone = [9, 8, 7, 6, 5].map((number) => ({ ...second, product: 99_990 + number, title: `Old Tea ${number}` }));
    const fields = { payment_status: 'paid', lines: [first, cheaper, ...gone] };
    const { user, storage } = await openNewest(fields, { cart: [there] });
    const toasts = collectToasts();
    await user.click(await screen.findByRole('button', { name: 'Buy again' }));

    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ title: '1 item added to your cart', duration: Infinity });
    expect(toasts[0]?.description).toBe(
      `Already in your cart, unchanged: ${first.title}. No longer sold: Old Tea 9, Old Tea 8, Old Tea 7 and 2 more. Price changed since: ${second.title}, ₹349 instead of ₹299.`,
    );
    const added = { type: second.type, product: second.product, quantity: second.quantity };
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual([there, expect.objectContaining(added)]);
    expect(screen.getByRole('link', { name: 'Go to Cart' })).toHaveFocus();
    act(() => toasts[0]?.action?.onClick());
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual([there]);
    expect(screen.getByRole('button', { name: 'Buy again' })).toHaveFocus();
  });

  it('of an order that was not paid leads to the cart', async () => {
    const { user, router } = await openNewest({ payment_status: 'failed' }, { cart: [], selectedOffice: kanpur });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/my-cart'));
  });

  it('of an order that was not paid, of which nothing is sold any more, leads nowhere', async () => {
    await placeOrder(server);
    const [{ lines = [] }] = (await ordersOf(server)) as [Order];
    const gone = lines.map((line, index) => ({ ...line, product: 99_999 - index }));
    const { user, router } = await openNewest({ payment_status: 'failed', lines: gone }, { cart: [] });
    const toasts = collectToasts();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(toasts).toMatchObject([{ title: 'Nothing was added to your cart' }]));
    expect(router.state.location.pathname).toMatch('/dashboard/orders/');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });

  it('leaves a shopper where he went meanwhile, and undoes only what he has not changed since', async () => {
    await placeOrder(server);
    const stored = { cart: [], selectedOffice: kanpur };
    const { user, router, storage } = await openNewest({ payment_status: 'failed' }, stored);
    const toasts = collectToasts();
    const button = await screen.findByRole('button', { name: 'Try again' });
    const release = server.hold('listProducts');
    await user.click(button);
    await act(() => router.navigate('/contact-us'));
    release();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(router.state.location.pathname).toBe('/contact-us');

    await act(() => router.navigate('/my-cart'));
    const lines = () => JSON.parse(storage.read('cart') ?? '') as { quantity: number }[];
    const first = lines()[0]!;
    await user.click((await screen.findAllByRole('button', { name: /^Increase/ }))[0]!);
    act(() => toasts[0]?.action?.onClick());
    expect(lines()).toEqual([{ ...first, quantity: first.quantity + 1 }]);
  });
});
