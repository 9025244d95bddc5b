import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { tokenOfAsha } from '../../testing/accounts.ts';
import { payInWindow, startCheckoutServer, stored, storedWhenPaid, success } from '../../testing/checkout.tsx';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { notice, paidAndUnconfirmed, visit } from '../../testing/pending-payment.tsx';
import type { ShopServer } from '../../testing/shop-server.ts';
import { signedIn } from '../session/session.slice.ts';

let server: ShopServer;
let token: string;
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  ({ server, token } = await startCheckoutServer());
  server.fail('validatePayment', { status: 503, body: { title: 'Service Unavailable' } });
});

describe('a payment that was made and is not confirmed', () => {
  it('is retried with growing delays, and as soon as the connection is back', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server, token);
    const pauses = jest.spyOn(globalThis, 'setTimeout');
    visit(token, browser);
    await notice(orderId);
    const retryPauses = () => pauses.mock.calls.map(([, pause]) => pause).filter((ms) => ms === 2_000 || ms === 4_000);
    await waitFor(() => expect(server.callsOf('validatePayment')).toHaveLength(2), { timeout: 3_500 });
    await waitFor(() => expect(retryPauses().at(-1)).toBe(4_000));
    expect(retryPauses()[0]).toBe(2_000);

    server.recover('validatePayment');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await success()).toBeVisible();
    expect(server.callsOf('validatePayment')).toHaveLength(3);
  });

  it('is announced with its order right after paying, until Try now confirms it', async () => {
    const shop = visit(token, {}, 'checkout');
    const { options } = await payInWindow(shop, server);

    expect(await notice(options.order_id)).toBeInTheDocument();
    expect(screen.getByText(/you will not be charged twice/)).toBeVisible();
    server.recover('validatePayment');
    const tryNow = screen.getByText('Try now');
    await waitFor(() => expect(tryNow).toBeEnabled());
    fireEvent.click(tryNow);

    expect(await success()).toBeVisible();
    expect(screen.queryByText(/has been received/)).not.toBeInTheDocument();
    expect(paymentProvider.openedWindows()).toBe(1);
    expect(stored(shop)).toEqual(storedWhenPaid);
  });

  it('is spoken of before logging out, and confirmed at the next sign-in', async () => {
    const { orderId, browser } = await paidAndUnconfirmed(server, token);
    const { user, store, storage } = visit(token, browser);
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
