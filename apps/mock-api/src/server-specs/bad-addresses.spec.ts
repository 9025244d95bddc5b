import type { InjectOptions } from 'fastify';

import { openShop, type Shop } from '../testing/open-shop.ts';
import { rawRequest } from '../testing/raw-request.ts';

let shop: Shop;
let token: string;
let bugs: unknown[];
beforeAll(async () => {
  bugs = [];
  shop = await openShop({ reportBug: (bug) => bugs.push(bug) });
  token = await shop.register('attacker@vanaveda.example');
});
afterAll(() => shop.app.close());
afterEach(() => expect(bugs).toEqual([]));

const send = (url: string, method: InjectOptions['method'] = 'GET') => rawRequest(shop, token, { method, url });

const problemType = 'application/problem+json; charset=utf-8';

describe('a URL', () => {
  it.each([
    '/api',
    '/api/v1',
    '/api/v1/categories/',
    '/api/v1/Categories',
    '/api/v2/categories',
    '/api/pincode/208001',
    '/custom',
    '/api/../etc/passwd',
  ])('%s is not found', async (url) => {
    const { status, type } = await send(url);
    expect([status, type]).toEqual([404, problemType]);
  });

  it.each([
    ['GET', '/api/v1/login', 'POST'],
    ['POST', '/api/v1/categories', 'GET, HEAD'],
    ['DELETE', '/api/user', 'GET, HEAD'],
    ['PUT', '/api/v1/payments/mockpay/order/create', 'POST'],
    ['PATCH', '/v1/orders?x=1', 'GET, HEAD'],
  ] as const)('rejects %s %s', async (method, url, allow) => {
    const { status, type, headers } = await send(url, method);
    expect([status, type, headers['allow']]).toEqual([405, problemType, allow]);
  });

  it.each(['/api/v1/get-product/%', '/api/v1/get-product/%E0%A4%A', '/custom/images/%ff'])(
    '%s is invalid',
    async (url) => {
      const { status, type, headers } = await send(url);
      expect([status, type, headers['x-content-type-options']]).toEqual([400, problemType, 'nosniff']);
    },
  );

  it.each([
    ['200 letters', 'x'.repeat(200), 200],
    ['nothing', '', 400],
    ['201 letters', 'x'.repeat(201), 400],
    ['ten thousand letters', 'x'.repeat(10_000), 400],
    ['Hindi', encodeURIComponent('तुलसी'), 200],
    ['200 letters of four bytes each', encodeURIComponent('🌿'.repeat(200)), 200],
    ['a path out', '..%2f..%2fetc%2fpasswd', 200],
    ['a query', "'%20OR%201=1--", 200],
    ['a prototype', '__proto__', 200],
  ])('with a slug of %s gets a response', async (_, slug, expected) => {
    const { status, body } = await send(`/api/v1/get-product/${slug}`);
    expect(status).toBe(expected);
    if (expected === 200) expect(body).toEqual([]);
    else expect(body).toMatchObject({ errors: [{ field: 'slug' }] });
  });
});
