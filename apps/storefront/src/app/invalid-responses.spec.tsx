// spec-map: 4.3.2, 8.1.4
import { screen } from '@testing-library/react';
import { kanpur, tokenOfAsha } from '../testing/accounts.ts';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation());

const odd = (item: object, text: string, amount: number): object =>
  JSON.parse(
    JSON.stringify(item, (field, value: unknown) => {
      if (field === 'id' || field.endsWith('_type') || (value && typeof value === 'object')) return value;
      return typeof value === 'number' ? amount : text;
    }),
  ) as object;
const texts = [
  ['empty texts', ''],
  ['markup and odd signs', '<b>"%&\u0000</b>'],
] as const;

it.each(texts)('what the contract’s types allow, however odd, is shown: %s', async (_, text) => {
  const { lists } = server.world.content;
  const product = lists.listProducts[0]!;
  server.fail('listProducts', { status: 200, body: [odd(product, text, 1e300)] });
  server.fail('listHeroProducts', { status: 200, body: [odd(product, text, -1e300)] });
  server.fail('getProduct', { status: 200, body: [odd(product, text, 0.001)] });
  server.fail('listOffers', { status: 200, body: [odd(lists.listOffers[0]!, text, 1e300)] });
  for (const list of ['listCategories', 'listAcademyFiles', 'listResourceFiles'] as const) {
    server.fail(list, { status: 200, body: [odd(lists[list][0]!, text, 1)] });
  }
  const order = { id: text, created_at: text, amount: 1e300, payment_status: text, order_id_token: text };
  server.fail('listOrders', { status: 200, body: [order] });

  for (const route of ['/', '/products', '/offers', '/vanaveda-academy', '/resource-files']) {
    const { unmount } = renderShop(route);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    unmount();
  }
  const product46 = renderShop('/product/s-46');
  expect((await screen.findAllByRole('button', { name: /^Add to Cart/ })).length).toBeGreaterThan(0);
  product46.unmount();
  const cart = [{ product: product.id, quantity: 1, type: 'product' }];
  const cartPage = renderShop('/my-cart', { stored: { cart, selectedOffice: kanpur } });
  expect(await screen.findByRole('button', { name: /^Remove/ })).toBeVisible();
  cartPage.unmount();
  renderShop('/dashboard', { stored: { token: await tokenOfAsha(server) } });
  expect(await screen.findByRole('table', { name: 'Product Orders' })).toBeVisible();
});
