import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { category, chromeEntry, chromeHar, firefoxHar, nested, offer, pictureBytes } from './har.fixture.ts';

let shop: Shop;
beforeEach(async () => (shop = await openShop()));
afterEach(() => shop.app.close());

const play = (har: object, query = '', world = 'default') =>
  shop.app.inject({ method: 'POST', url: `/__mock/worlds/${world}/recordings${query}`, payload: har });
const get = (url: string, token = '') => shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const post = (url: string, payload: object, token = '') =>
  shop.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
const situationOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-mock-situation'];
const logIn = (password: string) => post('/api/v1/login', { password, email: 'asha@shop.example' });

describe('a HAR from Chrome', () => {
  beforeEach(async () => void expect((await play(chromeHar(), '?name=visit')).statusCode).toBe(201));

  it('is replayed independent of the recorded host, and marks its responses', async () => {
    const categories = await get('/api/v1/categories');
    expect(categories.statusCode).toBe(200);
    expect(categories.json()).toEqual([category]);
    expect(situationOf(categories)).toBe('recording:visit');
    expect(categories.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await get('/v1/all-offers')).json()).toEqual([offer]);
    expect((await get('/api/v1/get-product/aloe%20gel')).json()).toEqual([{ id: 1, title: 'Aloe' }]);
    expect((await get('/api/v1/get-product/other')).json()).toEqual([]);
  });

  it('replays pictures', async () => {
    const picture = await get('/custom/images/categories/real.jpg?w=640');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(situationOf(picture)).toBe('recording:visit');
    expect(picture.rawPayload).toEqual(pictureBytes);
  });

  it('replays responses to the same request in order, then repeats the last one', async () => {
    const statuses = [];
    for (const password of ['a', 'b', 'c']) statuses.push((await logIn(password)).statusCode);
    expect(statuses).toEqual([401, 200, 200]);
    const other = await post('/api/v1/login', { email: 'nobody@shop.example', password: 'a' });
    expect(other.statusCode).toBe(401);
    expect(situationOf(other)).toBeUndefined();
  });

  it('replaces a masked token with a valid one, so that later calls work', async () => {
    await logIn('wrong');
    const { token } = (await logIn('right')).json<{ token: string }>();
    expect(token).not.toContain('real-token');
    expect((await get('/api/user', token)).json()).toMatchObject({ email: demoCustomer.email });
  });

  it('leaves other calls to the world, and is not checked against the contract', async () => {
    const products = await get('/api/v1/all-products');
    expect(products.statusCode).toBe(200);
    expect(situationOf(products)).toBeUndefined();
    await get('/api/v1/get-product/aloe%20gel');
    expect(shop.requestLog.list().map(({ appliedRules, violations }) => [appliedRules, violations])).toEqual([
      [[], []],
      [['recording:visit'], []],
    ]);
  });

  it('is listed with its skipped entries, and can be deleted', async () => {
    const list = await get('/__mock/worlds/default/recordings');
    expect(list.json()).toEqual({
      recordings: [
        {
          id: 'recording:visit',
          name: 'visit',
          title: 'Recording visit: 6 responses',
          isStrict: false,
          counts: { listCategories: 1, listOffers: 1, getProduct: 1, login: 2, files: 1 },
          ignored: [
            {
              entry: 8,
              request: 'GET https://api.shop.example/api/v1/all-products',
              why: expect.stringContaining('missing') as string,
            },
            { entry: 9, request: expect.stringContaining('hero-products') as string, why: 'it has no response' },
          ],
        },
      ],
    });
    const remove = () => shop.app.inject({ method: 'DELETE', url: '/__mock/worlds/default/recordings/visit' });
    expect((await remove()).statusCode).toBe(204);
    expect((await remove()).statusCode).toBe(404);
    expect(situationOf(await get('/api/v1/categories'))).toBeUndefined();
  });

  it('is overridden by a situation that is switched on later', async () => {
    await post('/__mock/worlds/default/situations', { situation: 'catalogue-down' });
    const down = await get('/api/v1/categories');
    expect(down.statusCode).toBe(503);
    expect(situationOf(down)).toBe('catalogue-down');
  });
});

