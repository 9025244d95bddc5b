import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import { shopOfTest } from '../testing/open-shop.ts';
import {
  category,
  chromeHar,
  firefoxHar,
  har,
  harEntry,
  nested,
  offer,
  pictureBytes,
  type EntryOptions,
} from './har.fixture.ts';

const shop = shopOfTest();

const play = (recording: object, query = '', world = 'default') =>
  shop.app.inject({ method: 'POST', url: `/__mock/worlds/${world}/recordings${query}`, payload: recording });
const get = (url: string, token = '') => shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const post = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, payload });
const situationOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-mock-situation'];

describe('a HAR from Chrome', () => {
  beforeEach(async () => void expect((await play(chromeHar(), '?name=visit')).statusCode).toBe(201));

  it('is replayed independent of the recorded host, unchecked, and marked; other calls are the world’s', async () => {
    const categories = await get('/api/v1/categories');
    expect(categories.statusCode).toBe(200);
    expect(categories.json()).toEqual([category]);
    expect(situationOf(categories)).toBe('recording:visit');
    expect(categories.headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await get('/v1/all-offers')).json()).toEqual([offer]);
    expect((await get('/api/v1/get-product/aloe%20gel')).json()).toEqual([{ id: 1, title: 'Aloe' }]);
    expect((await get('/api/v1/get-product/other')).json()).toEqual([]);
    const products = await get('/api/v1/all-products');
    expect(products.statusCode).toBe(200);
    expect(shop.requestLog.list().map(({ appliedRules, violations }) => [appliedRules.length, violations])).toEqual(
      [1, 1, 1, 0, 0].map((rules) => [rules, []]),
    );

    const picture = await get('/custom/images/categories/real.jpg?w=640');
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(picture.rawPayload).toEqual(pictureBytes);
  });

  it('replays the responses to a request in order, then the last one, with a token that is valid here', async () => {
    const logIn = (password: string, email = 'asha@shop.example') => post('/api/v1/login', { email, password });
    const logins = [];
    for (const password of ['a', 'b', 'c']) logins.push(await logIn(password));
    expect(logins.map(({ statusCode }) => statusCode)).toEqual([401, 200, 200]);
    const token = logins[2]?.json<{ token: string }>().token;
    expect(token).not.toContain('real-token');
    expect((await get('/api/user', token)).json()).toMatchObject({ email: demoCustomer.email });
    expect(situationOf(await logIn('a', 'nobody@shop.example'))).toBeUndefined();
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
});

describe('a HAR from Firefox', () => {
  it('is replayed without a login, matches bodies in any field order, and has 404 for other calls in strict mode', async () => {
    await play(firefoxHar(), '?strict=true');
    expect((await get('/pincode/208001')).json()).toEqual([{ Status: 'Success' }]);
    const order = { cart: [{ type: 'product', product: 1, quantity: 3 }], address: '{}', pincode: '208001' };
    const create = '/api/v1/payments/razorpay/order/create';
    expect((await post(create, order)).json()).toBe('order_real');
    expect((await post(create, { ...order, pincode: '110001' })).statusCode).toBe(404);
    for (const url of ['/api/v1/categories', '/api/v1/all-products', '/api/v1/get-product/other'])
      expect((await get(url)).json()).toMatchObject({
        status: 404,
        detail: 'The recording har has no response to this call.',
      });
    expect((await get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
  });

  it('has a position of its own in each world, also in a copy', async () => {
    await play(firefoxHar(), '', 'one');
    const name = async (world: string) => (await get(`/__world/${world}/api/user`)).json<{ name: string }>().name;
    expect([await name('one'), await name('one')]).toEqual(['Ravi', 'Ravi K']);
    await post('/__mock/worlds', { name: 'two', from: 'one' });
    expect([await name('two'), await name('one'), await name('two')]).toEqual(['Ravi', 'Ravi K', 'Ravi K']);
    expect((await get('/api/user')).statusCode).toBe(401);
  });
});

it('asks for the address of the API when it had another base path, or several look like it', async () => {
  const entry = (url: string, value: unknown) => harEntry({ url, text: JSON.stringify(value) });
  const real = entry('https://api.shop.example/shop/api/v1/categories', [category]);
  const tracker = entry('https://tracker.example/user', { name: 'Tracker' });
  const file = entry('https://cdn.example/custom/images/categories/real.jpg', 'x');
  const detail = async (...entries: object[]) => (await play(har(...entries))).json<{ detail: string }>().detail;
  expect(await detail(tracker, entry('https://x.example/v1/all-offers', []))).toMatch(
    /^Requests to several addresses match .*: https:\/\/tracker\.example, https:\/\/x\.example\. Name the API’s: \?from=/,
  );
  expect(await detail(real)).toMatch(/another base path.*from=/);

  const from = '?strict=true&from=https://api.shop.example/shop/api/';
  expect((await play(har(tracker, real, file), from)).json()).toMatchObject({
    counts: { listCategories: 1, files: 1 },
    ignored: [],
  });
  expect((await get('/api/user')).statusCode).toBe(404);
  expect((await get('/api/v1/categories')).json()).toEqual([category]);
});

it('distinguishes requests by their query, in which the order and secrets do not matter', async () => {
  const entry = (query: string, id: number) =>
    harEntry({ url: `https://x.example/v1/all-products?${query}`, text: `[{"id":${id}}]` });
  await play(har(entry('page=1&token=abc', 1), entry('page=2&token=abc', 2)));
  expect((await get('/api/v1/all-products?token=xyz&page=2')).json()).toEqual([{ id: 2 }]);
  expect(situationOf(await get('/api/v1/all-products?page=3&token=abc'))).toBeUndefined();
});

describe('a recording that cannot be replayed', () => {
  const entry = harEntry({ url: 'https://x.example/v1/categories', text: '[]' });

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
    ['no call', har(harEntry({ url: 'https://x.example/' })), /none of its 1 entry is/, undefined],
    [
      'a redirect',
      har(harEntry({ url: 'https://x.example/v1/categories?token=abc', status: 302, size: 0 })),
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

  it('has in its list of ignored entries the reason of each', async () => {
    const login = { method: 'POST', url: 'https://x.example/v1/login', text: '{}' };
    const ignored: [EntryOptions, RegExp][] = [
      [login, /request body/],
      [{ url: 'https://x.example/v1/all-offers', status: 304 }, /cache/],
      [{ url: 'https://x.example/customer/bill-print/rcpt_1', text: '<p>14 Lane' }, /secret address/],
      [{ url: 'https://x.example/user', text: '{"na' }, /incomplete JSON/],
      [{ url: 'https://x.example/user', text: nested(5000) }, /nested deeper/],
      [{ ...login, body: nested(5000) }, /nested deeper/],
    ];
    const played = await play(har(...ignored.map(([options]) => harEntry(options)), entry));
    expect(played.json()).toMatchObject({
      ignored: ignored.map(([, why], index) => ({ entry: index, why: expect.stringMatching(why) as string })),
    });
  });

  it.each(['?name=No', '?strict=yes', '?from=shop.example'])('is rejected: %s', async (query) => {
    expect((await play(chromeHar(), query)).statusCode).toBe(400);
  });

  it('is rejected when it is too large', async () => {
    const long = har(entry, harEntry({ url: 'https://x.example/', text: 'x'.repeat(3_000_000) }));
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
