// spec-map: 4.5.5
import { act, screen, waitFor, within } from '@testing-library/react';
import { storageChanged } from '../../shared/storage/shop-storage.ts';
import { asha, customerServer, tokenOfAsha } from '../../testing/accounts.ts';
import { openWindow, payButton, payIsReady, startPaying, success, unsuccessful } from '../../testing/checkout.tsx';
import { findOpenDialog } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { notice, paidAndUnconfirmed, placeOrder, post, visit } from '../../testing/pending-payment.tsx';
import { collectToasts } from '../../testing/toasts.ts';
import { signedIn, signedOut } from '../session/session.slice.ts';

/** Leaving for the login, which jsdom cannot. */
jest.mock('../../shared/reload-page.ts', () => ({ openInstead: jest.fn(), isPageReloading: () => false }));

const ravi = { name: 'Ravi Kumar', email: 'ravi@vanaveda.example', mobile: '9000000009', password: 'demo1234' };

const server = customerServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  server.fail('validatePayment', { status: 503, body: { title: 'Service Unavailable' } });
});

type Shop = ReturnType<typeof visit>;
const signIn = async ({ store }: Shop, newToken: string, email: string) => {
  act(() => void store.dispatch(signedOut()));
  act(() => void store.dispatch(signedIn({ token: newToken, isRemembered: true })));
  await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
};
const signInAsRavi = async (shop: Shop) =>
  signIn(shop, (await post<{ token: string }>(server, 'register', ravi)).token, ravi.email);
const signInAsAsha = async (shop: Shop) => signIn(shop, await tokenOfAsha(server), asha.email);

describe('a payment that was made and is not confirmed', () => {
  it('is retried with growing delays, by Try now, and as soon as the connection is back', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server);
    const { setTimeout: wait } = globalThis;
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    pauses.mockImplementation((act, ms = 0) => wait(act, ms === 2_000 ? 0 : ms === 4_000 ? 600_000 : ms));
    const { user } = visit(server.token, browser);
    await notice(orderId);
    const delays = [2_000, 4_000, 8_000];
    const retryPauses = () => pauses.mock.calls.map(([, pause]) => Number(pause)).filter((ms) => delays.includes(ms));
    await waitFor(() => expect(server.callsOf('validatePayment')).toHaveLength(2));
    await waitFor(() => expect(retryPauses().at(-1)).toBe(4_000));
    expect(retryPauses()[0]).toBe(2_000);

    await user.click(await screen.findByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(server.callsOf('validatePayment')).toHaveLength(3));
    // The press took the place of no retry.
    await waitFor(() => expect(retryPauses().slice(-2)).toEqual([4_000, 4_000]));

    server.recover('validatePayment');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await success()).toBeVisible();
    expect(server.callsOf('validatePayment')).toHaveLength(4);
  });

  it('is spoken of before logging out, and confirmed at the next sign-in', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server);
    const shop = visit(server.token, browser);
    const { user, storage } = shop;
    await notice(orderId);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await findOpenDialog('Log Out Prompt', 'alertdialog');
    expect(dialog).toHaveTextContent(`We are still confirming your payment for order ${orderId}`);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(storage.read('token')).toBeNull());
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();

    server.recover('validatePayment');
    await signInAsAsha(shop);
    expect(await success()).toBeVisible();
  });

  it('waits when the session has ended meanwhile, which the checkout says, and nobody else is spoken of', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server);
    server.fail('validatePayment', { status: 401, body: { title: 'Unauthorized' } });
    const toasts = collectToasts();
    const { store, storage } = visit(server.token, browser, 'checkout');
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/Your payment is safe\. Sign in again as d\*\*\*@vanaveda.example/)).toBeVisible();
    await waitFor(() => expect(store.getState().payment.step).toBeNull());
    expect(toasts).toEqual([]);
    expect(storage.read('pendingPayment')).toContain(orderId);
  });

  it('waits when another tab signs out while the window is open, and is confirmed at the next sign-in', async () => {
    server.recover('validatePayment');
    const shop = visit(server.token, {}, 'checkout');
    const opened = await openWindow(shop);
    shop.storage.write('token', null);
    act(() => void shop.store.dispatch(storageChanged()));
    await act(() => opened.pay(server));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/Your payment is safe\. Sign in again as d\*\*\*@vanaveda.example/)).toBeVisible();
    expect(server.callsOf('validatePayment')).toEqual([]);

    await signInAsAsha(shop);
    expect(await success()).toBeVisible();
  });
});

