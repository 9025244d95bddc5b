import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { createHarEntry } from '@shop/mock-engine/traffic/har';
import { readHar } from '@shop/mock-engine/traffic/read-har';
import { realApiRule } from '@shop/mock-engine/traffic/real-api-rule';
import { shopContract } from '../definition/contract.ts';
import { shopOfTest, type Shop } from '../testing/open-shop.ts';
import { goodOrder, mockpay } from '../testing/orders.ts';
import { nested } from './har.fixture.ts';

/** A mock API that records in memory. */
const shop = shopOfTest({ reportViolation: () => {} });
let seen: ReturnType<typeof createHarEntry>[];
let failures: string[];
/** Closed at the end. */
let servers: Server[];
beforeEach(() => void ([seen, failures, servers] = [[], [], []]));
const stopListening = () => servers.splice(0).forEach((server) => server.close());
afterEach(stopListening);

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const categories = () => get('/api/v1/categories');
const PICTURE = '/custom/images/products/new/vv001.jpg';
const listen = (one: Shop) => one.app.listen({ port: 0, host: '127.0.0.1' });
const entries = () => JSON.parse(JSON.stringify(seen)) as typeof seen;
const readEntries = () => readHar({ log: { entries: entries() } }, 'real', shopContract);

/** Forwards the default world's calls to this real API. */
function recordFrom(api: string, postal?: string) {
  const main = new URL(api);
  const bases = { api: main, postal: postal === undefined ? undefined : new URL(postal) };
  const record = (entry: (typeof seen)[number]) => void seen.push(entry);
  const failed = (detail: string) => void failures.push(detail);
  shop.world.situations.switchOn(realApiRule({ bases, main, record, failed }));
}

