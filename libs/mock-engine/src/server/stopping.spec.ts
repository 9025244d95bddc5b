import dns from 'node:dns';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import { EVENTS_URL } from '../control/events.ts';
import { openLibrary } from '../testing/library.fixture.ts';

/** Of this machine, beside 127.0.0.1. */
const OTHER_ADDRESS = process.platform === 'linux' ? '127.0.0.2' : '::1';

async function openConnection(host = '127.0.0.1', address = host) {
  const { app, worlds } = await openLibrary();
  await app.listen({ port: 0, host });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, address);
  let received = '';
  socket.on('data', (words: Buffer) => (received += words.toString()));
  const send = (url = '/hours', headers = '') =>
    socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  const receive = async () => String((await once(socket, 'data'))[0]);
  return { app, worlds, port, socket, send, receive, received: () => received };
}

/** Turns of the event loop, in which a shutdown begins: no time passes, which a busy machine could stretch beyond it. */
async function fewTurns() {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
}

function beBusy() {
  const until = Date.now() + 200;
  while (Date.now() < until);
}

// Otherwise an open connection would delay the shutdown by more than a minute.
it('a stopping server responds to an earlier request, closes its connection, and stops', async () => {
  const { app, send, receive } = await openConnection();
  send();
  await receive();
  send('/books', 'x-mock-situation: asleep\r\n');
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
  await fewTurns();
  // The next turn begins with the timers of the shutdown, before the request is read.
  send();
  beBusy();
  expect(await receive()).toMatch(/^HTTP\/1.1 200 OK[^]*connection: close/i);
  await closed;
});

it('a stopping server responds on connections that were opened just before, although the machine is busy', async () => {
  const { app, port, socket } = await openConnection();
  // Of a machine that runs something else for a second whenever somebody looks.
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const closed = app.close();
  await fewTurns();
  const fresh = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
  const received = fresh.map(async (one) => {
    one.write('GET /hours HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [words] = (await Promise.race([once(one, 'data'), once(one, 'close')])) as [Buffer | boolean];
    return String(words).slice(0, 12);
  });
  beBusy();
  expect(new Set(await Promise.all(received))).toEqual(new Set(['HTTP/1.1 200']));
  socket.destroy();
  await closed;
  jest.restoreAllMocks();
});

it('a stopping server completes responses on every address of localhost', async () => {
  // Both addresses of localhost, on machines with one as well.
  const lookup = jest.spyOn(dns, 'lookup') as jest.SpyInstance;
  lookup.mockImplementation((host: string, _options: object, done: (error: null, found: object[]) => void) => {
    const addresses = host === 'localhost' ? ['127.0.0.1', OTHER_ADDRESS] : [host];
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  });
  const { app, worlds, socket, send, received } = await openConnection('localhost', OTHER_ADDRESS);
  lookup.mockRestore();
  expect(app.addresses().length).toBe(2);
  worlds.get('default').situations.switchOn({ id: 'trickle', title: 'Trickle', bytesPerSecond: 4_000 });
  send('/card/7');
  await pause(50);
  await app.close();
  await fewTurns();
  expect(received().split('card').length - 1).toBe(500);
  // Otherwise it would keep Jest running for more than a minute.
  socket.destroy();
});

it('a stopping server closes a connection with a response in progress when that is complete', async () => {
  const { app, socket, send, receive, received } = await openConnection();
  send('/books', 'x-mock-situation: slow\r\n');
  await receive();
  const isEnded = once(socket, 'end');

  await app.close();
  await isEnded;
  const [head = '', body = ''] = received().split('\r\n\r\n');
  expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`);
});

it('a stopping server does not wait for a connection without any request', async () => {
  const { app, socket, received } = await openConnection();
  await once(app.server, 'connection');

  await app.close();
  await once(socket, 'close');
  // It got no timeout response either.
  expect(received()).toBe('');
});

it('a server stops although a client subscribes to events during the shutdown', async () => {
  const { app, socket, send } = await openConnection();
  await once(socket, 'connect');
  const closed = app.close();
  send(EVENTS_URL);
  await closed;
});
