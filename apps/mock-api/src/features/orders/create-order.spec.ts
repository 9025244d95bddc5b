// spec-map: 7.1.15
import type { CreateOrderRequest } from '@shop/api-contract/model';

import { openShop, type Shop } from '../../testing/open-shop.ts';
import { goodOrder, kanpur, mockpay, placeOrder, statuses } from '../../testing/orders.ts';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.register('orders@vanaveda.example');
});
afterAll(() => shop.app.close());

const create = (body: unknown) => shop.call('createOrder', { path: mockpay, body: body as CreateOrderRequest }, token);
const line = { product: 1, quantity: 3, type: 'product' };

describe('an order', () => {
  it('gets an id, has the status created and belongs to the customer', async () => {
    const id = await placeOrder(shop, token);

    expect(id).toMatch(/^order_[A-Za-z0-9]{14}$/);
    expect(await statuses(shop, token)).toHaveProperty(id, 'created');
    expect(await statuses(shop, await shop.logIn())).not.toHaveProperty(id);
  });

  it('is priced from the shop’s content, with shipping, also for a product and an offer with the same id', async () => {
    const { listProducts: products, listOffers: offers } = shop.world.content.lists;
    const [tea, gift] = [products[0], offers[0]];
    expect(gift?.id).toBe(line.product);
    const cart = [line, { product: gift?.id, quantity: 1, type: 'offer' }];
    const { body: id } = await create({ ...goodOrder, cart });
    const order = shop.world.store.orders.withId(id as string);

    const subtotal = Math.round(((tea?.product_price ?? 0) * 3 + (gift?.offer_price ?? 0)) * 100);
    expect(order?.summary.subtotal).toBe(subtotal);
    expect(order?.summary.total).toBe(subtotal + (subtotal > 150_000 ? 0 : 10_000));
    expect(order?.lines.map(({ title }) => title)).toEqual([tea?.product_title, gift?.offer_title]);
    expect(order?.lines[1]?.gstPercent).toBe(18);
  });

  it('stores only the known fields of the address', async () => {
    const { body: id } = await create({
      ...goodOrder,
      address: JSON.stringify({ ...kanpur, Circle: 'Uttar Pradesh' }),
    });
    expect(shop.world.store.orders.withId(id as string)?.deliverTo).toEqual(kanpur);
  });
});

it('names every invalid line, and writes no order', async () => {
  const before = await statuses(shop, token);
  const cart = [line, { ...line, product: 999, type: 'offer' }];
  const { status, body } = await create({ ...goodOrder, cart, pincode: '110001' });

  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: [{ field: 'cart.1.product' }, { field: 'pincode' }] });
  expect(await statuses(shop, token)).toEqual(before);
});
