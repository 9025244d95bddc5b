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

  it('is priced from the shop’s content, with shipping', async () => {
    const { listProducts: products, listOffers: offers } = shop.world.content.lists;
    const [tea, gift] = [products[0], offers[0]];
    const cart = [line, { product: gift?.id, quantity: 1, type: 'offer' }];
    const { body: id } = await create({ ...goodOrder, cart });
    const order = shop.world.store.orders.withId(id as string);

    const subtotal = Math.round(((tea?.product_price ?? 0) * 3 + (gift?.offer_price ?? 0)) * 100);
    expect(order?.summary.subtotal).toBe(subtotal);
    expect(order?.summary.total).toBe(subtotal + (subtotal > 150_000 ? 0 : 10_000));
    expect(order?.lines.map(({ title }) => title)).toEqual([tea?.product_title, gift?.offer_title]);
    expect(order?.lines[1]?.gstPercent).toBe(18);
  });

  it('may contain a product and an offer with the same id', async () => {
    const cart = [line, { ...line, type: 'offer' }];
    expect((await create({ ...goodOrder, cart })).status).toBe(200);
  });

  it('stores only the known fields of the address', async () => {
    const { body: id } = await create({
      ...goodOrder,
      address: JSON.stringify({ ...kanpur, Circle: 'Uttar Pradesh' }),
    });
    expect(shop.world.store.orders.withId(id as string)?.deliverTo).toEqual(kanpur);
  });
});

describe('no order is written', () => {
  it.each<[string, object, string]>([
    ['41 pieces', { cart: [{ ...line, quantity: 41 }] }, 'cart.0.quantity'],
    ['an unknown product', { cart: [line, { ...line, product: 999_999 }] }, 'cart.1.product'],
    ['an unknown offer', { cart: [{ ...line, product: 999, type: 'offer' }] }, 'cart.0.product'],
    ['the same item twice', { cart: [line, { ...line, quantity: 1 }] }, 'cart.1'],
    ['another pincode', { pincode: '110001' }, 'pincode'],
    ['an address that is not an office', { address: 'Kanpur' }, 'address'],
  ])('for %s', async (_, change, field) => {
    const before = await statuses(shop, token);
    const { status, body } = await create({ ...goodOrder, ...change });

    expect([status, body]).toMatchObject([400, { errors: [{ field }] }]);
    expect(await statuses(shop, token)).toEqual(before);
  });

  it('and every invalid line is named', async () => {
    const two = await create({ ...goodOrder, cart: [{ ...line, product: 999_999 }], pincode: '110001' });
    expect(two.body).toMatchObject({ errors: [{ field: 'cart.0.product' }, { field: 'pincode' }] });
  });
});
