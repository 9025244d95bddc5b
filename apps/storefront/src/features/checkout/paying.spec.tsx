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
import { fillIn, hrefOf } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { ordersOf, placeOrder } from '../../testing/pending-payment.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import { linesAdded } from '../cart/cart.slice.ts';

jest.mock('./confetti.tsx', () => {
  throw new Error('gone');
});

const server = customerServer();
let log: jest.SpyInstance;
beforeEach(() => (log = jest.spyOn(console, 'warn').mockImplementation()));
/** Where the customer's last order went, which the form is prefilled with. */
const home = {
  ...kanpur,
  Recipient: asha.user.name,
  Mobile: asha.user.mobile,
  Line1: "14 Botanist's Lane",
  Landmark: 'Opposite the seed bank',
};

const stubLocks = (request: (...args: never[]) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

/** Presses Pay where an order of the same lines to the same door is open: it asks about that one. */
const payAgain = async () => {
  const orderId = await placeOrder(server, home);
  const shop = openDrawer(server.token);
  await startPaying(shop);
  const payThat = await screen.findByRole('button', { name: 'Pay ₹1,196 for that order' });
  return {
    ...shop,
    orderId,
    payThat,
    question: within(screen.getByRole('region', { name: 'You ordered this a moment ago' })),
  };
};

describe('paying', () => {
  it('creates one order, opens the window with it, validates once, clears the cart and shows the success with the receipt, without confetti that does not load', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00+05:30'));
    const releaseOrders = server.hold('listOrders');
    const shop = openDrawer(server.token);
    const button = await payButton();
    expect(button).toBeDisabled();
    releaseOrders();
    await payIsReady();
    expect(screen.getByRole('textbox', { name: 'Recipient' })).toBeVisible();

    const release = server.hold('createOrder');
    // The second press comes before it is drawn as disabled.
    act(() => {
      button.focus();
      button.click();
      button.click();
    });
    expect(await screen.findByText('Redirecting Please Wait...')).toBeVisible();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    release();
    const window = await paymentProvider.window();
    const { order_id: orderId } = window.options;
    const office = JSON.stringify({ ...kanpur, Recipient: asha.user.name }).slice(0, -1);
    const address = expect.stringContaining(office) as unknown;
    const order = { cart, address, pincode: '208001' };
    expect(server.callsOf('createOrder')).toMatchObject([{ authorization: `Bearer ${server.token}`, body: order }]);
    expect(window.options).toMatchObject({ amount: 119_600, key: 'mockpay_public_key' });
    expect(stored(shop).pending).toEqual([orderId, '1196', expect.stringContaining('"report":null')]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const releaseVerdict = server.hold('validatePayment');
    await act(() => window.pay(server));
    expect(await screen.findByText('Confirming your payment…')).toBeVisible();
    expect(screen.queryByText(/could not confirm/)).not.toBeInTheDocument();
    expect(stored(shop).pending[2]).toContain('"succeeded"');
    expect(stored(shop).cart).toBe(JSON.stringify(cart));
    releaseVerdict();

    const success = await screen.findByRole('heading', { name: 'Order Place successfully!' });
    await waitFor(() => expect(success).toHaveFocus());
    expect(shop.onClose).not.toHaveBeenCalled();
    expect(stored(shop)).toEqual(storedWhenPaid);
    const report = { status: 'succeeded', order_id: orderId, payment_id: 'pay_Test01' };
    expect(server.callsOf('validatePayment')).toMatchObject([{ body: report }]);

    expect(screen.getByRole('dialog')).toHaveAccessibleName('Thank you for your order');
    expect(await screen.findByText('₹1,196')).toBeVisible();
    expect(screen.getByText(orderId)).toBeVisible();
    const { order_id_token } = (await ordersOf(server)).find(({ id }) => id === orderId)!;
    expect(hrefOf('View Reciept')).toBe(`http://shop.test/customer/bill-print/${order_id_token}`);
    expect(screen.getByText(/^Arrives 28 Nov – 3 Dec, to/)).toBeVisible();
    expect(screen.getByText(/^Asha Verma, /)).toHaveAttribute('translate', 'no');
    expect(screen.queryByText(/^Without a street/)).not.toBeInTheDocument();
    await waitFor(() => expect(log).toHaveBeenCalledWith('[shop] part of the page:', new Error('gone')));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has amount and receipt although the orders come no more, says again that we call where the address has no street, and shows no confetti to those who want less movement', async () => {
    const { matchMedia } = globalThis;
    jest
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((media) => ({ ...matchMedia(media), matches: media.includes('reduce') }));
    server.fail('listOrders', { status: 200, body: [] }, 1);
    const window = await openWindow(openDrawer(server.token));
    server.fail('listOrders', { status: 503, body: {} });
    await act(() => window.pay(server));

    expect(await success()).toBeVisible();
    expect(screen.getByText('₹1,196')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Reciept' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Orders' })).toBeVisible();
    expect(screen.getByText('Without a street we call 9000000001 before dispatch.')).toBeVisible();
    expect(log).not.toHaveBeenCalledWith('[shop] part of the page:', expect.anything());
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
    const { orderId, payThat, question, ...shop } = await payAgain();
    expect(question.getByText(/the same order a few minutes ago/)).toHaveTextContent(orderId);
    await shop.user.click(payThat);
    const again = await paymentProvider.window();
    expect(again.options).toMatchObject({ order_id: orderId, amount: 119_600 });
    expect(server.callsOf('createOrder')).toEqual([]);
    act(() => again.dismiss());

    await openWindow(shop, 2);
    shop.unmount();
    const another = openDrawer(server.token);
    await startPaying(another);
    await another.user.click(await screen.findByRole('button', { name: 'Place another order' }));
    await paymentProvider.window(3);
    another.unmount();

    const later16 = openDrawer(server.token);
    later(16 * 60);
    await openWindow(later16, 4);
    expect(server.callsOf('createOrder')).toHaveLength(3);
  });

  it('places no other order in place of one that became too old while it was asked about', async () => {
    const { user, payThat } = await payAgain();
    later(16 * 60);
    await user.click(payThat);
    expect(await screen.findByText(/^You can no longer pay for this order/)).toBeVisible();
    expect(server.callsOf('createOrder')).toEqual([]);
  });

  it('says where it goes when the address is corrected while the question stands, and offers another one first', async () => {
    const { user, payThat } = await payAgain();
    await fillIn(user, screen.getByRole('textbox', { name: 'House and street' }), '2 New Street');
    await user.click(payThat);
    expect(await screen.findByText(/will not go to the address on this page/)).toBeVisible();
    expect(paymentProvider.openedWindows()).toBe(0);

    const question = within(screen.getByRole('region', { name: 'You ordered this a moment ago' }));
    expect(question.getByText("14 Botanist's Lane")).toBeVisible();
    const [another, payThatOne] = question.getAllByRole('button');
    expect(payThatOne).toHaveTextContent('Pay ₹1,196 for that order');
    await user.click(another!);
    await paymentProvider.window();
    const [{ body } = {}] = server.callsOf('createOrder');
    expect(body).toMatchObject({ address: expect.stringContaining('2 New Street') as string });
  });

  it('takes only what was ordered out of the cart, where an order of before is paid', async () => {
    const { user, store, storage, payThat } = await payAgain();
    act(() => void store.dispatch(linesAdded([{ product: 3, quantity: 1, type: 'product' }])));
    await user.click(payThat);
    const window = await paymentProvider.window();
    await act(() => window.pay(server));
    expect(await success()).toBeVisible();
    expect(JSON.parse(storage.read('cart') ?? '')).toEqual([{ product: 3, quantity: 1, type: 'product' }]);
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