async function recordFromHandler(respond: RequestListener): Promise<void> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  recordFrom(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** Records from a real API with one response. */
const recordResponse = (body: string, type = 'application/json', status = 200) =>
  recordFromHandler((_, response) => response.writeHead(status, { 'content-type': type }).end(body));

describe('recording a real API', () => {
  const real = shopOfTest();
  let address: string;
  beforeEach(async () => {
    address = await listen(real);
    recordFrom(`${address}/api/`, address);
  });

  it('forwards every call and its response, but not its own tools, and marks them', async () => {
    const token = await shop.register('ravi@vanaveda.example');
    const ravi = ({ world }: Shop) => world.store.customers.withEmail('ravi@vanaveda.example');
    expect(ravi(real)).toEqual(expect.anything());
    expect(ravi(shop)).toBeUndefined();
    expect((await shop.call('createOrder', { path: mockpay, body: goodOrder }, token)).status).toBe(200);
    expect((await shop.call('getProduct', { path: { slug: 'no such/product' } })).body).toEqual([]);
    expect((await shop.call('lookupPincode', { path: { pincode: '208001' } })).status).toBe(200);
    await get('/__mock/health');
    const refused = await shop.call('getUser', {}, 'no-token');
    expect(refused.status).toBe(401);
    expect(refused.response.headers['www-authenticate']).toBe('Bearer');

    expect(real.requestLog.list().map(({ operationId }) => operationId)).toEqual(
      seen.map(({ _operationId }) => _operationId),
    );
    expect(shop.requestLog.list()).toMatchObject(seen.map(() => ({ appliedRules: ['real-api'], violations: [] })));
  });

  it('writes valid HAR entries without secrets', async () => {
    const receipt = 'rcpt_Demo5oW2yHx8CkVa6Jt3Sl';
    const token = await shop.logIn();
    await shop.call('listOrders', {}, token);
    await get(`/customer/bill-print/${receipt}`);
    expect(entries()).toMatchObject([
      {
        time: expect.any(Number) as number,
        request: { method: 'POST', url: `${address}/api/v1/login` },
        response: { status: 200, content: { text: '{"statusCode":200,"token":"•••"}' } },
        timings: { send: 0 },
        _operationId: 'login',
      },
      { request: { headers: expect.arrayContaining([{ name: 'authorization', value: '•••' }]) as [] } },
      { response: { content: { comment: 'not recorded: secrets in it cannot be masked' } } },
    ]);
    const written = JSON.stringify(entries());
    for (const secret of [token, 'demo1234', receipt, "14 Botanist's Lane", '9000000001'])
      expect(written).not.toContain(secret);
  });

  it('forwards requests for pictures, and falls back to its own', async () => {
    const picture = await get(`${PICTURE}?w=320`);
    expect(picture.rawPayload.equals((await real.app.inject(`${PICTURE}?w=320`)).rawPayload)).toBe(true);
    expect(entries()).toMatchObject([{ response: { content: { mimeType: 'image/webp', encoding: 'base64' } } }]);

    real.world.situations.switchOn(real.rules.situation('pictures-missing'));
    expect((await get(PICTURE)).statusCode).toBe(200);
    expect(seen).toHaveLength(1);
  });
});

describe('a response of a real API', () => {
  const list = (id: unknown) => JSON.stringify([{ id, category_name: 'Teas', category_image: 'teas.jpg', more: 3 }]);

  it.each([
    ['with additional fields, which are valid', list(1), 'application/json', 200, undefined],
    [
      'that is invalid',
      list('1'),
      'application/json',
      200,
      'response: 0.id: Must be a whole number from 1 to 2147483647.',
    ],
    [
      'of another media type',
      list(1),
      'text/json; charset=utf-8',
      200,
      'response: sent as "text/json", declared as application/json',
    ],
    [
      'with an undeclared status and no JSON',
      '<h1>Bad',
      'text/html',
      502,
      'response: the contract does not declare 502 for listCategories',
    ],
  ])('%s is forwarded unchanged, and a violation is reported', async (_, sent, type, status, violation) => {
    await recordResponse(sent, type, status);
    const { statusCode, headers, body } = await categories();
    expect([statusCode, headers['content-type'], body]).toEqual([status, type, sent]);
    const violations = violation === undefined ? [] : [violation];
    expect(shop.requestLog.list()).toMatchObject([{ appliedRules: ['real-api'], violations }]);
    expect(shop.requestLog.coverage().violations).toBe(violations.length);
    expect(entries()[0]?.comment).toBe(violation && `breaks the contract: ${violation}`);
  });

  it('is recorded without secrets, whatever its JSON is called', async () => {
    await recordResponse('{"token":"real-token-1"}', 'application/x-json');
    await categories();
    expect(entries()[0]?.response.content).toMatchObject({ text: '{"token":"•••"}' });
  });

  it.each([
    ['its JSON is invalid, so that secrets in it cannot be masked', '{"token":"sec'],
    ['its JSON is nested too deep', nested(5000)],
    ['it is above 10 MB', `"${'x'.repeat(11 * 1024 * 1024)}"`],
  ])('is passed on, and recorded by its size alone, when %s', async (_, sent) => {
    await recordResponse(sent);
    expect((await categories()).body === sent).toBe(true);
    expect(entries()[0]?.response.content).toEqual({
      size: sent.length,
      mimeType: 'application/json',
      comment: expect.stringMatching(/^not recorded: /) as string,
    });
    expect(readEntries).toThrow('no response to replay');
    expect((await get('/__mock/requests/1')).json()).toMatchObject({ response: null });
  });

  it('is asked for with the query and media type, but as a whole, and keeps its cache headers', async () => {
    const asked: { headers: object; url: string | undefined }[] = [];
    const tags = { etag: '"v7"', 'last-modified': 'Mon, 05 Jan 2026 04:30:00 GMT', 'cache-control': 'max-age=60' };
    await recordFromHandler(({ headers, url }, response) => {
      asked.push({ headers, url });
      response.writeHead(200, { ...tags, 'content-type': 'application/json', 'set-cookie': 'a=b' }).end(list(1));
    });
    const first = await get('/api/v1/categories?page=2', { 'if-none-match': '"v7"' });
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject(tags);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(asked[0]?.url).toMatch(/categories\?page=2$/);
    expect(asked[0]?.headers).not.toHaveProperty('if-none-match');

    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await shop.app.inject({ method: 'POST', url: '/api/v1/login', headers, payload: '{"email":"a","password":"b"}' });
    expect(asked[1]?.headers).toMatchObject(headers);
    expect(readEntries()).toMatchObject({ counts: { listCategories: 1 } });
  });
});

describe('a real API that does not respond', () => {
  /** The reason that the response gives. */
  async function failure() {
    const response = await categories();
    expect(response.statusCode).toBe(502);
    return response.json<{ detail: string }>().detail;
  }

  it('refuses connections; pictures and the calls of other servers are this world’s', async () => {
    await recordFromHandler(() => {});
    stopListening();
    const detail = await failure();
    expect(detail).toMatch(/^http:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED/);
    for (const url of [PICTURE, '/pincode/208001']) expect((await get(url)).statusCode).toBe(200);
    expect([seen, failures]).toEqual([[], [detail, detail]]);
  });

  it('redirects, which is not followed, so that no token reaches another host', async () => {
    await recordFromHandler((_, response) =>
      response.writeHead(301, { location: 'https://www.shop.example/?token=x' }).end(),
    );
    const detail = await failure();
    expect(detail).toMatch(/categories redirects to https:\/\/www\.shop\.example\/\?token=\*\*\*\. Redirects are not/);
    expect([seen, failures]).toEqual([[], [detail]]);
  });

  it('is this server itself', async () => {
    recordFrom(`${await listen(shop)}/api`);
    expect(await failure()).toContain('is this server');
  });
});
