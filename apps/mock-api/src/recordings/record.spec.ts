import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createLine, type AddressInfo, type Server, type Socket } from 'node:net';

import { localhostCertificate } from '../cli/certificate.fixture.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { goodOrder, mockpay } from '../testing/orders.ts';
import { harEntryOf, type SeenCall } from './har-entry.ts';
import { harFile } from './har.ts';
import { readHar } from './read-har.ts';
import { realApiRule } from './real-api-rule.ts';

let shop: Shop;
let seen: SeenCall[];
let failures: string[];
const servers: Server[] = [];
beforeEach(async () => {
  shop = await openShop({ reportViolation: () => {} });
  seen = [];
  failures = [];
});
afterEach(async () => {
  await shop.app.close();
  for (const server of servers.splice(0)) server.close();
});

const record = (call: SeenCall) => void seen.push(call);
const failed = (detail: string) => void failures.push(detail);

/** From now on the default world answers what the real API there says. */
function recordFrom(api: string, postal?: string): void {
  const rule = realApiRule({
    api: new URL(api),
    postal: postal === undefined ? undefined : new URL(postal),
    record,
    failed,
  });
  shop.world.situations.switchOn(rule);
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const answering = async (answer: RequestListener) => `http://${await listen(createServer(answer))}`;
const onTheLine = async (answer: (socket: Socket) => void) => `http://${await listen(createLine(answer))}`;
const entries = () => seen.map((call) => JSON.parse(JSON.stringify(harEntryOf(call))) as ReturnType<typeof harEntryOf>);

describe('recording a real API', () => {
  let real: Shop;
  let address: string;
  beforeEach(async () => {
    real = await openShop();
    address = await real.app.listen({ port: 0, host: '127.0.0.1' });
    recordFrom(`${address}/api/`, address);
  });
  afterEach(() => real.app.close());

  it('hands every call on and its answer back, and says so', async () => {
    const token = await shop.register('ravi@vanaveda.example');
    expect(real.world.store.read(({ customers }) => customers.withEmail('ravi@vanaveda.example'))).toBeDefined();
    expect(shop.world.store.read(({ customers }) => customers.withEmail('ravi@vanaveda.example'))).toBeUndefined();
    expect(await shop.call('getUser', {}, token)).toMatchObject({
      status: 200,
      body: { email: 'ravi@vanaveda.example' },
    });
    expect((await shop.call('createOrder', { path: mockpay, body: goodOrder }, token)).status).toBe(200);
    expect((await shop.call('getProduct', { path: { slug: 'no such/product' } })).body).toEqual([]);
    expect((await shop.call('lookupPincode', { path: { pincode: '208001' } })).status).toBe(200);
    const refused = await shop.call('getUser', {}, 'no-token');
    expect([refused.status, refused.response.headers['www-authenticate']]).toEqual([401, 'Bearer']);

    expect(real.traffic.list().map(({ operationId }) => operationId)).toEqual(
      seen.map(({ operationId }) => operationId),
    );
    expect(shop.traffic.list()).toMatchObject(seen.map(() => ({ because: ['real-api'], violations: [] })));
  });

  it('writes entries that every reader of HARs knows, without a secret', async () => {
    const token = await shop.logIn();
    await shop.call('listOrders', {}, token);
    await get('/customer/bill-print/rcpt_Demo5oW2yHx8CkVa6Jt3Sl');
    expect(harFile.safeParse({ log: { entries: entries() } }).error).toBeUndefined();
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
        response: { content: { text: expect.stringContaining('<html') as string } },
      },
    ]);
    const written = JSON.stringify(entries());
    for (const secret of [token, 'demo1234', 'rcpt_Demo5oW2yHx8CkVa6Jt3Sl']) expect(written).not.toContain(secret);
  });

  it('asks for pictures, and shows its own where there is none', async () => {
    const picture = await get('/custom/images/products/new/vv001.jpg?w=320');
    const ownPicture = await real.app.inject('/custom/images/products/new/vv001.jpg?w=320');
    expect(picture.rawPayload.equals(ownPicture.rawPayload)).toBe(true);
    expect(entries()).toMatchObject([{ response: { content: { mimeType: 'image/webp', encoding: 'base64' } } }]);

    await real.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/situations',
      payload: { situation: 'pictures-missing' },
    });
    expect((await get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect(seen).toHaveLength(1);
  });

  it('records what is asked of it, and nothing of its tools', async () => {
    await get('/__mock/health');
    expect([seen, real.traffic.list()]).toEqual([[], []]);
  });

  it('makes a recording that is played with the same answers', async () => {
    const token = await shop.logIn();
    const asked = ['/api/v1/all-products', '/api/user', '/api/v1/orders', '/pincode/208001', '/api/v1/get-product/x'];
    const headers = { authorization: `Bearer ${token}` };
    const before = [];
    for (const url of asked) before.push((await get(url, headers)).json<unknown>());
    const reading = readHar({ log: { version: '1.2', entries: entries() } }, 'real');
    if (!reading.ok) throw new Error(reading.detail);
    expect(reading.recording.leftOut).toEqual([]);

    const other = await openShop();
    const har = { log: { version: '1.2', entries: entries() } };
    await other.app.inject({ method: 'POST', url: '/__mock/worlds/default/recordings?strict=true', payload: har });
    for (const [index, url] of asked.entries()) {
      const again = (await other.app.inject(url)).body;
      expect(again).toBe(JSON.stringify(before[index]).replace(/"rcpt_\w+"/g, '"•••"'));
    }
    await other.app.close();
  });

  it('yields to a situation that is switched on after it', async () => {
    await shop.app.inject({
      method: 'POST',
      url: '/__mock/worlds/default/situations',
      payload: { situation: 'catalogue-down' },
    });
    expect((await get('/api/v1/categories')).statusCode).toBe(503);
    expect((await get('/api/v1/all-offers')).statusCode).toBe(200);
    expect(seen.map(({ operationId }) => operationId)).toEqual(['listOffers']);
  });
});

