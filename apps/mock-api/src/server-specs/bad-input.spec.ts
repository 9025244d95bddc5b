import { openShop, type Shop } from '../testing/open-shop.ts';
import { goodOrder, placeOrder, statuses } from '../testing/orders.ts';
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

const create = '/api/v1/payments/mockpay/order/create';
const json = { 'content-type': 'application/json' };

const send = (url: string, payload?: string, headers: Record<string, string> = json) =>
  rawRequest(shop, token, { method: 'POST', url, headers, ...(payload !== undefined && { payload }) });

const good = JSON.stringify(goodOrder);
const problemType = 'application/problem+json; charset=utf-8';

describe('an invalid order body', () => {
  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['an empty one', ''],
    ['half of one', good.slice(0, 40)],
    ['not JSON', 'cart=1&pincode=208001'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"order"'],
    ['NaN', '{"cart":NaN}'],
    ['__proto__', `{"__proto__":{"isAdmin":true},${good.slice(1)}`],
    ['__proto__ in an escape', `{"\\u005f_proto__":{"isAdmin":true},${good.slice(1)}`],
    ['__proto__ deep inside', good.replace('{"product":1', '{"__proto__":{"quantity":1},"product":1')],
    ['constructor.prototype', `{"constructor":{"prototype":{"isAdmin":true}},${good.slice(1)}`],
    ['constructor alone', `{"constructor":1,${good.slice(1)}`],
    ['toString', `{"toString":1,${good.slice(1)}`],
    ['thirty thousand nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['a byte order mark and nothing', '\ufeff'],
  ])('(%s) is rejected with a problem, and nothing is written', async (_, payload) => {
    const before = await statuses(shop, token);
    const { status, type, body } = await send(create, payload);

    expect([status, type]).toEqual([400, problemType]);
    expect(body).toMatchObject({ type: 'about:blank', title: 'Bad Request', status: 400 });
    expect(body?.['detail'] ?? body?.['errors']).toBeDefined();
    expect(await statuses(shop, token)).toEqual(before);
    expect({}).not.toHaveProperty('isAdmin');
    expect(await placeOrder(shop, token)).toMatch(/^order_/);
  });

  it('is reported as invalid JSON or as not an object', async () => {
    expect((await send(create, '{')).body).toMatchObject({ detail: 'The body is not valid JSON.' });
    expect((await send(create, '[]')).body).toMatchObject({ detail: 'The body must be a JSON object.' });
  });

  it('is reported with the field when the field’s name is empty', async () => {
    const { body } = await send(create, `{"":1,${good.slice(1)}`);
    expect(body).toMatchObject({ errors: [{ field: '""', detail: 'This field is not known.' }] });
  });

  it('is reported with at most twenty errors', async () => {
    const { body } = await send(create, good.replace(/\[.*?\]/, `[${'0,'.repeat(99)}0]`));
    expect(body?.['errors']).toHaveLength(20);
  });

  it('is rejected above 64 KiB', async () => {
    const padded = (length: number) => good.padEnd(length, ' ');
    expect((await send(create, padded(64 * 1024))).status).toBe(200);

    const { status, type, body } = await send(create, padded(64 * 1024 + 1));
    expect([status, type]).toEqual([413, problemType]);
    expect(body).toMatchObject({ title: 'Payload Too Large', detail: 'A body has at most 65536 bytes.' });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'nonsense',
    '',
  ])('is rejected as %j', async (mediaType) => {
    const { status, type, body } = await send(create, good, { 'content-type': mediaType });
    expect([status, type]).toEqual([415, problemType]);
    expect(body).toMatchObject({ title: 'Unsupported Media Type', detail: 'Please send application/json.' });
  });

  it('is accepted with any spelling of its media type', async () => {
    expect((await send(create, good, { 'content-type': 'Application/JSON;charset=UTF-8' })).status).toBe(200);
  });
});

describe('login and register respond in their own format', () => {
  const payloads = [undefined, '', '{', '[]', '{}', '{"__proto__":{}}', '{"email":1,"password":2}'];

  it.each(payloads)('for %j at login', async (payload) => {
    const { status, body } = await send('/api/v1/login', payload);
    expect([status, body]).toEqual([400, { statusCode: 400, error: 'Please enter your customer id and password.' }]);
  });

  it.each(payloads)('for %j at register', async (payload) => {
    const { status, body } = await send('/api/v1/register', payload);
    expect([status, body]).toMatchObject([422, { scode: false }]);
  });

  it('also at their short URLs', async () => {
    expect((await send('/v1/login', '{')).body).toMatchObject({ statusCode: 400 });
    expect((await send('/v1/register', '{')).body).toMatchObject({ scode: false });
  });
});

it('a server error exposes no details, and is reported', async () => {
  const reported: unknown[] = [];
  const broken = await openShop({ reportBug: (bug, call) => reported.push([bug, call]) });
  const bug = new Error('secret detail');
  jest.spyOn(broken.world.store, 'read').mockImplementation(() => {
    throw bug;
  });
  const response = await broken.app.inject({ url: '/api/user', headers: { authorization: 'Bearer x' } });

  expect([response.statusCode, response.headers['content-type']]).toEqual([500, problemType]);
  expect(response.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
  expect(reported).toEqual([[bug, 'GET /api/user']]);
  await broken.app.close();
});

it('a storage failure gets 503 with Retry-After, and the catalogue still works', async () => {
  const broken = await openShop({ reportBug: () => {} });
  const failure = Object.assign(new Error('disk full'), { statusCode: 503 });
  jest.spyOn(broken.world.store, 'settled').mockRejectedValue(failure);
  const login = { email: 'nobody@shop.example', password: 'ashwagandha' };
  for (const [method, url, payload] of [
    ['POST', '/api/v1/login', login],
    ['GET', '/customer/bill-print/x', undefined],
  ] as const) {
    const response = await broken.app.inject({ method, url, ...(payload && { payload }) });
    expect([url, response.statusCode, response.headers['retry-after']]).toEqual([url, 503, '5']);
    expect(response.json()).toMatchObject({ title: 'Service Unavailable' });
  }
  expect((await broken.app.inject({ url: '/api/v1/categories' })).statusCode).toBe(200);
  await broken.app.close();
});
