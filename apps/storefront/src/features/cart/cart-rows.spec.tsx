import type { Offer, Product } from '@shop/api-contract/model';
import { screen } from '@testing-library/react';
import { offer, product, row, rows, visit } from '../../testing/cart-page.tsx';
import { startShopServer, type ShopServer } from '../../testing/shop-server.ts';

let server: ShopServer;
let drops: Product;
let pair: Offer;
beforeEach(async () => {
  server = await startShopServer();
  [drops] = server.world.content.lists.listProducts as [Product];
  [pair] = server.world.content.lists.listOffers as [Offer];
});

const pictures = () => rows().map((one) => new URL(one.querySelector('img')?.src ?? '').pathname);

describe('the rows of the cart', () => {
  it('stand under Your Cart, with the product’s first picture and the offer’s own', async () => {
    await visit([product(drops), offer(pair)]);
    await row(drops.product_title);

    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
    expect(pictures()).toEqual([
      '/custom/images/products/vv001/pack.jpg',
      `/custom/images/products/new/${pair.offer_image}`,
    ]);
  });
});
