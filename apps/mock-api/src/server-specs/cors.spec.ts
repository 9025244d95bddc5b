import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop({ corsOrigins: ['http://localhost:4200'] })));
afterAll(() => shop.app.close());

const categories = '/api/v1/categories';

describe('a page of a listed origin', () => {
  const headers = { origin: 'http://localhost:4200' };

  it('may read responses, including errors', async () => {
    for (const url of [categories, '/api/user', '/nowhere']) {
      const response = await shop.app.inject({ url, headers });
      expect([url, response.headers['access-control-allow-origin']]).toEqual([url, 'http://localhost:4200']);
    }
  });

  it('may send a token and JSON', async () => {
    const preflight = {
      ...headers,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    };
    const response = await shop.app.inject({ method: 'OPTIONS', url: '/api/v1/login', headers: preflight });

    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': 'http://localhost:4200',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'Authorization, Content-Type',
    });
  });
});

it.each([
  'http://localhost:4201',
  'https://localhost:4200',
  'http://evil.example',
  'null',
  'http://localhost:4200.evil.example',
])('a page of %s may not read responses', async (origin) => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const response = await shop.app.inject({ method, url: categories, headers: { origin } });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    expect(response.headers['vary']).toMatch(/Origin/);
  }
});

it('without listed origins, no other page may read responses', async () => {
  const closed = await openShop();
  const response = await closed.app.inject({ url: categories, headers: { origin: 'http://localhost:4200' } });
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  await closed.app.close();
});
