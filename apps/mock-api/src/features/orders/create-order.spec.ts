// spec-map: 7.1.15
import type { CreateOrderRequest } from '@shop/api-contract/model';
import { shopOfFile } from '../../testing/open-shop.ts';
import { goodOrder, kanpur, mockpay, placeOrder, statuses } from '../../testing/orders.ts';

const shop = shopOfFile();
let token: string;
beforeAll(async () => (token = await shop.register('orders@vanaveda.example')));

const create = (body: unknown) => shop.call('createOrder', { path: mockpay, body: body as CreateOrderRequest }, token);
const orders = async () => {
  const { status, body } = await shop.call('listOrders', undefined, token);
  if (status !== 200) throw new Error(`The orders were refused: ${status}`);
  return body;
};
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
});

const courier = {
  Recipient: 'Asha Verma',
  Mobile: '9000000001',
  Line1: "14 Botanist's Lane",
  Line2: '<script>alert(1)</script>',
  Landmark: 'बीज बैंक के सामने 🌳',
};
const addressed = (lines: object) => ({ ...goodOrder, address: JSON.stringify({ ...kanpur, ...lines }) });

describe('the courier’s lines of an order', () => {
  it('come back with the order as they were, beside what was ordered and its sums', async () => {
    const { body: id } = await create(addressed(courier));
    const { listProducts } = shop.world.content.lists;
    const { product_title: title, product_price: price = 0, product_slug } = listProducts[0] ?? {};

    expect((await orders()).find((order) => order.id === id)).toMatchObject({
      deliver_to: { ...kanpur, ...courier },
      lines: [
        {
          ...line,
          title,
          unit_price: price,
          amount: price * 3,
          image: '/custom/images/products/vv001/pack.jpg',
          product_slug,
        },
      ],
      summary: { subtotal: price * 3, shipping: 100 },
      amount: price * 3 + 100,
    });
  });

  it('are stored clean, not at all where nothing was filled in, and without unknown fields', async () => {
    const unknown = { Circle: 'Uttar Pradesh' };
    const typed = { Recipient: ' Asha  Verma ', Mobile: ' 9000000001', Line1: ' ', Line2: '', ...unknown };
    const { body: id } = await create(addressed(typed));
    expect((await orders()).find((order) => order.id === id)?.deliver_to).toEqual({
      ...kanpur,
      Recipient: 'Asha Verma',
      Mobile: '9000000001',
    });
  });

  it.each([
    ['address.Recipient', { ...courier, Recipient: 'x'.repeat(500) }, 'This is too long.'],
    ['address.Mobile', { ...courier, Mobile: '12345' }, 'Must have ten digits.'],
    ['address.Line1', { ...courier, Line1: '14\u0000Lane' }, 'Must be text without control characters.'],
    ['address.Landmark', { ...courier, Landmark: ['Seed bank'] }, 'Must be a string.'],
  ])('are refused by name, and nothing is written: %s', async (field, lines, detail) => {
    const before = await statuses(shop, token);
    expect(await create(addressed(lines))).toMatchObject({ status: 400, body: { errors: [{ field, detail }] } });
    expect(await statuses(shop, token)).toEqual(before);
  });

  it('are neither in the request log nor in its console', async () => {
    await create(addressed(courier));
    await create(addressed({ ...courier, Mobile: '12345' }));
    await orders();
    const requests = shop.requestLog.list().slice(-3);
    const details = requests.map(({ id }) => shop.app.inject(`/__mock/requests/${id}`));
    const written = (await Promise.all(details)).map(({ body }) => body).join();
    expect(written).toMatch(/"address":"•••".*"Recipient":"•••"/s);
    for (const text of [...Object.values(courier), '12345']) expect(written).not.toContain(text);
  });

  it('may be missing, as in orders of earlier versions, also for an item that is no longer sold', async () => {
    const order = shop.world.store.orders.withId(await placeOrder(shop, token));
    if (!order) throw new Error('no order');
    const lines = order.lines.map((sold) => ({ ...sold, product: 999 }));
    shop.world.rows.table('order').put(order.id, { ...order, lines });

    const [kept] = (await orders()).filter(({ id }) => id === order.id);
    expect(kept?.deliver_to).toEqual(kanpur);
    expect(kept?.lines?.[0]).toEqual(expect.not.objectContaining({ image: expect.anything() as unknown }));
    expect(kept?.lines?.[0]?.title).toBe(order.lines[0]?.title);
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
