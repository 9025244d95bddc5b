import { act, screen, waitFor } from '@testing-library/react';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { cart, kanpur, payButton, startCheckoutServer, startPaying } from '../../testing/checkout.tsx';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { renderWithShop } from '../../testing/render-with-shop.tsx';
import type { ShopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { LogoutButton } from '../session/logout-button.tsx';
import { SessionCheck } from '../session/session-check.tsx';
import { signedIn, signedOut } from '../session/session.slice.ts';
import { CheckoutDrawer } from './checkout-drawer.tsx';
import { LastPaymentBanner } from './last-payment-banner.tsx';
import { ResumePayment } from './resume-payment.tsx';
import { PendingPaymentNote } from './pending-payment-note.tsx';

const unavailable = { status: 503, body: { title: 'Service Unavailable' } };
const ravi = {
  name: 'Ravi Kumar',
  email: 'ravi@vanaveda.example',
  mobile: '9000000009',
  password: 'demo1234',
};

let server: ShopServer;
let token: string;
let log: jest.SpyInstance;
beforeEach(async () => {
  log = jest.spyOn(console, 'warn').mockImplementation();
  ({ server, token } = await startCheckoutServer());
  server.fail('validatePayment', unavailable);
});
afterEach(() => {
  log.mockRestore();
  return server.app.close();
});

const post = async <Answer,>(path: string, payload: object) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await server.app.inject({ method: 'POST', url: `/api/v1/${path}`, payload, headers })).json<Answer>();
};

/** Storage with Asha's pending payment. */
async function paidAndUnconfirmed() {
  const order = { cart, address: JSON.stringify(kanpur), pincode: kanpur.Pincode };
  const orderId = await post<string>('payments/mockpay/order/create', order);
  const payment_signature = await server.world.signer.sign({ orderId, paymentId: 'pay_1' });
  const report = { status: 'succeeded', order_id: orderId, payment_id: 'pay_1', payment_signature };
  const pendingPayment = [{ owner: asha.email, orderId, price: '1196', lines: cart, report }];
  return { orderId, stored: { cart, selectedOffice: kanpur, orderId, price: '1196', pendingPayment } };
}

const visit = (stored: object, isCheckout = false) =>
  renderWithShop(
    <>
      <SessionCheck />
      <LogoutButton note={<PendingPaymentNote />} />
      {isCheckout ? <CheckoutDrawer isOpen onClose={() => {}} /> : <LastPaymentBanner />}
      <ResumePayment />
    </>,
    { stored: { token, user: asha.user, ...stored }, route: '/dashboard' },
  );

const validations = () => server.callsOf('validatePayment');
const notice = (orderId: string) => screen.findByText(new RegExp(`order ${orderId} has been received`));
const success = () => screen.findByText('Order Place successfully!');

describe('a payment that was made and is not confirmed', () => {
  it('is announced with its order until Try now confirms it', async () => {
    const { orderId, stored } = await paidAndUnconfirmed();
    const { user, storage } = visit(stored);

    expect(await notice(orderId)).toBeVisible();
    server.recover('validatePayment');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try now' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Try now' }));

    expect(await success()).toBeVisible();
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();
    expect(storage.read('cart')).toBe('[]');
    expect(storage.read('pendingPayment')).toBeNull();
  });

  it('is retried with growing delays, and as soon as the connection is back', async () => {
    const { orderId, stored } = await paidAndUnconfirmed();
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    visit(stored);
    await notice(orderId);
    const retryPauses = () => pauses.mock.calls.map(([, pause]) => pause).filter((ms) => ms === 2_000 || ms === 4_000);
    await waitFor(() => expect(validations()).toHaveLength(2), { timeout: 3_500 });
    await waitFor(() => expect(retryPauses().at(-1)).toBe(4_000));
    expect(retryPauses()[0]).toBe(2_000);
    pauses.mockRestore();

    server.recover('validatePayment');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await success()).toBeVisible();
    expect(validations()).toHaveLength(3);
  });

  it('is announced right after paying, and the checkout ends when it is confirmed', async () => {
    const shop = visit({ cart, selectedOffice: kanpur }, true);
    await startPaying(shop);
    const window_ = await paymentProvider.window();
    await act(() => window_.pay(server));

    expect(await notice(window_.options.order_id)).toBeInTheDocument();
    expect(screen.getByText(/you will not be charged twice/)).toBeVisible();
    server.recover('validatePayment');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await success()).toBeVisible();
    expect(paymentProvider.openedWindows()).toBe(1);
  });

  it('is spoken of before logging out, and confirmed at the next sign-in', async () => {
    const { orderId, stored } = await paidAndUnconfirmed();
    const { user, store, storage } = visit(stored);
    await notice(orderId);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await findOpenDialog('Log Out Prompt', 'alertdialog');
    expect(dialog).toHaveTextContent(`your payment for order ${orderId} is still being confirmed`);
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(storage.read('token')).toBeNull());
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();

    server.recover('validatePayment');
    const tokenOfNow = await tokenOfAsha(server);
    act(() => void store.dispatch(signedIn({ token: tokenOfNow, lifetime: 'kept' })));
    expect(await success()).toBeVisible();
  });
});

