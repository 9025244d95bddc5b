// spec-map: 2.15.2, 2.15.3, 2.16.6, 6.1.5
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer } from '../../testing/accounts.ts';
import { openDrawer, payButton, payIsReady, startPaying } from '../../testing/checkout.tsx';
import { fillIn } from '../../testing/fill-in.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { signedOut } from '../session/session.slice.ts';
import { paymentProvider } from '../../testing/payment-window.ts';

const server = customerServer();

describe('the checkout of a visitor', () => {
  it('shows what the order comes to, and asks to log in or sign up', async () => {
    const { user } = openDrawer(null);
    const drawer = within(await findOpenDialog('Complete Your Checkout'));

    expect(drawer.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Login', 'Signup']);
    expect(drawer.getByRole('tab', { name: 'Signup' })).toHaveAttribute('aria-selected', 'true');
    const summary = within(await drawer.findByRole('region', { name: 'Order summary' }));
    expect(await summary.findByText('₹1,196')).toBeVisible();
    expect(summary.getByText(/Mall Road,208001/)).toBeVisible();
    const lines = within(summary.getByRole('list')).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Tulsi Giloy Drops × 3.*₹747$/),
      expect.stringContaining('× 1'),
    ]);
    await user.click(drawer.getByRole('tab', { name: 'Login' }));
    expect(drawer.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it('shows Login first where somebody has signed in before', async () => {
    const { store } = openDrawer(server.token);
    await payButton();
    act(() => void store.dispatch(signedOut()));

    expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  });

  it('has at Login the e-mail address that was typed at Signup, also where Login was open before', async () => {
    const { user } = openDrawer(null);
    await user.click(await screen.findByRole('tab', { name: 'Login' }));
    await user.click(screen.getByRole('tab', { name: 'Signup' }));
    await fillIn(user, await screen.findByLabelText('E-mail'), asha.email);
    await user.click(screen.getByRole('tab', { name: 'Login' }));

    expect(await screen.findByRole('textbox', { name: 'Customer Id' })).toHaveValue(asha.email);
  });

  it('waits for the name behind a token instead of asking to log in', async () => {
    const release = server.hold('getUser');
    openDrawer(server.token, { user: null });

    expect(await screen.findByText('Loading your account')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    release();
    expect(await payButton()).toBeVisible();
    expect(screen.getByRole('list', { name: 'Before you pay' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Done: Your account', '2 Address', '3 Payment']);
  });

  it.each([
    ['fails', { status: 503, body: {} }],
    ['does not come', 'no-reply' as const],
  ])('says that the name behind a token %s, and asks again by Retry', async (_, failure) => {
    jest.spyOn(console, 'warn').mockImplementation();
    server.fail('getUser', failure);
    const { user } = openDrawer(server.token, { user: null });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    server.recover('getUser');
    await user.click(retry);
    expect(await payButton()).toBeVisible();
  });
});

describe('the drawer', () => {
  it('closes by Escape, but not while a call runs', async () => {
    const shop = openDrawer(server.token);
    const release = server.hold('createOrder');
    await startPaying(shop);
    await findOpenDialog('Complete Your Checkout');
    await shop.user.keyboard('{Escape}');
    expect(shop.onClose).not.toHaveBeenCalled();

    release();
    const window = await paymentProvider.window();
    act(() => window.dismiss());
    await payIsReady();
    await findOpenDialog('Complete Your Checkout');
    await shop.user.keyboard('{Escape}');
    await waitFor(() => expect(shop.onClose).toHaveBeenCalledTimes(1));
  });

  it('says what it looks up before paying, and can be left meanwhile: nothing is ordered', async () => {
    const shop = openDrawer(server.token);
    await payIsReady();
    const release = server.hold('listOrders');
    await startPaying(shop);
    expect(await screen.findByText('Checking your orders and today’s prices…')).toBeVisible();
    await shop.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await payIsReady();
    release();

    await startPaying(shop);
    await paymentProvider.window();
    expect(server.callsOf('createOrder')).toHaveLength(1);
  });

  it('leaves when another tab has emptied the cart', async () => {
    const { onClose } = openDrawer(server.token, { cart: [] });

    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