describe('a real API that breaks the contract', () => {
  it('is handed on as it is, and reported', async () => {
    recordFrom(
      await answering((_, answer) => answer.setHeader('content-type', 'application/json').end('[{"id":"one"}]')),
    );
    const response = await get('/api/v1/categories');
    expect([response.statusCode, response.body]).toEqual([200, '[{"id":"one"}]']);
    const [exchange] = shop.traffic.list();
    expect([exchange?.because, exchange?.violations[0]]).toEqual([
      ['real-api'],
      expect.stringMatching(/^answer: 0\.id: /),
    ]);
    expect(shop.traffic.violationCount()).toBe(1);
    expect(entries()).toMatchObject([
      { comment: expect.stringMatching(/^breaks the contract: answer: 0\.id: /) as string },
    ]);
  });

  it('may answer a status of its own, or no JSON at all', async () => {
    recordFrom(await answering((_, answer) => answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad')));
    const response = await get('/api/v1/categories');
    expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
      502,
      'text/html',
      '<h1>Bad',
    ]);
    expect(shop.traffic.list()[0]?.violations).toEqual([
      'answer: the contract does not declare 502 for listCategories',
    ]);
  });

  it('has no JSON kept that cannot be read, since nobody could cover a secret in it', async () => {
    recordFrom(
      await answering((_, answer) => answer.setHeader('content-type', 'application/json').end('{"token":"sec')),
    );
    expect((await get('/api/v1/categories')).body).toBe('{"token":"sec');
    expect(JSON.stringify(entries())).not.toContain('sec"');
    expect(entries()[0]?.response.content).toMatchObject({ size: 13, comment: expect.any(String) as string });
  });
});

describe('a real API that cannot be asked', () => {
  const detailOf = async () => {
    const response = await get('/api/v1/categories');
    const { detail } = response.json<{ detail: string }>();
    expect([response.statusCode, failures, seen]).toEqual([502, [detail], []]);
    return detail;
  };

  it('is not there', async () => {
    const address = await answering(() => {});
    servers.splice(0).forEach((server) => server.close());
    recordFrom(address);
    expect(await detailOf()).toBe(`Nothing listens at ${address}. Is the real API running, and is the port right?`);
  });

  it('has no host', async () => {
    recordFrom('http://shop.invalid/api');
    expect(await detailOf()).toMatch(/^There is no host shop\.invalid/);
  });

  it('breaks off', async () => {
    recordFrom(await onTheLine((socket) => socket.once('data', () => socket.destroy())));
    expect(await detailOf()).toMatch(/broke the connection off without an answer/);
  });

  it('redirects: it is not followed, and no token goes anywhere else', async () => {
    recordFrom(
      await answering((_, answer) => answer.writeHead(301, { location: 'https://www.shop.example/?token=x' }).end()),
    );
    expect(await detailOf()).toMatch(
      /categories redirects to https:\/\/www\.shop\.example\/\?token=\*\*\*\. Redirects are not/,
    );
  });

  it('has a certificate that nobody trusts', async () => {
    recordFrom(`https://${await listen(createSecureServer(localhostCertificate, () => {}))}`);
    expect(await detailOf()).toMatch(
      /^The certificate of 127\.0\.0\.1:\d+ is not trusted \(\w+\).*NODE_EXTRA_CA_CERTS/,
    );
  });

  it('speaks no HTTPS', async () => {
    recordFrom((await answering(() => {})).replace('http:', 'https:'));
    expect(await detailOf()).toMatch(/does not speak HTTPS there/);
  });

  it('breaks off in the middle: so does the answer, and nothing is recorded', async () => {
    recordFrom(
      await onTheLine((socket) =>
        socket.once('data', () => {
          socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n[{"id":');
          setTimeout(() => socket.destroy(), 50);
        }),
      ),
    );
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${address}/api/v1/categories`);
    await expect(response.text()).rejects.toThrow();
    expect(shop.traffic.list()).toMatchObject([{ status: 0, because: ['real-api'] }]);
    expect(seen).toEqual([]);
  });

  it('is this server itself', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    recordFrom(`${address}/api`);
    const response = await get('/api/v1/categories');
    expect(response.json()).toMatchObject({
      status: 502,
      detail: expect.stringContaining('this server itself') as string,
    });
  });

  it('leaves pictures and whatever else it is not asked for to this world', async () => {
    recordFrom('http://shop.invalid/api');
    expect((await get('/custom/images/products/new/vv001.jpg')).statusCode).toBe(200);
    expect((await get('/pincode/208001')).statusCode).toBe(200);
    expect(failures).toHaveLength(1);
  });
});