describe('another customer on this browser', () => {
  type Shop = ReturnType<typeof visit>;
  const signIn = async ({ store }: Shop, newToken: string, email: string) => {
    act(() => void store.dispatch(signedOut()));
    act(() => void store.dispatch(signedIn({ token: newToken, lifetime: 'kept' })));
    await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
  };
  const signInAsRavi = async (shop: Shop) =>
    signIn(shop, (await post<{ token: string }>('register', ravi)).token, ravi.email);
  const signInAsAsha = async (shop: Shop) => signIn(shop, await tokenOfAsha(server), asha.email);

  it('hears nothing of it, and it is confirmed when its owner is back', async () => {
    const { orderId, stored } = await paidAndUnconfirmed();
    const shop = visit(stored);
    const toasts = collectToasts();
    await notice(orderId);
    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    server.recover('validatePayment');
    await signInAsRavi(shop);

    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(validations().map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`]);
    expect(screen.queryByText('Your Last Payment was Unsuccessful')).not.toBeInTheDocument();
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();
    expect(toasts).toEqual([]);

    await signInAsAsha(shop);
    expect(await success()).toBeVisible();
    expect(shop.storage.read('pendingPayment')).toBeNull();
  });

  it('pays beside it, and takes nothing away from it', async () => {
    const { orderId, stored } = await paidAndUnconfirmed();
    const shop = visit(stored, true);
    await notice(orderId);
    await signInAsRavi(shop);
    server.recover('validatePayment');
    await waitFor(async () => expect(await payButton()).toBeEnabled());
    await shop.user.click(await payButton());
    const window_ = await paymentProvider.window();
    act(() => window_.dismiss());
    expect(await screen.findByText('Your Last Payment was Unsuccessful')).toBeVisible();
    expect(shop.storage.read('pendingPayment')).toContain(orderId);

    await signInAsAsha(shop);
    expect(await success()).toBeVisible();
  });

  it('does not see how a payment of the customer before ended', async () => {
    server.recover('validatePayment');
    const shop = visit({ cart, selectedOffice: kanpur }, true);
    await startPaying(shop);
    const window_ = await paymentProvider.window();
    act(() => window_.dismiss());
    const unsuccessful = () => screen.queryByText('Your Last Payment was Unsuccessful');
    await waitFor(() => expect(unsuccessful()).toBeVisible());

    await signInAsRavi(shop);
    expect(unsuccessful()).not.toBeInTheDocument();
  });

  it('who signs in while the payment window is open does not report it', async () => {
    const shop = visit({ cart, selectedOffice: kanpur }, true);
    await startPaying(shop);
    const window_ = await paymentProvider.window();
    await signInAsRavi(shop);
    await act(() => window_.pay(server));

    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(validations()).toEqual([]);
    expect(shop.storage.read('pendingPayment')).toContain('pay_Test01');
  });
});
