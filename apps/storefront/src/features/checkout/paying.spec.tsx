// spec-map: 2.15.4, 2.15.5, 2.15.6, 2.15.7, 4.6.1, 4.6.2, 4.6.3, 4.6.4, 4.6.5, 5.4.3, 6.1.5
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer, kanpur } from '../../testing/accounts.ts';
import {
  cart,
  later,
  openDrawer,
  openWindow,
  payButton,
  payIsReady,
  startPaying,
  stored,
  storedWhenPaid,
  success,
} from '../../testing/checkout.tsx';
import { fillIn } from '../../testing/fill-in.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { linesAdded } from '../cart/cart.slice.ts';

const server = customerServer();

const stubLocks = (request: (...args: never[]) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

/** Reloads while the window is open, and presses Pay again: it asks about the order of before. */
const payAfterReload = async () => {
  const shop = openDrawer(server.token);
  const first = await openWindow(shop);
  shop.unmount();
  const reloaded = openDrawer(server.token);
  await startPaying(reloaded);
  const payThat = await screen.findByRole('button', { name: 'Pay ₹1,196 for that order' });
  return { reloaded, first, payThat };
};

describe('paying', () => {
  it('creates the order, opens the window with it, validates once, clears the cart and shows the success', async () => {
    const shop = openDrawer(server.token);
    const release = server.hold('createOrder');
    await startPaying(shop);

    expect(await screen.findByText('Redirecting Please Wait...')).toBeVisible();
    expect(await payButton()).toHaveFocus();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    release();
    const window = await paymentProvider.window();
    const office = JSON.stringify({ ...kanpur, Recipient: asha.user.name }).slice(0, -1);
    const address = expect.stringContaining(office) as unknown;
    const order = { cart, address, pincode: '208001' };
    expect(server.callsOf('createOrder')).toMatchObject([{ authorization: `Bearer ${server.token}`, body: order }]);
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
    expect(await screen.findByText('₹1,196')).toBeVisible();
    expect(stored(shop)).toEqual(storedWhenPaid);
    expect(server.callsOf('validatePayment')).toMatchObject([
      { body: { status: 'succeeded', order_id: window.options.order_id, payment_id: 'pay_Test01' } },
    ]);
  });

  it('starts once when Pay is pressed again before it is drawn as disabled', async () => {
    openDrawer(server.token);
    const button = await payButton();
    await payIsReady();
    act(() => {
      button.click();
      button.click();
    });
    await paymentProvider.window();

    expect(server.callsOf('createOrder')).toHaveLength(1);
    expect(paymentProvider.openedWindows()).toBe(1);
  });

  it('waits while another tab of this browser is paying, and says so until then', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<null>();
    stubLocks((_name: string, { ifAvailable }: LockOptions, act: (lock: null) => Promise<void>) =>
      ifAvailable ? act(null) : released.then(act),
    );
    const shop = openDrawer(server.token);
    await startPaying(shop);

    expect(await screen.findByText(/^A payment is open in another tab/)).toBeVisible();
    expect(server.callsOf('createOrder')).toHaveLength(0);
    act(() => release(null));
    await waitFor(() => expect(screen.queryByText(/^A payment is open in another tab/)).not.toBeInTheDocument());
  });

  it('says that something went wrong, and can be started again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation();
    const shop = openDrawer(server.token);
    await payIsReady();
    const { dispatch } = shop.store;
    const second = jest.spyOn(shop.store, 'dispatch').mockImplementationOnce(dispatch);
    second.mockImplementationOnce(() => {
      throw new Error('a bug');
    });
    await startPaying(shop);

    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
    expect(log).toHaveBeenCalledWith('[shop] payment broken:', new Error('a bug'));
    expect(await openWindow(shop)).toBeDefined();
  });

  it('asks before it places another order of the same items: the open one may be paid, and can be gone on with', async () => {
    const { reloaded, first, payThat } = await payAfterReload();
    const question = within(screen.getByRole('region', { name: 'You ordered this a moment ago' }));
    expect(question.getByText(/the same order a few minutes ago/)).toHaveTextContent(first.options.order_id);
    await reloaded.user.click(payThat);
    const again = await paymentProvider.window(2);
    expect(again.options).toMatchObject({ order_id: first.options.order_id, amount: 119_600 });
    expect(server.callsOf('createOrder')).toHaveLength(1);
    act(() => again.dismiss());

    await openWindow(reloaded, 3);
    reloaded.unmount();
    const another = openDrawer(server.token);
    await startPaying(another);
    await another.user.click(await screen.findByRole('button', { name: 'Place another order' }));
    await paymentProvider.window(4);
    another.unmount();

    const later16 = openDrawer(server.token);
    later(16 * 60);
    await openWindow(later16, 5);
    expect(server.callsOf('createOrder')).toHaveLength(4);
  });

  it('places no other order in place of one that became too old while it was asked about', async () => {
    const { reloaded, payThat } = await payAfterReload();
    later(16 * 60);
    await reloaded.user.click(payThat);
    expect(await screen.findByText(/^You can no longer pay for this order/)).toBeVisible();
    expect(server.callsOf('createOrder')).toHaveLength(1);
  });

  it('says where it goes when the address is corrected while the question stands, and offers another one first', async () => {
    const { reloaded, payThat } = await payAfterReload();
    await fillIn(reloaded.user, screen.getByRole('textbox', { name: 'House and street' }), '2 New Street');
    await reloaded.user.click(payThat);
    expect(await screen.findByText(/will not go to the address on this page/)).toBeVisible();
    expect(paymentProvider.openedWindows()).toBe(1);

    const question = within(screen.getByRole('region', { name: 'You ordered this a moment ago' }));
    expect(question.getByText("14 Botanist's Lane")).toBeVisible();
    const [another, payThatOne] = question.getAllByRole('button');
    expect(payThatOne).toHaveTextContent('Pay ₹1,196 for that order');
    await reloaded.user.click(another ?? document.body);
    await paymentProvider.window(2);
    const [, { body } = {}] = server.callsOf('createOrder');
    expect(body).toMatchObject({ address: expect.stringContaining('2 New Street') as string });
  });

  it('takes only what was ordered out of the cart, where an order of before is paid', async () => {
    const { reloaded, payThat } = await payAfterReload();
    act(() => void reloaded.store.dispatch(linesAdded([{ product: 3, quantity: 1, type: 'product' }])));
    await reloaded.user.click(payThat);
    const window = await paymentProvider.window(2);
    await act(() => window.pay(server));
    expect(await success()).toBeVisible();
    expect(JSON.parse(reloaded.storage.read('cart') ?? '')).toEqual([{ product: 3, quantity: 1, type: 'product' }]);
  });

  it('waits until the address can be filled in', async () => {
    const release = server.hold('listOrders');
    openDrawer(server.token);
    expect(await payButton()).toBeDisabled();
    release();
    await payIsReady();
    expect(screen.getByRole('textbox', { name: 'Recipient' })).toBeVisible();
  });

  it('asks for an address first', async () => {
    const shop = openDrawer(server.token, { selectedOffice: null });
    const toasts = collectToasts();
    await startPaying(shop);

    await waitFor(() => expect(toasts).toMatchObject([{ type: 'warning', title: 'Please Set Your Address from Top' }]));
    expect(server.callsOf('createOrder')).toHaveLength(0);
    await payIsReady();
  });
});
