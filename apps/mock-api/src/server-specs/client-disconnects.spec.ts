import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { openShop, type Shop } from '../testing/open-shop.ts';
import { NO_ANSWER, type Exchange } from '@shop/mock-engine/request-log/exchange';
import { DEFAULT_COST } from '@shop/mock-engine/ports/node/scrypt-passwords';

/** Logins in the queue, so that the last client disconnects before its turn. */
const BEFORE = 30;

const body = (email: string) => ({ email, password: 'ashwagandha' });

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ passwordCost: DEFAULT_COST });
});
afterEach(() => shop.app.close());

it.each([
  ['without situations', '', []],
  ['with its situations', 'x-mock-latency: 1\r\n', ['latency:1']],
])('drops a waiting login when its client disconnects, and logs it %s', async (_, header, because) => {
  const { app, requestLog } = shop;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const before = Array.from({ length: BEFORE }, (_, turn) =>
    shop.call('login', { body: body(`nobody-${turn}@vanaveda.example`) }),
  );
  const seen = new Promise<Exchange>((resolve) =>
    requestLog.listen((exchange, { request }) => JSON.stringify([request]).includes('leaver') && resolve(exchange)),
  );

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const text = JSON.stringify(body('leaver@vanaveda.example'));
  socket.write('GET /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: x\r\n${header}Content-Type: application/json\r\nContent-Length: ${text.length}`;
  socket.end(`${head}\r\n\r\n${text}`);
  socket.destroySoon();

  expect(await seen).toMatchObject({ status: NO_ANSWER, because, violations: [] });
  const responses = await Promise.all(before);
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(BEFORE);
});
