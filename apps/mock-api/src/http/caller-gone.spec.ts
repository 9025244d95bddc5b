import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { openShop } from '../testing/open-shop.ts';
import type { Exchange } from '../traffic/exchange.ts';
import { NO_ANSWER } from './visit.ts';

/** Work for a moment, so that whoever comes last has left long before it is their turn. */
const SLOW_PASSWORDS = 2 ** 12;
const BEFORE = 30;

const body = (email: string) => ({ email, password: 'ashwagandha' });

it('a login whose caller has gone is dropped where it waits, as an answer that never was', async () => {
  const shop = await openShop({ passwordCost: SLOW_PASSWORDS });
  const { app, traffic } = shop;
  await app.listen({ port: 0, host: '127.0.0.1' });
  const before = Array.from({ length: BEFORE }, () => shop.call('login', { body: body('nobody@vanaveda.example') }));
  const seen = new Promise<Exchange>((resolve) =>
    traffic.listen((exchange) => JSON.stringify([exchange.request]).includes('leaver') && resolve(exchange)),
  );

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const text = JSON.stringify(body('leaver@vanaveda.example'));
  socket.write('GET /api/v1/categories HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${text.length}`;
  socket.end(`${head}\r\n\r\n${text}`);
  socket.destroySoon();

  expect(await seen).toMatchObject({ status: NO_ANSWER, because: ['caller-gone'], violations: [] });
  const answers = await Promise.all(before);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(BEFORE);
  await app.close();
});
