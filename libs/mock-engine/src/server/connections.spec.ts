import { once } from 'node:events';
import { connect } from 'node:net';
import { openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
let address: string;
beforeAll(async () => {
  library = await openLibrary();
  address = await library.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => library.app.close());

const get = (situation: string, path = '/books') =>
  fetch(address + path, { headers: { 'x-mock-situation': situation, 'accept-encoding': 'identity' } });

/** Node's error code; fetch's Error is from another realm than Jest's. */
const causeOf = (request: Promise<Response>) =>
  request.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code ?? 'not HTTP',
  );
const openSocket = () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  return { socket, receive: async () => String((await once(socket, 'data'))[0]) };
};

it.each([
  ['fire', 'ECONNRESET'],
  ['vanished', 'UND_ERR_SOCKET'],
  ['scribbled', 'not HTTP'],
])('the situation %s breaks the connection: %s', async (situation, code) => {
  expect(await causeOf(get(situation))).toBe(code);
});

it('a slow connection delivers every byte', async () => {
  const [list, card] = await Promise.all([get('slow, no-books'), get('slow', '/card/7')]);
  expect(await list.text()).toBe('[]');
  expect(await card.text()).toEqual('card'.repeat(500));
  expect(card.headers.get('content-length')).toBe('2000');
});

it('the server reads a body that is too large to the end, so that the client sees the response', async () => {
  const length = 1_000_000;
  const { socket, receive } = openSocket();
  socket.write('POST /members HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write(`Content-Length: ${length}\r\n\r\n`);
  expect(await receive()).toMatch(/^HTTP\/1.1 413 /);

  socket.write('x'.repeat(length));
  socket.write('GET /hours HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await receive()).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

it('a request with two hosts is refused, because readers of it could differ', async () => {
  const { socket, receive } = openSocket();
  socket.write('GET /hours HTTP/1.1\r\nHost: localhost\r\nHost: x\r\n\r\n');
  expect(await receive()).toMatch(/^HTTP\/1.1 400 /);
  socket.destroy();
});

it('the server times out after 30 seconds while headers or body are incomplete', () => {
  expect(library.app.server).toMatchObject({ headersTimeout: 30_000, requestTimeout: 30_000 });
});
