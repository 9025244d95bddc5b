import { screen } from '@testing-library/react';
import { tokenOfAsha } from '../testing/accounts.ts';
import { kanpur } from '../testing/checkout.tsx';
import { renderShop } from '../testing/render-with-shop.tsx';
import { shopServer } from '../testing/shop-server.ts';

const server = shopServer();
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
});

const articles = () => screen.findAllByRole('article');

describe('what the contract’s types allow, however odd, is shown', () => {
  const odd = (item: object, text: string, amount: number) =>
    Object.fromEntries(
      Object.entries(item).map(([field, value]) => {
        if (field === 'id' || field.endsWith('_type')) return [field, value as unknown];
        return [field, typeof value === 'number' ? amount : text];
      }),
    );
  const texts = [
    ['empty texts', ''],
    ['pictures without a dash', 'picture.jpg,,.., -'],
    ['very long texts', 'tulsi and neem '.repeat(500)],
    ['markup and odd signs', '<b>"%&\u0000</b>'],
  ] as const;

  it.each(texts)('%s', async (_, text) => {
    const {
      listProducts: products,
      listOffers: offers,
      listCategories: categories,
      listAcademyFiles: academyFiles,
      listResourceFiles: resourceFiles,
    } = server.world.content.lists;
    const [product, offer, category] = [products[0]!, offers[0]!, categories[0]!];
    server.fail('listProducts', { status: 200, body: [odd(product, text, 1e300)] });
    server.fail('listHeroProducts', { status: 200, body: [odd(product, text, -1e300)] });
    server.fail('getProduct', { status: 200, body: [odd(product, text, 0.001)] });
    server.fail('listOffers', { status: 200, body: [odd(offer, text, 1e300)] });
    server.fail('listCategories', { status: 200, body: [odd(category, text, 1)] });
    server.fail('listAcademyFiles', { status: 200, body: [odd(academyFiles[0]!, text, 1)] });
    server.fail('listResourceFiles', { status: 200, body: [odd(resourceFiles[0]!, text, 1)] });
    const order = { id: text, created_at: text, amount: 1e300, payment_status: text, order_id_token: text };
    server.fail('listOrders', { status: 200, body: [order] });

    for (const route of ['/', '/products', '/offers', '/vanaveda-academy', '/resource-files']) {
      const { unmount } = renderShop(route);
      expect((await articles()).length).toBeGreaterThan(0);
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
});
