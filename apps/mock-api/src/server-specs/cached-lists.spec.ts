import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.app.close());

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const products = '/api/v1/all-products';

describe('a list of the seed', () => {
  it.each([
    ['br', 'gzip, deflate, br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['gzip', 'br;q=0, gzip;q=0.5', (bytes: Buffer) => gunzipSync(bytes)],
    [undefined, 'identity', (bytes: Buffer) => bytes],
    [undefined, '', (bytes: Buffer) => bytes],
    [undefined, 'gzip;q=0, brotli', (bytes: Buffer) => bytes],
  ])('is sent as %s for Accept-Encoding %j', async (encoding, acceptEncoding, decode) => {
    for (const time of ['first', 'second']) {
      const { headers, rawPayload } = await get(products, { 'accept-encoding': acceptEncoding });
      expect([time, headers['content-encoding']]).toEqual([time, encoding]);
      expect(headers['vary']).toBe('Accept-Encoding');
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(JSON.parse(decode(rawPayload).toString())).toEqual(shop.world.content.lists.listProducts);
    }
  });

  it.each([products, '/api/v1/get-product/life-elixir', '/api/v1/get-product/unknown'])(
    '%s is not sent again when the ETag matches',
    async (url) => {
      const { headers } = await get(url);
      const etag = String(headers['etag']);
      expect(headers['cache-control']).toBe('no-cache');

      for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
        const again = await get(url, { 'if-none-match': known });
        expect([again.statusCode, again.body, again.headers['etag'], again.headers['content-type']]).toEqual([
          304,
          '',
          etag,
          undefined,
        ]);
      }
      expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200);
    },
  );

  it('has its own ETag', async () => {
    const urls = [products, '/api/v1/all-offers', '/api/v1/get-product/life-elixir', '/api/v1/get-product/s-46'];
    const etags = await Promise.all(urls.map(async (url) => (await get(url)).headers['etag']));
    expect(new Set(etags).size).toBe(urls.length);
  });

  it('responds to HEAD like GET, without the body', async () => {
    const head = await shop.app.inject({ method: 'HEAD', url: products });
    const { headers } = await get(products);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect([head.headers['etag'], head.headers['content-length']]).toEqual([
      headers['etag'],
      headers['content-length'],
    ]);
  });
});

it('customer data is never cached', async () => {
  const token = await shop.logIn();
  for (const url of ['/api/user', '/api/v1/orders']) {
    const { headers } = await get(url, { authorization: `Bearer ${token}` });
    expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  }
});
