import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { EVENTS_URL } from '../control/events.ts';
import { openLibrary } from '../testing/library.fixture.ts';

/** Of this machine, beside 127.0.0.1. */
const OTHER_ADDRESS = process.platform === 'linux' ? '127.0.0.2' : '::1';

async function openConnection() {
  const { app } = await openLibrary();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const send = (url = '/hours') => socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const receive = async () => String((await once(socket, 'data'))[0]);
  return { app, socket, send, receive };
}

// Otherwise an open connection would delay the shutdown by more than a minute.
it('a stopping server responds to an earlier request, closes its connection, and stops', async () => {
  const { app, socket, send, receive } = await openConnection();
  send();
  await receive();
  socket.write('GET /books HTTP/1.1\r\nHost: localhost\r\nx-mock-situation: asleep\r\n\r\n');
  await once(app.server, 'request');

  const closed = app.close();
  expect(await receive()).toMatch(/^HTTP\/1.1 200 /);
  await closed;
});

it('a stopping server responds on an open connection although the event loop is busy, and closes it', async () => {
  const { app, send, receive } = await openConnection();
  send();
  await receive();

  const closed = app.close();
  // By then the shutdown has begun. No time passes, which a busy machine could stretch beyond the shutdown's own; the
  // next turn begins with its timers, before the request is read.
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  send();
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil);
  expect(await receive()).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/i);
  await closed;
});

it('a stopping server responds on connections that were opened just before, although the machine is busy', async () => {
  const { app, socket } = await openConnection();
  // Of a machine that runs something else for a second whenever somebody looks.
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const closed = app.close();
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  const fresh = Array.from({ length: 20 }, () => connect((app.server.address() as AddressInfo).port, '127.0.0.1'));
  const received = fresh.map(async (one) => {
    one.write('GET /hours HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [words] = (await Promise.race([once(one, 'data'), once(one, 'close')])) as [Buffer | boolean];
    return String(words).slice(0, 12);
  });
  const busyUntil = Date.now() + 200;
  while (Date.now() < busyUntil);
  expect(new Set(await Promise.all(received))).toEqual(new Set(['HTTP/1.1 200']));
  socket.destroy();
  await closed;
  jest.restoreAllMocks();
});

it('a stopping server completes responses on every address of localhost', async () => {
  const { app, worlds } = await openLibrary();
  worlds.get('default').situations.switchOn({ id: 'trickle', title: 'Trickle', bytesPerSecond: 4_000 });
  // Both addresses of localhost, on machines with one as well.
  const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
  lookup.mockImplementation((host: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(
      null,
      (host === 'localhost' ? ['127.0.0.1', OTHER_ADDRESS] : [host]).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })),
    ),
  );
  await app.listen({ port: 0, host: 'localhost' });
  lookup.mockRestore();
  expect(app.addresses().length).toBe(2);
  const socket = connect((app.server.address() as AddressInfo).port, OTHER_ADDRESS);
  socket.write('GET /card/7 HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((begun) => setTimeout(begun, 50));
  let received = '';
  socket.on('data', (words: Buffer) => (received += words.toString()));
  await app.close();
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(received.split('card').length - 1).toBe(500);
  // Otherwise it would keep Jest running for more than a minute.
  socket.destroy();
});

it('a stopping server closes a connection with a response in progress when that is complete', async () => {
  const { app, socket } = await openConnection();
  socket.write('GET /books HTTP/1.1\r\nHost: localhost\r\nx-mock-situation: slow\r\n\r\n');
  let received = '';
  socket.on('data', (words: Buffer) => (received += words.toString()));
  await once(socket, 'data');
  const isEnded = once(socket, 'end');

  await app.close();
  await isEnded;
  const [, length] = /content-length: (\d+)/i.exec(received) ?? [];
  expect(Buffer.byteLength(received.slice(received.indexOf('\r\n\r\n') + 4))).toBe(Number(length));
});

it('a stopping server does not wait for a connection without any request', async () => {
  const { app, socket } = await openConnection();
  await once(app.server, 'connection');
  let received = '';
  socket.on('data', (words: Buffer) => (received += words.toString()));

  await app.close();
  await once(socket, 'close');
  // It got no timeout response either.
  expect(received).toBe('');
});

it('a server stops although a client subscribes to events during the shutdown', async () => {
  const { app, socket, send } = await openConnection();
  await once(socket, 'connect');
  const closed = app.close();
  send(EVENTS_URL);
  await closed;
});
