import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import type { MockApiOptions } from '../app.ts';
import { EVENTS_URL } from '@shop/mock-engine/fastify/events';
import { openShop } from '../testing/open-shop.ts';

async function openLine(options: MockApiOptions = {}) {
  const { app } = await openShop(options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (url = '/__mock/health') => socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const hear = async () => String((await once(socket, 'data'))[0]);
  return { app, socket, ask, hear };
}

it('answers what is sent on a kept connection while it is told to stop, and ends the connection', async () => {
  const { app, ask, hear } = await openLine();

  ask();
  expect(await hear()).toMatch(/^HTTP\/1.1 200 OK/);

  const closed = app.close();
  ask();
  expect(await hear()).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/i);
  await closed;
});

// A kept connection would hold the server for more than a minute: longer than a test may take.
it('answers what was asked before it is told to stop, ends that connection, and then itself', async () => {
  const { app, socket, ask, hear } = await openLine({ passwordCost: 2 ** 13 });
  ask();
  await hear();
  const login = JSON.stringify({ email: 'nobody@vanaveda.example', password: 'wrong' });
  const head = `POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${login.length}`;
  socket.write(`${head}\r\n\r\n${login}`);
  await once(app.server, 'request');

  const closed = app.close();
  expect(await hear()).toMatch(/^HTTP\/1.1 401 [^]*connection: close/i);
  await closed;
});

it('ends a connection on which an answer was already under way, as soon as that is whole', async () => {
  const { app, socket } = await openLine();
  socket.write('GET /api/v1/all-products HTTP/1.1\r\nHost: localhost\r\nx-mock-situation: slow-3g\r\n\r\n');
  let heard = '';
  socket.on('data', (words: Buffer) => (heard += words.toString()));
  await once(socket, 'data');
  const isEnded = once(socket, 'end');

  await app.close();
  await isEnded;
  const [, length] = /content-length: (\d+)/i.exec(heard) ?? [];
  expect(Buffer.byteLength(heard.slice(heard.indexOf('\r\n\r\n') + 4))).toBe(Number(length));
});

it('does not wait for a connection on which nothing was ever sent', async () => {
  const { app, socket } = await openLine();
  await once(app.server, 'connection');
  let heard = '';
  socket.on('data', (words: Buffer) => (heard += words.toString()));

  await app.close();
  await once(socket, 'close');
  // Nor was it sent away for having asked nothing in time.
  expect(heard).toBe('');
});

it('keeps nobody who begins to watch while it is told to stop', async () => {
  const { app, socket, ask } = await openLine();
  await once(socket, 'connect');
  const closed = app.close();
  ask(EVENTS_URL);
  await closed;
});
