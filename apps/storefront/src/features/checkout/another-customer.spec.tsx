import { act, screen, waitFor } from '@testing-library/react';
import { asha, tokenOfAsha } from '../../testing/accounts.ts';
import { openWindow, startCheckoutServer, success, unsuccessful } from '../../testing/checkout.tsx';
import { notice, paidAndUnconfirmed, post, visit } from '../../testing/pending-payment.tsx';
import type { ShopServer } from '../../testing/shop-server.ts';
import { collectToasts } from '../../testing/toasts.ts';
import { signedIn, signedOut } from '../session/session.slice.ts';

const ravi = { name: 'Ravi Kumar', email: 'ravi@vanaveda.example', mobile: '9000000009', password: 'demo1234' };

let server: ShopServer;
let token: string;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  ({ server, token } = await startCheckoutServer());
  server.fail('validatePayment', { status: 503, body: { title: 'Service Unavailable' } });
});

describe('another customer on this browser', () => {
  type Shop = ReturnType<typeof visit>;
  const signIn = async ({ store }: Shop, newToken: string, email: string) => {
    act(() => void store.dispatch(signedOut()));
    act(() => void store.dispatch(signedIn({ token: newToken, lifetime: 'kept' })));
    await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
  };
  const signInAsRavi = async (shop: Shop) =>
    signIn(shop, (await post<{ token: string }>(server, token, 'register', ravi)).token, ravi.email);
  const signInAsAsha = async (shop: Shop) => signIn(shop, await tokenOfAsha(server), asha.email);

  it('hears nothing of it, pays beside it, and leaves it to be confirmed when its owner is back', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server, token);
    const shop = visit(token, browser, 'checkout');
    const toasts = collectToasts();
    await notice(orderId);
    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    server.recover('validatePayment');
    await signInAsRavi(shop);

    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(server.callsOf('validatePayment').map(({ authorization }) => authorization)).toEqual([`Bearer ${token}`]);
    expect(unsuccessful()).not.toBeInTheDocument();
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();
    expect(toasts).toEqual([]);

    const opened = await openWindow(shop);
    act(() => opened.dismiss());
    await waitFor(() => expect(unsuccessful()).toBeVisible());
    expect(shop.storage.read('pendingPayment')).toContain(orderId);

    await signInAsAsha(shop);
    expect(await success()).toBeVisible();
    expect(shop.storage.read('pendingPayment')).toBeNull();
  });

  it('does not see how a payment of the customer before ended', async () => {
    server.recover('validatePayment');
    const shop = visit(token, {}, 'checkout');
    const opened = await openWindow(shop);
    act(() => opened.dismiss());
    await waitFor(() => expect(unsuccessful()).toBeVisible());

    await signInAsRavi(shop);
    expect(unsuccessful()).not.toBeInTheDocument();
  });

  it('who signs in while the payment window is open does not report it', async () => {
    const shop = visit(token, {}, 'checkout');
    const opened = await openWindow(shop);
    await signInAsRavi(shop);
    await act(() => opened.pay(server));

    await waitFor(() => expect(shop.store.getState().payment.step).toBeNull());
    expect(server.callsOf('validatePayment')).toEqual([]);
    expect(shop.storage.read('pendingPayment')).toContain('pay_Test01');
  });
});
