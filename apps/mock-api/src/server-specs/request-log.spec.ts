import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
beforeEach(async () => (shop = await openShop()));
afterEach(() => shop.app.close());

const KIB = 1024;
const headers = { 'content-type': 'application/json' };
const logIn = (payload: string) => shop.app.inject({ method: 'POST', url: '/api/v1/login', headers, payload });

it('keeps the newest 32 MiB of bodies', async () => {
  const payload = JSON.stringify({ email: 'x'.repeat(63 * KIB), password: 'y' });
  for (let count = 0; count < 600; count += 1) await logIn(payload);

  const ids = shop.requestLog.list().map(({ id }) => id);
  expect(ids.at(-1)).toBe(600);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.length).toBeLessThanOrEqual((32 * KIB) / 63);
  expect(shop.requestLog.answerCounts()).toEqual({ login: { 400: 600 } });
});

it('truncates a body to 64 Ki characters of text without secrets', async () => {
  // Each number has twenty digits in JSON.
  await logIn(`{"password":"brahmi-leaf","numbers":[${'1e20,'.repeat(10_000)}"अन्त"]}`);

  const { request } = (await shop.app.inject('/__mock/exchanges/1')).json<{ request: string }>();
  expect(request).toMatch(/^\{"password":"•••","numbers":\[1000/);
  expect(request).toMatch(/0,1000+… \[cut off: 65536 of \d+ characters are kept\]$/);
  expect(Buffer.byteLength(request)).toBeLessThan(65 * KIB);
});

it('keeps the headers of the last 100 requests, without secrets', async () => {
  for (let count = 0; count < 101; count += 1)
    await shop.app.inject({ url: '/api/v1/categories', headers: { authorization: 'Bearer secret' } });

  const headersOf = async (id: number) => {
    const exchange = (await shop.app.inject(`/__mock/exchanges/${id}`)).json<Record<string, object>>();
    return [exchange['requestHeaders'], exchange['responseHeaders']];
  };
  expect(await headersOf(1)).toEqual([{}, {}]);
  expect(await headersOf(2)).toMatchObject([{ authorization: '•••' }, { 'cache-control': 'no-cache' }]);
});

it('does not collect fields with very long names', async () => {
  await shop.app.inject({ method: 'POST', url: '/__mock/coverage/fields' });
  await logIn(JSON.stringify({ email: 'a', ['x'.repeat(60 * KIB)]: 1 }));

  const { fields } = (await shop.app.inject('/__mock/coverage')).json<{ fields: { login: object } }>();
  expect(fields.login).toMatchObject({ request: ['email'] });
});

it('keeps lists of the seed in full, without counting their bytes', async () => {
  for (let count = 0; count < 1001; count += 1) await shop.app.inject('/api/v1/all-products');
  expect(shop.requestLog.list()).toHaveLength(1000);
  const { answer } = (await shop.app.inject('/__mock/exchanges/1001')).json<{ answer: unknown[] }>();
  expect(answer).toEqual((await shop.app.inject('/api/v1/all-products')).json());
});

it('keeps the requests of a quiet world beside a busy one', async () => {
  await shop.app.inject('/__world/quiet/api/v1/categories');
  for (let count = 0; count < 1001; count += 1) await shop.app.inject('/api/v1/categories');
  const { exchanges } = (await shop.app.inject('/__mock/exchanges')).json<{ exchanges: { id: number }[] }>();
  expect([exchanges.length, exchanges[0]?.id, exchanges[1]?.id, exchanges.at(-1)?.id]).toEqual([1001, 1, 3, 1002]);
});

it.each([
  ['/customer/bill-print/rcpt_secret?x=1', '/customer/bill-print/***?x=1'],
  ['/__world/a/customer/bill-print/rcpt_secret', '/__world/a/customer/bill-print/***'],
  ['/api/user?token=secret&page=2', '/api/user?token=***&page=2'],
  ['/x?a=1&payment_signature=secret', '/x?a=1&payment_signature=***'],
  ['/api/v1/orders?pass%77ord=secret', '/api/v1/orders?pass%77ord=***'],
])('masks the secret in the URL %s, in the list and for listeners', async (url, safe) => {
  const urls: string[] = [];
  shop.requestLog.listen((exchange) => urls.push(exchange.url));
  await shop.app.inject(url);
  const { exchanges } = (await shop.app.inject('/__mock/exchanges')).json<{ exchanges: { url: string }[] }>();
  expect([exchanges.map((one) => one.url), urls]).toEqual([[safe], [safe]]);
});

it('lists contract violations of requests', async () => {
  await shop.app.inject({ method: 'POST', url: '/api/v1/login', payload: { email: 1 } });
  expect(shop.requestLog.list()[0]?.violations).toEqual([
    expect.stringMatching(/^request: email: /),
    expect.stringMatching(/^request: password: /),
  ]);
  expect(shop.requestLog.violationCount()).toBe(1);
});

it('checks slow requests and responses, but not forced ones', async () => {
  const logInWith = (header: string, value: string) =>
    shop.app.inject({ method: 'POST', url: '/api/v1/login', headers: { [header]: value }, payload: { email: 1 } });
  await logInWith('x-mock-latency', '1');
  await logInWith('prefer', 'code=503');
  expect(shop.requestLog.list().map(({ violations }) => violations)).toEqual([
    [expect.stringMatching(/^request: email: /), expect.stringMatching(/^request: password: /)],
    [],
  ]);
});
