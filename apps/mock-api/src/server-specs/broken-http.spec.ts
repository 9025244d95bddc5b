import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.app.close());

/** Sends bytes as they are, and reads until the server hangs up. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return heard;
}

it.each([
  ['no HTTP at all', 'good morning\r\n\r\n', 400],
  ['a header without end', `GET /api/v1/categories HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET /api/v1/categories HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an odd expectation', 'GET /api/user HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n\r\n', 417],
  ['two lengths', 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 400],
])('%s is answered by a problem, and the server goes on', async (_, bytes, status) => {
  const heard = await say(bytes);
  expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]+\\r\\ncontent-type: application/problem\\+json`));
  expect(heard).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(heard.slice(heard.indexOf('\r\n\r\n')))).toMatchObject({ type: 'about:blank', status });
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/categories`)).status).toBe(200);
});

it('a connection left open after the refusal is closed', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [served] = (await once(shop.app.server, 'connection')) as [Socket];
  socket.resume().write('good morning\r\n\r\n');

  await once(served, 'close');
  socket.destroy();
});

it('a body far too large is heard out, so that its sender hears why it is refused', async () => {
  const length = 1_000_000;
  const socket = connect(port, '127.0.0.1');
  const hear = async () => String((await once(socket, 'data'))[0]);
  socket.write('POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n');
  socket.write(`Content-Length: ${length}\r\n\r\n`);
  expect(await hear()).toMatch(/^HTTP\/1.1 413 /);

  socket.write('x'.repeat(length));
  socket.write('GET /__mock/health HTTP/1.1\r\nHost: shop\r\n\r\n');
  expect(await hear()).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

it('a request that never ends is given half a minute, its headers and its body alike', () => {
  const { headersTimeout, requestTimeout } = shop.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000]);
});
