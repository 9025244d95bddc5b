import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { EVENTS_URL } from '../control/events.ts';
import { openShop } from '../testing/open-shop.ts';

async function openLine() {
  const { app } = await openShop();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (url = '/__mock/health') => socket.write(`GET ${url} HTTP/1.1\r\nHost: shop\r\n\r\n`);
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
