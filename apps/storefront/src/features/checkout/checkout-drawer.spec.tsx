import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer } from '../../testing/accounts.ts';
import { openDrawer, payButton, startPaying } from '../../testing/checkout.tsx';
import { fillIn } from '../../testing/fill-in.ts';
import { findOpenDialog } from '../../testing/find-open-dialog.ts';
import { paymentProvider } from '../../testing/payment-window.ts';

const server = customerServer();

describe('the checkout of a visitor', () => {
  it('shows what the order comes to, and asks to log in or sign up', async () => {
    openDrawer(null);
    const drawer = within(await findOpenDialog('Complete Your Checkout'));

    expect(drawer.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    expect(drawer.getByRole('tab', { name: 'Signup' })).toBeVisible();
    const summary = within(await drawer.findByRole('region', { name: 'Order summary' }));
    expect(await summary.findByText('₹1,196')).toBeVisible();
    expect(summary.getByText(/Mall Road,208001/)).toBeVisible();
    expect(drawer.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
  });

  it('goes on to pay after a login', async () => {
    const { user } = openDrawer(null);
    await fillIn(user, await screen.findByLabelText('Customer Id'), asha.customerId);
    await fillIn(user, screen.getByLabelText('Password'), asha.password);
    await user.click(screen.getByRole('button', { name: 'Login' }));

    expect(await payButton()).toBeVisible();
    expect(screen.getByText('Paying as Asha Verma')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'How to pay' })).toHaveFocus());
  });

  it('goes on to pay after a signup, signed in by the new token', async () => {
    const { user, storage } = openDrawer(null);
    await user.click(await screen.findByRole('tab', { name: 'Signup' }));
    await fillIn(user, await screen.findByLabelText('Full name'), 'Ravi Kumar');
    await fillIn(user, screen.getByLabelText('E-mail'), 'ravi@vanaveda.example');
    await fillIn(user, screen.getByLabelText('Mobile number'), '9000000009');
    await fillIn(user, screen.getByLabelText('Password'), 'demo1234');
    await fillIn(user, screen.getByLabelText('Confirm password'), 'demo1234');
    await user.click(screen.getByRole('button', { name: 'Register' }));

    expect(await payButton()).toBeVisible();
    expect(screen.getByText('Paying as Ravi Kumar')).toBeVisible();
    expect(storage.lifetimeOf('token')).toBe('kept');
  });

  it('waits for the name behind a token instead of asking to log in', async () => {
    const release = server.hold('getUser');
    openDrawer(server.token, { user: null });

    expect(await screen.findByText('Getting your account')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    release();
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
    await waitFor(async () => expect(await payButton()).toBeEnabled());
    await findOpenDialog('Complete Your Checkout');
    await shop.user.keyboard('{Escape}');
    await waitFor(() => expect(shop.onClose).toHaveBeenCalledTimes(1));
  });

  it('leaves when another tab has emptied the cart', async () => {
    const { onClose } = openDrawer(server.token, { cart: [] });

    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});

it('tells a customer how to pay, step by step', async () => {
  openDrawer(server.token);
  await payButton();

  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(await screen.findByText('Choose UPI or card and pay ₹1,196.')).toBeVisible();
});
