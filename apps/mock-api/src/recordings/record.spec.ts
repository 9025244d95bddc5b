import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { createHarEntry } from '@shop/mock-engine/traffic/har';
import { readHar } from '@shop/mock-engine/traffic/read-har';
import { realApiRule } from '@shop/mock-engine/traffic/real-api-rule';

import { shopContract } from '../definition/contract.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { goodOrder, mockpay } from '../testing/orders.ts';
import { nested } from './har.fixture.ts';

/** A mock API that records in memory. */
let shop: Shop;
let seen: ReturnType<typeof createHarEntry>[];
let failures: string[];
/** Closed at the end. */
let servers: Server[];
beforeEach(async () => {
  shop = await openShop({ reportViolation: () => {} });
  [seen, failures, servers] = [[], [], []];
});
const stopListening = () => servers.splice(0).forEach((server) => server.close());
afterEach(async () => {
  await shop.app.close();
  stopListening();
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const categories = () => get('/api/v1/categories');
/** A list with a valid category. */
const validList = async () => JSON.stringify((await categories()).json<object[]>().slice(0, 1));
const listen = (one: Shop) => one.app.listen({ port: 0, host: '127.0.0.1' });
const violations = () => shop.requestLog.list().at(-1)?.violations;
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
const recordResponse = (body: string, { status = 200, type = 'application/json' } = {}) =>
  recordFromHandler((_, response) => response.writeHead(status, { 'content-type': type }).end(body));

describe('recording a real API', () => {
  let real: Shop;
  let address: string;
  beforeEach(async () => {
    real = await openShop();
    address = await listen(real);
    recordFrom(`${address}/api/`, address);
  });
  afterEach(() => real.app.close());

  it('forwards every call and its response, but not its own tools, and marks them', async () => {
    const token = await shop.register('ravi@vanaveda.example');
    const ravi = ({ world }: Shop) => world.store.customers.withEmail('ravi@vanaveda.example');
    expect(ravi(real)).toEqual(expect.anything());
    expect(ravi(shop)).toBeUndefined();
    const { body } = await shop.call('getUser', {}, token);
    expect(body).toMatchObject({ email: 'ravi@vanaveda.example' });
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
    const token = await shop.logIn();
    await shop.call('listOrders', {}, token);
    await get('/customer/bill-print/rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    expect(entries()).toMatchObject([
      {
        time: expect.any(Number) as number,
        request: {
          method: 'POST',
          url: `${address}/api/v1/login`,
          postData: { text: expect.stringContaining('•••') as string },
        },
        response: { status: 200, content: { text: '{"statusCode":200,"token":"•••"}' } },
        timings: { send: 0 },
        _operationId: 'login',
      },
      { request: { headers: expect.arrayContaining([{ name: 'authorization', value: '•••' }]) as [] } },
      {
        request: { url: `${address}/customer/bill-print/***` },
        response: { content: { comment: 'not recorded: secrets in it cannot be masked' } },
      },
    ]);
    const written = JSON.stringify(entries());
    for (const secret of [token, 'demo1234', 'rcpt_Demo5oW2yHx8CkVa6Jt3Sl', "14 Botanist's Lane", '9000000001'])
      expect(written).not.toContain(secret);
  });

  it('forwards requests for pictures, and falls back to its own', async () => {
    const picture = await get('/custom/images/products/new/vv001.jpg?w=320');
    const ownPicture = await real.app.inject('/custom/images/products/new/vv001.jpg?w=320');
    expect(picture.rawPayload.equals(ownPicture.rawPayload)).toBe(true);
    expect(entries()).toMatchObject([{ response: { content: { mimeType: 'image/webp', encoding: 'base64' } } }]);

    const payload = { situation: 'pictures-missing' };
    await real.app.inject({ method: 'POST', url: '/__mock/worlds/default/situations', payload });
    expect((await get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect(seen).toHaveLength(1);
  });
});

describe('a response of a real API', () => {
  it('is forwarded unchanged, and reported when it is invalid', async () => {
    await recordResponse('[{"id":"one"}]');
    const response = await categories();
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('[{"id":"one"}]');
    const [logged] = shop.requestLog.list();
    expect(logged?.appliedRules).toEqual(['real-api']);
    expect(logged?.violations[0]).toMatch(/^response: 0\.id: /);
    expect(shop.requestLog.coverage().violations).toBe(1);
    const comment = expect.stringMatching(/^breaks the contract: response: 0\.id: /) as string;
    expect(entries()).toMatchObject([{ comment }]);
  });

  it('may have additional fields, but not another media type than the contract’s', async () => {
    const more = (await validList()).replace('}', ',"sort_order":3}');
    await recordResponse(more);
    expect((await categories()).body).toBe(more);
    expect(violations()).toEqual([]);
    expect(seen[0]?.comment).toBeUndefined();

    await recordResponse(more, { type: 'text/json; charset=utf-8' });
    await categories();
    expect(violations()).toEqual(['response: sent as "text/json", declared as application/json']);
  });

  it('is recorded without secrets, whatever its JSON is called', async () => {
    await recordResponse('{"token":"real-token-1"}', { type: 'application/x-json' });
    await categories();
    expect(entries()[0]?.response.content).toMatchObject({ text: '{"token":"•••"}' });
  });

  it('may have an undeclared status, or not be JSON', async () => {
    await recordResponse('<h1>Bad', { status: 502, type: 'text/html' });
    const { statusCode, headers, body } = await categories();
    expect(statusCode).toBe(502);
    expect(headers['content-type']).toBe('text/html');
    expect(body).toBe('<h1>Bad');
    expect(violations()).toEqual(['response: the contract does not declare 502 for listCategories']);
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
    const list = await validList();
    const tags = { etag: '"v7"', 'last-modified': 'Mon, 05 Jan 2026 04:30:00 GMT', 'cache-control': 'max-age=60' };
    await recordFromHandler(({ headers, url }, response) => {
      asked.push({ headers, url });
      response.writeHead(200, { ...tags, 'content-type': 'application/json', 'set-cookie': 'a=b' }).end(list);
    });
    const first = await categories();
    expect(first.headers).toMatchObject(tags);
    expect(first.headers['set-cookie']).toBeUndefined();
    const again = await get('/api/v1/categories?page=2', { 'if-none-match': '"v7"' });
    expect(again.statusCode).toBe(200);
    expect(again.body).toEqual(list);
    expect(asked.at(-1)?.url).toMatch(/categories\?page=2$/);
    expect(asked.at(-1)?.headers).not.toHaveProperty('if-none-match');

    const headers = { 'content-type': 'application/json; charset=utf-8' };
    await shop.app.inject({ method: 'POST', url: '/api/v1/login', headers, payload: '{"email":"a","password":"b"}' });
    expect(asked.at(-1)?.headers).toMatchObject(headers);
    expect(readEntries()).toMatchObject({ counts: { listCategories: 2 } });
  });
});

describe('a real API that does not respond', () => {
  it.each<[string, () => unknown, RegExp]>([
    [
      'refuses connections',
      async () => {
        await recordFromHandler(() => {});
        stopListening();
      },
      /^http:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED/,
    ],
    [
      'redirects, which is not followed, so that no token reaches another host',
      () =>
        recordFromHandler((_, response) =>
          response.writeHead(301, { location: 'https://www.shop.example/?token=x' }).end(),
        ),
      /categories redirects to https:\/\/www\.shop\.example\/\?token=\*\*\*\. Redirects are not/,
    ],
  ])('%s', async (_, begin, words) => {
    await begin();
    const response = await categories();
    const { detail } = response.json<{ detail: string }>();
    expect(response.statusCode).toBe(502);
    expect(failures).toEqual([detail]);
    expect(seen).toEqual([]);
    expect(detail).toMatch(words);
  });

  it('is this server itself', async () => {
    recordFrom(`${await listen(shop)}/api`);
    const detail = expect.stringContaining('is this server') as string;
    expect((await categories()).json()).toMatchObject({ status: 502, detail });
  });

  it('leaves pictures and other servers to this world', async () => {
    recordFrom('http://shop.invalid/api');
    expect((await get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect((await get('/pincode/208001')).statusCode).toBe(200);
    expect(failures).toHaveLength(1);
  });
});