describe('another customer on this browser', () => {
  it('hears nothing of it, pays beside it, of which its owner sees nothing, and leaves it to be confirmed when that one is back', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server);
    const shop = visit(server.token, browser, 'checkout');
    const toasts = collectToasts();
    await notice(orderId);
    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    server.recover('validatePayment');
    await signInAsRavi(shop);

    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(server.callsOf('validatePayment').map(({ authorization }) => authorization)).toEqual([
      `Bearer ${server.token}`,
    ]);
    expect(unsuccessful()).not.toBeInTheDocument();
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();
    expect(toasts).toEqual([]);

    const opened = await openWindow(shop);
    act(() => opened.dismiss());
    await waitFor(() => expect(unsuccessful()).toBeVisible());
    expect(shop.storage.read('pendingPayment')).toContain(orderId);

    const release = server.hold('validatePayment');
    await signInAsAsha(shop);
    expect(unsuccessful()).not.toBeInTheDocument();
    release();
    expect(await success()).toBeVisible();
    expect(shop.storage.read('pendingPayment')).toBeNull();
  });

  it('who signs in while the payment window is open does not report it', async () => {
    const shop = visit(server.token, {}, 'checkout');
    const opened = await openWindow(shop);
    await signInAsRavi(shop);
    await act(() => opened.pay(server));

    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(server.callsOf('validatePayment')).toEqual([]);
    expect(shop.storage.read('pendingPayment')).toContain('pay_Test01');
    expect(await screen.findByText(/^Another account \(d\*\*\*@vanaveda.example\) has paid here/)).toBeVisible();
    expect(await payButton()).toBeDisabled();
  });

  it.each(['listProducts', 'createOrder'] as const)(
    'who signs in during %s gets neither the order nor the payment window',
    async (call) => {
      const shop = visit(server.token, {}, 'checkout');
      await payIsReady();
      const release = server.hold(call);
      await startPaying(shop);
      await waitFor(() => expect(server.callsOf(call).length).toBeGreaterThan(call === 'listProducts' ? 1 : 0));
      await signInAsRavi(shop);
      release();

      expect(await screen.findByText(/^Your account changed in another tab, and nothing was charged/)).toBeVisible();
      expect(server.callsOf('createOrder').map(({ authorization }) => authorization)).toEqual(
        call === 'createOrder' ? [`Bearer ${server.token}`] : [],
      );
      expect(paymentProvider.openedWindows()).toBe(0);
    },
  );

  it('is not asked what the one before was asked', async () => {
    const orderId = await placeOrder(server);
    const shop = visit(server.token, {}, 'checkout');
    await startPaying(shop);
    expect(await screen.findByText(/^You placed the same order a few minutes ago/)).toHaveTextContent(orderId);
    await signInAsRavi(shop);
    expect(screen.queryByText(/^You placed the same order/)).not.toBeInTheDocument();
    expect(await openWindow(shop)).toBeDefined();
  });

  it('who pays goes on after a second login to the same account', async () => {
    server.recover('validatePayment');
    const shop = visit(server.token, {}, 'checkout');
    const opened = await openWindow(shop);
    await signInAsAsha(shop);
    await act(() => opened.pay(server));

    expect(await success()).toBeVisible();
    expect(server.callsOf('validatePayment')).toHaveLength(1);
  });
});
