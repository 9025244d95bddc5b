// spec-map: 2.15.2, 2.15.3, 2.16.6, 4.6.1, 6.1.5
import { act, screen, waitFor, within } from '@testing-library/react';
import { asha, customerServer } from '../../testing/accounts.ts';
import { openDrawer, openWindow, payButton, payIsReady, startPaying, success } from '../../testing/checkout.tsx';
import { fillIn, findOpenDialog } from '../../testing/on-screen.ts';
import { paymentProvider } from '../../testing/payment-window.ts';
import { signedOut } from '../session/session.slice.ts';

const server = customerServer();

describe('the checkout of a visitor', () => {
  it('shows what the order comes to, and asks to log in or sign up, with the e-mail address of one at the other', async () => {
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
    await user.click(drawer.getByRole('tab', { name: 'Signup' }));
    await fillIn(user, await drawer.findByLabelText('E-mail'), asha.email);
    await user.click(drawer.getByRole('tab', { name: 'Login' }));
    expect(await drawer.findByRole('textbox', { name: 'Customer Id' })).toHaveValue(asha.email);
    await fillIn(user, drawer.getByRole('textbox', { name: 'Customer Id' }), 'm');
    await user.click(drawer.getByRole('tab', { name: 'Signup' }));
    await fillIn(user, drawer.getByLabelText('E-mail'), 'p');
    await user.click(drawer.getByRole('tab', { name: 'Login' }));
    expect(drawer.getByRole('textbox', { name: 'Customer Id' })).toHaveValue(`${asha.email}m`);
  });

  it('shows Login first where somebody has signed in before', async () => {
    const { store } = openDrawer(server.token);
    await payButton();
    act(() => void store.dispatch(signedOut()));

    expect(await screen.findByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  });

  it('waits for the name behind a token instead of asking to log in, says that it does not come, and asks again by Retry', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const release = server.hold('getUser');
    server.fail('getUser', { status: 503, body: {} });
    const { user } = openDrawer(server.token, { user: null });
    expect(await screen.findByText('Loading your account')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    release();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();

    server.recover('getUser');
    await user.click(retry);
    expect(await payButton()).toBeVisible();
    expect(screen.getByRole('list', { name: 'Before you pay' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps of the checkout' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Done: Your account', '2 Address', '3 Payment']);
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

/** The cached list from before the first product's price rose by 100. */
const fetchedBefore = (change: 'price' | 'sold out', times = 1) => {
  const { listProducts: products } = server.world.content.lists;
  const cheaper = products.map((product) =>
    product.id === 1 ? { ...product, product_price: product.product_price - 100 } : product,
  );
  const withAnother = [...products, { ...products[0], id: 4711 }];
  server.fail('listProducts', { status: 200, body: change === 'price' ? cheaper : withAnother }, times);
};

const changes = () => screen.findByRole('region', { name: 'Prices have changed' });
const lists = () => server.callsOf('listProducts');

describe('a price that rose since the list was fetched', () => {
  it('is shown line by line before the window opens, which opens with the new total once that is agreed to', async () => {
    fetchedBefore('price');
    const shop = openDrawer(server.token);
    expect((await screen.findAllByText('₹896'))[0]).toBeVisible();
    await startPaying(shop);

    const shown = await changes();
    expect(within(shown).getAllByRole('listitem')).toHaveLength(1);
    expect(within(shown).getByRole('listitem')).toHaveTextContent(/Tulsi Giloy Drops × 3.*₹149.*₹249 each/);
    expect(shown).toHaveTextContent(/₹896.*₹1,196/);
    expect(await payButton()).toBeDisabled();
    expect(server.callsOf('createOrder')).toHaveLength(0);
    expect(lists()).toHaveLength(2);

    await shop.user.click(within(shown).getByRole('button', { name: 'Agree and pay ₹1,196' }));
    expect((await paymentProvider.window()).options.amount).toBe(119_600);
  });

  it('and that no list tells of is found in the order: the window opens with the server’s total once that is agreed to', async () => {
    fetchedBefore('price', Infinity);
    const shop = openDrawer(server.token);
    await startPaying(shop);

    const asked = await screen.findByRole('region', { name: 'The total has changed' });
    expect(asked).toHaveTextContent(/₹896.*₹1,196/);
    expect(paymentProvider.openedWindows()).toBe(0);
    await shop.user.click(within(asked).getByRole('button', { name: 'Agree and pay ₹1,196' }));
    const window = await paymentProvider.window();
    expect(window.options.amount).toBe(119_600);
    expect(server.callsOf('createOrder')).toHaveLength(1);
    await act(() => window.pay(server));
    expect(await success()).toBeVisible();
    expect(await screen.findByText('₹1,196')).toBeVisible();
    expect(screen.queryByText('₹896')).not.toBeInTheDocument();
  });
});

it('prices that do not come keep the window shut, say so, and are asked for at the next press', async () => {
  const shop = openDrawer(server.token);
  await payIsReady();
  const log = jest.spyOn(console, 'warn').mockImplementation();
  server.fail('listProducts', { status: 503, body: {} });
  await startPaying(shop);

  expect(await screen.findByText(/^We could not check the prices. Nothing was ordered/)).toBeVisible();
  expect(server.callsOf('createOrder')).toHaveLength(0);
  expect(log).toHaveBeenCalledWith('[shop] listProducts:', expect.anything());
  server.recover('listProducts');
  expect((await openWindow(shop)).options.amount).toBe(119_600);
});

it('a line that is no longer available is shown, and left out of the order once that is agreed to', async () => {
  fetchedBefore('sold out');
  const kept = { product: 2, quantity: 1, type: 'product' };
  const shop = openDrawer(server.token, { cart: [kept, { ...kept, product: 4711 }] });
  await startPaying(shop);

  const shown = await changes();
  expect(within(shown).getByRole('listitem')).toHaveTextContent(/Tulsi Giloy Drops × 1.*₹249.*not available/);
  await shop.user.click(within(shown).getByRole('button', { name: /^Agree and pay/ }));
  await paymentProvider.window();
  expect(server.callsOf('createOrder').at(-1)).toMatchObject({ body: { cart: [kept] } });
});

it('a cart whose only line is no longer available has nothing left to order', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  fetchedBefore('sold out');
  await startPaying(openDrawer(server.token, { cart: [{ product: 4711, quantity: 1, type: 'product' }] }));

  expect(await changes()).toHaveTextContent('nothing left to order');
  expect(screen.queryByRole('status', { name: 'Calculating your total' })).not.toBeInTheDocument();
});