describe('a HAR from Firefox', () => {
  beforeEach(async () => void expect((await play(firefoxHar(), '?strict=true')).statusCode).toBe(201));

  it('is replayed without a login, and matches bodies in any field order', async () => {
    const names = [];
    for (let time = 0; time < 3; time += 1) names.push((await get('/api/user')).json<{ name: string }>().name);
    expect(names).toEqual(['Ravi', 'Ravi K', 'Ravi K']);
    expect((await get('/pincode/208001')).json()).toEqual([{ Status: 'Success' }]);

    const order = { cart: [{ type: 'product', product: 1, quantity: 3 }], address: '{}', pincode: '208001' };
    const create = '/api/v1/payments/razorpay/order/create';
    expect((await post(create, order)).json()).toBe('order_real');
    expect((await post(create, { ...order, pincode: '110001' })).statusCode).toBe(404);
  });

  it('responds 404 in strict mode to calls it does not have, also redirects and incomplete ones', async () => {
    for (const url of ['/api/v1/categories', '/api/v1/all-products', '/api/v1/get-product/other']) {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual(
        expect.objectContaining({ detail: 'The recording har has no response to this call.' }),
      );
    }
    expect((await get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
  });
});

it('asks for the address of the API when it had another base path, or several look like it', async () => {
  const url = 'https://tracker.example/user';
  const real = chromeEntry({
    url: 'https://api.shop.example/shop/api/v1/categories',
    text: JSON.stringify([category]),
  });
  const file = chromeEntry({
    url: 'https://cdn.example/custom/images/categories/real.jpg',
    mimeType: 'image/jpeg',
    text: 'x',
  });
  const har = { log: { entries: [chromeEntry({ url, text: '{"name":"Tracker"}' }), real, file] } };
  const both = { log: { entries: [...har.log.entries, chromeEntry({ url: 'https://x.example/v1/all-offers' })] } };
  expect((await play(both)).json<{ detail: string }>().detail).toMatch(
    /^Requests to several addresses match .*: https:\/\/tracker\.example, https:\/\/x\.example\. Name the API’s: \?from=/,
  );
  expect((await play({ log: { entries: [real] } })).json<{ detail: string }>().detail).toMatch(
    /another base path.*from=/,
  );
  expect((await play(har, '?from=shop.example')).statusCode).toBe(400);

  const imported = await play(har, '?strict=true&from=https://api.shop.example/shop/api/');
  expect(imported.json()).toMatchObject({ counts: { listCategories: 1, files: 1 }, ignored: [] });
  expect((await get('/api/user')).statusCode).toBe(404);
  expect((await get('/api/v1/categories')).json()).toEqual([category]);
});

it('distinguishes requests by their query, in which the order and secrets do not matter', async () => {
  const entry = (query: string, id: number) =>
    chromeEntry({ url: `https://x.example/v1/all-products?${query}`, text: `[{"id":${id}}]` });
  await play({ log: { entries: [entry('page=1&token=abc', 1), entry('page=2&token=abc', 2)] } });
  expect((await get('/api/v1/all-products?token=xyz&page=2')).json()).toEqual([{ id: 2 }]);
  expect((await get('/api/v1/all-products?page=1&token=abc')).json()).toEqual([{ id: 1 }]);
  expect(situationOf(await get('/api/v1/all-products?page=3&token=abc'))).toBeUndefined();
});

it('each world has its own position in a recording, including copies', async () => {
  await play(firefoxHar(), '', 'one');
  const name = async (world: string) => (await get(`/__world/${world}/api/user`)).json<{ name: string }>().name;
  expect(await name('one')).toBe('Ravi');
  expect(await name('one')).toBe('Ravi K');
  await post('/__mock/worlds', { name: 'two', from: 'one' });
  expect(await name('two')).toBe('Ravi');
  expect(await name('one')).toBe('Ravi K');
  expect(await name('two')).toBe('Ravi K');
  expect((await get('/api/user')).statusCode).toBe(401);
});

describe('a recording that cannot be replayed', () => {
  const entry = chromeEntry({ url: 'https://x.example/v1/categories', text: '[]' });
  const har = (...entries: object[]) => ({ log: { version: '1.2', entries } });

  it.each([
    ['no log', {}, /^This is not a HAR: log: /, ['log']],
    ['no list of entries', { log: { entries: 'x' } }, /^This is not a HAR: log\.entries: /, ['log.entries']],
    [
      'an entry without a URL',
      har(entry, { ...entry, request: { method: 'GET' } }),
      /log\.entries\.1\.request\.url/,
      ['log.entries.1.request.url'],
    ],
    ['no entry', har(), /none of its 0 entries is a call/, undefined],
    ['no call', har(chromeEntry({ url: 'https://x.example/' })), /none of its 1 entry is/, undefined],
    [
      'a redirect',
      har(chromeEntry({ url: 'https://x.example/v1/categories?token=abc', status: 302, size: 0 })),
      /log\.entries\.0 \(GET https:\/\/x\.example\/v1\/categories\?token=\*\*\*\): it is a redirect/,
      undefined,
    ],
  ])('is rejected with the place of the error: %s', async (_, value, words, fields) => {
    const response = await play(value);
    const { detail, errors } = response.json<{ detail: string; errors?: { field: string }[] }>();
    expect(response.statusCode).toBe(422);
    expect(detail).toMatch(words);
    expect(errors?.map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    [
      'a request body that is missing',
      { method: 'POST', url: 'https://x.example/v1/login', text: '{}' },
      /request body/,
    ],
    ['a cached response without a body', { url: 'https://x.example/v1/all-offers', status: 304 }, /cache/],
    ['a receipt', { url: 'https://x.example/customer/bill-print/rcpt_1', text: '<p>14 Lane' }, /secret address/],
    ['an incomplete response', { url: 'https://x.example/user', text: '{"na' }, /incomplete JSON/],
    ['a response that is nested too deep', { url: 'https://x.example/user', text: nested(5000) }, /nested deeper/],
    [
      'a request that is nested too deep',
      { method: 'POST', url: 'https://x.example/v1/login', body: nested(5000), text: '{}' },
      /nested deeper/,
    ],
  ])('is listed in ignored with the reason: %s', async (_, options, why) => {
    const response = await play(har(entry, chromeEntry({ ...options })));
    expect(response.json()).toMatchObject({ ignored: [{ entry: 1, why: expect.stringMatching(why) as string }] });
  });

  it.each(['?name=No', '?strict=yes'])('is rejected: %s', async (query) => {
    expect((await play(chromeHar(), query)).statusCode).toBe(400);
  });

  it('is rejected when it is too large', async () => {
    const long = har(entry, chromeEntry({ url: 'https://x.example/', text: 'x'.repeat(3_000_000) }));
    expect((await play(long)).statusCode).toBe(201);
    const tooLong = await shop.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/recordings',
      headers: { 'content-type': 'application/json', 'content-length': String(200 * 1024 * 1024) },
      payload: '{}',
    });
    expect(tooLong.statusCode).toBe(413);
    expect(tooLong.json<{ detail: string }>().detail).toBe('The body must have at most 134217728 bytes.');
  });
});
