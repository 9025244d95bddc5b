// spec-map: 4.6.1
import { act, screen, within } from '@testing-library/react';
import { customerServer } from '../../testing/accounts.ts';
import { openDrawer, openWindow, payButton, payIsReady, startPaying } from '../../testing/checkout.tsx';
import { paymentProvider } from '../../testing/payment-window.ts';

const server = customerServer();

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
    expect(await screen.findByRole('heading', { name: 'Order Place successfully!' })).toBeVisible();
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
