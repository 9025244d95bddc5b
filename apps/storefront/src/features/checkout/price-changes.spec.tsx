// spec-map: 4.6.1
import { act, screen, waitFor, within } from '@testing-library/react';
import { customerServer } from '../../testing/accounts.ts';
import { later, openDrawer, openWindow, payButton, startPaying } from '../../testing/checkout.tsx';
import { paymentProvider } from '../../testing/payment-window.ts';

const server = customerServer();

/** The cached list from before the first product's price rose by 100. */
const fetchedBefore = (change: 'price' | 'sold out') => {
  const { listProducts: products } = server.world.content.lists;
  const cheaper = products.map((product) =>
    product.id === 1 ? { ...product, product_price: product.product_price - 100 } : product,
  );
  const withAnother = [...products, { ...products[0], id: 4711 }];
  server.fail('listProducts', { status: 200, body: change === 'price' ? cheaper : withAnother }, 1);
};

const changes = () => screen.findByRole('region', { name: 'Prices have changed' });
const lists = () => server.callsOf('listProducts');

describe('a price that rose since the list was fetched', () => {
  it('is shown line by line before the window opens, which opens with the new total once that is agreed to', async () => {
    fetchedBefore('price');
    const shop = openDrawer(server.token);
    expect(await screen.findByText('Choose UPI or card and pay ₹896.00.')).toBeVisible();
    later(61);
    await startPaying(shop);

    const shown = await changes();
    expect(within(shown).getAllByRole('listitem')).toHaveLength(1);
    expect(within(shown).getByRole('listitem')).toHaveTextContent(/Tulsi Giloy Drops × 3.*₹149\.00.*₹249\.00 each/);
    expect(shown).toHaveTextContent(/₹896\.00.*₹1,196\.00/);
    expect(await payButton()).toBeDisabled();
    expect(server.callsOf('createOrder')).toHaveLength(0);
    expect(lists()).toHaveLength(2);

    await shop.user.click(within(shown).getByRole('button', { name: 'Agree and pay ₹1,196.00' }));
    expect((await paymentProvider.window()).options.amount).toBe(119_600);
    expect(lists()).toHaveLength(2);
  });

  it('is found out after a refused payment where the list was young', async () => {
    fetchedBefore('price');
    const shop = openDrawer(server.token);
    const window = await openWindow(shop);
    expect(window.options.amount).toBe(89_600);
    expect(lists()).toHaveLength(1);
    window.fail();
    act(() => window.dismiss({ error: {} }));

    expect(await changes()).toHaveTextContent(/₹896\.00.*₹1,196\.00/);
    expect(screen.getByText('Your Last Payment was Unsuccessful')).toBeVisible();
    expect(lists()).toHaveLength(2);
  });
});

it('prices that are as shown open the window at once, and lists that cannot be refetched do not keep it shut', async () => {
  const shop = openDrawer(server.token);
  await waitFor(async () => expect(await payButton()).toBeEnabled());
  const log = jest.spyOn(console, 'warn').mockImplementation();
  server.fail('listProducts', { status: 503, body: {} });
  later(61);

  expect((await openWindow(shop)).options.amount).toBe(119_600);
  // The first load, and the refetch with its retry.
  expect(lists()).toHaveLength(3);
  expect(log).toHaveBeenCalledWith('[shop] listProducts:', expect.anything());
});

it('a line that is no longer available is shown, and left out of the order once that is agreed to', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  fetchedBefore('sold out');
  const kept = { product: 2, quantity: 1, type: 'product' };
  const shop = openDrawer(server.token, { cart: [kept, { ...kept, product: 4711 }] });
  await startPaying(shop);

  const shown = await changes();
  expect(within(shown).getByRole('listitem')).toHaveTextContent(/Tulsi Giloy Drops × 1.*₹249\.00.*not available/);
  await shop.user.click(within(shown).getByRole('button', { name: /^Agree and pay/ }));
  await paymentProvider.window();
  expect(server.callsOf('createOrder').at(-1)).toMatchObject({ body: { cart: [kept] } });
  expect(log).toHaveBeenCalledWith('[shop] order creation:', expect.anything());
});

it('a cart whose only line is no longer available has nothing left to order', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  fetchedBefore('sold out');
  await startPaying(openDrawer(server.token, { cart: [{ product: 4711, quantity: 1, type: 'product' }] }));

  expect(await changes()).toHaveTextContent('nothing left to order');
  expect(screen.queryByRole('status', { name: 'Calculating your total' })).not.toBeInTheDocument();
  expect(screen.queryByText(/^Choose UPI or card/)).not.toBeInTheDocument();
});
