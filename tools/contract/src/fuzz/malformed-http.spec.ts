import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { startFuzzTarget, type FuzzTarget } from './fuzz-target.ts';

const BODY = '{"email":"demo@vanaveda.example","password":"demo1234"}';
const lines = (...parts: string[]) => parts.join('\r\n');
const post = (headers: string[], body = BODY) =>
  lines('POST /api/v1/login HTTP/1.1', 'Host: shop', ...headers, '', body);
const get = (line: string, ...headers: string[]) => lines(line, 'Host: shop', ...headers, '', '');
const json = 'Content-Type: application/json';

/** Malformed HTTP, each a whole connection. */
const malformedExamples = [
  get('GET /api/v1/categories HTTP/9.9'),
  get('GET /api/v1/categories HTTP/0.9'),
  'GET /api/v1/categories\r\n\r\n',
  get('get /api/v1/categories HTTP/1.1'),
  get('BREW /api/v1/categories HTTP/1.1'),
  get('GET  /api/v1/categories HTTP/1.1'),
  get('GET /api/v1/cat egories HTTP/1.1'),
  get('GET http://elsewhere.example/api/v1/categories HTTP/1.1'),
  get('GET * HTTP/1.1'),
  get('OPTIONS * HTTP/1.1'),
  get('CONNECT shop:443 HTTP/1.1'),
  get('TRACE / HTTP/1.1'),
  get(`GET /api/v1/get-product/${'x'.repeat(17_000)} HTTP/1.1`),
  get('GET /api/v1/get-product/%ff%fe HTTP/1.1'),
  get('GET /api/v1/get-product/\u0001 HTTP/1.1'),
  get('GET /api/user HTTP/1.1', 'Authorization : Bearer x'),
  get('GET /api/user HTTP/1.1', 'Authorization: Bearer a', 'Authorization: Bearer b'),
  get('GET /api/user HTTP/1.1', 'Authorization: Bearer \u00e9'),
  get('GET /api/user HTTP/1.1', `X-Long: ${'x'.repeat(20_000)}`),
  get('GET /api/user HTTP/1.1', ...Array.from({ length: 3000 }, (_, index) => `X-${index}: 1`)),
  get('GET /api/user HTTP/1.1', 'Expect: 200-ok'),
  get('GET /api/user HTTP/1.1', 'Upgrade: websocket', 'Connection: upgrade'),
  'GET /api/user HTTP/1.1\r\n\r\n',
  'GET /api/user HTTP/1.1\nHost: shop\n\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  post([json, 'Content-Length: -1']),
  post([json, 'Content-Length: 1e3']),
  post([json, 'Content-Length: 99999999999999999999']),
  post([json, `Content-Length: ${BODY.length + 50}`]),
  post([json, `Content-Length: ${BODY.length - 5}`]),
  post([json, 'Content-Length: 5', 'Content-Length: 6']),
  post([json, 'Content-Length: 5', 'Transfer-Encoding: chunked']),
  post([json, 'Transfer-Encoding: chunked'], 'zz\r\n'),
  post([json, 'Transfer-Encoding: chunked'], '5\r\n{"ema\r\n'),
  post([json, 'Transfer-Encoding: gzip']),
  post([json, 'Content-Encoding: gzip', `Content-Length: ${BODY.length}`]),
  post([json]),
  '\u0000\u0000\u0000\u0000',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
  '',
];

/** One of them, or one with some bytes removed or replaced. */
const malformedHttp: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...malformedExamples),
  fc
    .record({
      text: fc.constantFrom(
        ...malformedExamples.filter((text) => text.length < 1000),
        post([json, `Content-Length: ${BODY.length}`]),
      ),
      at: fc.nat({ max: 400 }),
      length: fc.nat({ max: 20 }),
      instead: fc.oneof(
        fc.string({ maxLength: 20 }),
        fc.constantFrom('\r\n', '\r', '\n', '\u0000', ': ', ' ', '%', '\u00ff'),
      ),
    })
    .map(({ text, at, length, instead }) => {
      const from = at % Math.max(1, text.length);
      return text.slice(0, from) + instead + text.slice(from + length);
    }),
);

/** Sends a text, closes its half of the connection, and reads until the server closes the other. */
function sendOverSocket(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text, 'latin1'));
    socket.setEncoding('latin1').on('data', (piece: string) => (received += piece));
    // A reset is a valid refusal.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => resolve(received));
  });
}

/**
 * The statuses in the received text; one text may have been read as several requests.
 *
 * @throws Error when it is not HTTP
 */
function statusesIn(received: string): number[] {
  if (received === '') return [];
  if (!received.startsWith('HTTP/1.1 ')) throw new Error(`Not HTTP: ${JSON.stringify(received.slice(0, 80))}`);
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);
const CONNECTIONS = 500;

let shop: FuzzTarget;
let port: number;
beforeAll(async () => {
  shop = await startFuzzTarget();
  await shop.api.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.api.app.server.address() as AddressInfo);
});
afterAll(() => shop.close());

/** Faults of a response to malformed HTTP. Node refuses most of it itself, without a problem. */
const faultsOf = (status: number): string[] => (status >= 500 ? [`answered ${status}`] : []);

it('malformed HTTP is refused, and the server keeps running', async () => {
  await fc.assert(
    fc.asyncProperty(malformedHttp, async (text) => {
      const answers = statusesIn(await sendOverSocket(port, text));
      expect({ text, faults: [...answers.flatMap(faultsOf), ...shop.takeFaults()] }).toEqual({ text, faults: [] });
    }),
    { seed, numRuns: CONNECTIONS },
  );

  const next = await fetch(`http://127.0.0.1:${port}/api/v1/categories`);
  expect(next.status).toBe(200);
});

it('detects a server error in the received text', () => {
  const received =
    'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n[]HTTP/1.1 500 No\r\ncontent-type: text/html\r\n\r\n<p>';
  expect(statusesIn(received).flatMap(faultsOf)).toEqual(['answered 500']);
  expect(() => statusesIn('<html>')).toThrow('Not HTTP');
});
