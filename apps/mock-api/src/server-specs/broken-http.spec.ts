import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { openShop, type Shop } from '../testing/open-shop.ts';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(() => shop.app.close());

/** Sends bytes, and reads until the server closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += data.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

it.each([
  ['bytes that are not HTTP', 'good morning\r\n\r\n', 400],
  ['a header that is too long', `GET /api/v1/categories HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET /api/v1/categories HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown Expect header', 'GET /api/user HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: 200-ok\r\n\r\n', 417],
  ['two lengths', 'POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx', 400],
])('%s is refused, and the server keeps running', async (_, bytes, status) => {
  expect(await sendBytes(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/categories`)).status).toBe(200);
});

it('reads a body that is too large to the end, so that the client sees the response', async () => {
  const length = 1_000_000;
  const socket = connect(port, '127.0.0.1');
  const receive = async () => String((await once(socket, 'data'))[0]);
  socket.write('POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n');
  socket.write(`Content-Length: ${length}\r\n\r\n`);
  expect(await receive()).toMatch(/^HTTP\/1.1 413 /);

  socket.write('x'.repeat(length));
  socket.write('GET /__mock/health HTTP/1.1\r\nHost: shop\r\n\r\n');
  expect(await receive()).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

it('times out after 30 seconds while headers or body are incomplete', () => {
  const { headersTimeout, requestTimeout } = shop.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 30_000]);
});
