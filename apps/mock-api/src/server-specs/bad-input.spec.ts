import { openShop } from '../testing/open-shop.ts';
import { goodOrder, placeOrder, statuses } from '../testing/orders.ts';
import { attack, problemType, shop, token } from './attacker.fixture.ts';

const create = '/api/v1/payments/mockpay/order/create';
const json = { 'content-type': 'application/json' };

const send = (url: string, payload?: string, headers: Record<string, string> = json) =>
  attack({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });

const good = JSON.stringify(goodOrder);

describe('an invalid order body', () => {
  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['half of one', good.slice(0, 40)],
    ['null', 'null'],
    ['__proto__ in an escape', `{"\\u005f_proto__":{"isAdmin":true},${good.slice(1)}`],
    ['__proto__ deep inside', good.replace('{"product":1', '{"__proto__":{"quantity":1},"product":1')],
    ['constructor.prototype', `{"constructor":{"prototype":{"isAdmin":true}},${good.slice(1)}`],
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

  it('is rejected above 64 KiB', async () => {
    const padded = (length: number) => good.padEnd(length, ' ');
    expect((await send(create, padded(64 * 1024))).status).toBe(200);

    const { status, type, body } = await send(create, padded(64 * 1024 + 1));
    expect([status, type]).toEqual([413, problemType]);
    expect(body).toMatchObject({ title: 'Payload Too Large', detail: 'A body has at most 65536 bytes.' });
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', ''])('is rejected as %j', async (mediaType) => {
    const { status, type, body } = await send(create, good, { 'content-type': mediaType });
    expect([status, type]).toEqual([415, problemType]);
    expect(body).toMatchObject({ title: 'Unsupported Media Type', detail: 'Please send application/json.' });
  });
});

it.each([undefined, '{', '[]'])('login and register respond to the body %j in their own format', async (payload) => {
  const login = await send('/api/v1/login', payload);
  expect([login.status, login.body]).toEqual([
    400,
    { statusCode: 400, error: 'Please enter your customer id and password.' },
  ]);
  const register = await send('/v1/register', payload);
  expect([register.status, register.body]).toEqual([
    422,
    { scode: false, message: 'This registration could not be accepted. Please check every field.' },
  ]);
});

it('a server error exposes no details, and is reported', async () => {
  const reported: unknown[] = [];
  const broken = await openShop({ reportBug: (bug, call) => reported.push([bug, call]) });
  const bug = new Error('secret detail');
  jest.spyOn(broken.world.store.sessions, 'withFingerprint').mockImplementation(() => {
    throw bug;
  });
  const response = await broken.app.inject({ url: '/api/user', headers: { authorization: 'Bearer x' } });

  expect([response.statusCode, response.headers['content-type']]).toEqual([500, problemType]);
  expect(response.json()).toEqual({ type: 'about:blank', title: 'Internal Server Error', status: 500 });
  expect(reported).toEqual([[bug, 'GET /api/user']]);
  await broken.app.close();
});
