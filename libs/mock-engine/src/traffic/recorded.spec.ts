import { once } from 'node:events';
import { createServer, get as httpGet, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer as bytesOf, text as textOf } from 'node:stream/consumers';
import type { Api } from '../server/mock-api.ts';
import { described, inPath, json, object, text } from '../testing/description.fixture.ts';
import { serveDocument } from '../testing/served.fixture.ts';
import type { createHarEntry } from './har.ts';
import { readHar } from './read-har.ts';
import { realApiRule } from './real-api-rule.ts';
import { replayRule } from './replay-rule.ts';

const asJson = { 'content-type': 'application/json' };
const FORM = 'application/x-www-form-urlencoded';
const ok = { description: '', content: { 'application/json': {} } };
const ofText = { schema: text };
const takes = (...types: string[]) => ({
  requestBody: { content: Object.fromEntries(types.map((type) => [type, {}])) },
  responses: { 200: ok },
});
const list = {
  parameters: [{ name: 'X-Tenant', in: 'header', ...ofText }],
  responses: {
    200: { ...ok, headers: { 'X-Total': ofText, Link: ofText } },
    307: { description: '' },
    default: json(object({ why: { const: 'declared' } }, 'why')),
  },
};
const paths = {
  '/items': {
    get: list,
    put: takes('image/png', 'multipart/form-data'),
    post: { operationId: 'post', ...takes(FORM, 'text/plain') },
  },
  '/items/{id}': { get: { parameters: [inPath('id')], responses: { 200: ok } } },
};
const securitySchemes = {
  key: { type: 'apiKey', in: 'header', name: 'X-Key' },
  session: { type: 'apiKey', in: 'cookie', name: 'sid' },
  app: { type: 'apiKey', in: 'query', name: 'appid' },
};
const document = described(
  paths,
  {},
  {
    servers: [{ url: '/v1' }],
    security: [{ key: [], session: [], app: [] }],
    components: { securitySchemes },
  },
);

let real: Server | undefined;
let mock: Api;
let entries: ReturnType<typeof createHarEntry>[];
let failures: string[];
beforeEach(() => void ([entries, failures] = [[], []]));
afterEach(() => real?.close());

/** A server that forwards to this real API. */
async function forward(respond: (...given: Parameters<RequestListener>) => unknown): Promise<void> {
  mock = await serveDocument(document);
  const server = (real = createServer((...given) => void respond(...given)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const main = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
  const record = (entry: (typeof entries)[number]) => void entries.push(entry);
  const failed = (detail: string) => void failures.push(detail);
  mock.world.situations.switchOn(realApiRule({ bases: { api: main }, main, record, failed }));
}

/** Replays what was recorded, without the real API. */
function replay(): void {
  mock.world.situations.clear();
  const recording = readHar({ log: { entries: JSON.parse(JSON.stringify(entries)) as [] } }, 'all', mock.contract);
  expect(recording.ignored).toEqual([]);
  mock.world.situations.switchOn(replayRule(recording, true));
}

const get = (url: string, headers: Record<string, string> = {}) =>
  mock.app.inject({ url, headers: { 'x-key': 'k', cookie: 'other=1; sid=s', 'x-tenant': 't', ...headers } });

const send = (method: 'PUT' | 'POST', type: string, payload: Buffer | string) => {
  const headers = { 'content-type': type, 'x-key': 'k', cookie: 'sid=s' };
  return mock.app.inject({ method, url: '/v1/items', headers, payload });
};

it('a path is forwarded as it came, and never leads elsewhere', async () => {
  const asked: unknown[] = [];
  await forward(({ url }, response) => {
    asked.push(url);
    response.writeHead(200, asJson).end('1');
  });
  for (const id of ["3,4;a=$1:@!'()*+&~-", '%C3%A4%2F%3F', 'a%2cb']) await get(`/v1/items/${id}`);
  const { port } = new URL(await mock.app.listen({ port: 0 }));
  const headers = { 'x-key': 'k', cookie: 'sid=s', connection: 'close' };
  await once(httpGet({ port, path: '/v1/items/..\\..\\admin', headers }), 'response');
  expect(asked).toEqual([
    "/v1/items/3,4;a=$1:@!'()*+&~-",
    '/v1/items/%C3%A4%2F%3F',
    '/v1/items/a%2cb',
    '/v1/items/..%5C..%5Cadmin',
  ]);
  expect(entries).toHaveLength(4);
  replay();
  expect((await get('/v1/items/a,b')).json()).toBe(1);
});

it('the headers of a call go both ways, and are replayed; what is not recorded is refused as declared', async () => {
  await forward(({ headers }, response) => {
    const { 'x-key': key, 'x-tenant': tenant, cookie } = headers;
    response.writeHead(200, { ...asJson, 'x-total': '2', 'x-other': '3' });
    response.end(JSON.stringify({ key, tenant, cookie }));
  });
  const first = await get('/v1/items');
  expect(first.json()).toEqual({ key: 'k', tenant: 't', cookie: 'sid=s' });
  replay();
  for (const { headers } of [first, await get('/v1/items')]) {
    expect(headers['x-total']).toBe('2');
    expect(headers).not.toHaveProperty('x-other');
  }
  const unrecorded = await get('/v1/items?page=2');
  expect([unrecorded.statusCode, unrecorded.json()]).toEqual([404, { why: 'declared' }]);
});

it('the credentials that the document names are in no recording, log or link', async () => {
  const next = '</v1/items?page=2&appid=secret-1>; rel="next"';
  const body = '{"next":"/v1/items?appid=secret-1&page=2"}';
  await forward((_, response) => response.writeHead(200, { ...asJson, link: next }).end(body));
  const sent = { 'x-key': 'secret-1', cookie: 'sid=secret-1' };
  const { headers } = await get('/v1/items?appid=secret-1&page=1', sent);
  expect(headers['link']).toBe(next);
  const logged = (await mock.app.inject('/__mock/requests/1')).json<{ url: string }>();
  expect(logged.url).toBe('/v1/items?appid=***&page=1');
  // In the wrong place, and below a secret name.
  const inJson = encodeURIComponent('{"any":[{"token":"secret-1"}]}');
  await get(`/v1/items?x-key=secret-1&page=3&filter=${inJson}`, { appid: 'secret-1' });
  const misplaced = (await mock.app.inject('/__mock/requests/2')).json<object>();
  expect(JSON.stringify([logged, misplaced, entries])).not.toContain('secret-1');
  replay();
  expect((await get('/v1/items?appid=other&page=1')).json()).toEqual({ next: '/v1/items?appid=***&page=2' });
});

it('a declared redirect is a response, to an address of this server', async () => {
  await forward((_, response) => {
    const { port } = (real as Server).address() as AddressInfo;
    response.writeHead(307, { location: `http://127.0.0.1:${port}/v1/items?page=2` }).end();
  });
  const first = await get('/v1/items');
  expect(entries[0]?.response.redirectURL).toMatch(/^http:.*page=2$/);
  replay();
  const moved = { statusCode: 307, headers: { location: '/v1/items?page=2' } };
  for (const response of [first, await get('/v1/items')]) expect(response).toMatchObject(moved);
});

it('bytes and parts of a form reach the real API, are recorded, and tell requests apart', async () => {
  let received = Buffer.alloc(0);
  await forward(async (request, response) => {
    received = await bytesOf(request);
    response.writeHead(200, asJson).end(String(received.length));
  });
  const put = async (payload: Buffer | string, type = 'image/png') => (await send('PUT', type, payload)).statusCode;
  const part = (name: string) => `content-disposition: form-data; name="name"\r\n\r\n${name}`;
  const form = (cut: string, name: string) =>
    put(`--${cut}\r\n${part(name)}\r\n--${cut}--\r\n`, `multipart/form-data; boundary=${cut}`);
  const picture = Buffer.from([0x89, 0x50, 0xff, 0x00, 0x80]);
  await put(picture);
  expect(received.equals(picture)).toBe(true);
  await form('one', 'Asha');
  replay();
  expect(await put(picture)).toBe(200);
  expect(await put(Buffer.from([0x89, 0x50, 0xff]))).toBe(404);
  expect(await form('another', 'Asha')).toBe(200);
  expect(await form('one', 'Ravi')).toBe(404);
});

it('a form is recorded and replayed as a form, a text by its hash, their secrets masked', async () => {
  await forward(async (request, response) => {
    const sent = await textOf(request);
    const body = sent.includes('=') ? Object.fromEntries(new URLSearchParams(sent)) : sent;
    response.writeHead(200, asJson).end(JSON.stringify(body));
  });
  const post = async (type: string, payload: string): Promise<unknown> => {
    const response = await send('POST', type, payload);
    return response.statusCode === 200 ? response.json() : response.statusCode;
  };
  expect(await post(FORM, 'name=Asha+K&password=abc')).toEqual({ name: 'Asha K', password: 'abc' });
  expect(await post('text/plain', 'password abc')).toBe('password abc');
  expect(entries.map(({ request }) => request.postData)).toEqual([
    { mimeType: FORM, text: 'name=Asha+K&password=%E2%80%A2%E2%80%A2%E2%80%A2' },
    {
      mimeType: 'text/plain',
      comment: expect.stringContaining('secrets') as string,
      _sha256: expect.stringMatching(/^\w{64}$/) as string,
    },
  ]);
  replay();
  expect(await post(FORM, 'password=other&name=Asha+K')).toEqual({ name: 'Asha K', password: '•••' });
  expect(await post(FORM, 'name=Ravi&password=abc')).toBe(404);
  expect(await post('text/plain', 'password abc')).toBe('password abc');
  expect(await post('text/plain', 'password abd')).toBe(404);
});

it('a text in another charset is recorded as it reads', async () => {
  const type = 'application/json; charset=iso-8859-1';
  await forward((_, response) => response.writeHead(200, { 'content-type': type }).end(Buffer.from('["à"]', 'latin1')));
  await get('/v1/items');
  expect(entries[0]?.response.content).toMatchObject({ text: '["à"]' });
});

const badGzip: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip');
const cutOff: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '9' }).flushHeaders();
  response.socket?.end('[{"id":');
};
it.each<[string, RequestListener, RegExp]>([
  ['bad gzip', badGzip, /incorrect header check/],
  ['a broken connection instead of a body', cutOff, /other side closed/],
])('%s is 502 as declared, is told with the reason, and is not recorded', async (_, respond, reason) => {
  await forward(respond);
  const response = await get('/v1/items');
  expect([response.statusCode, response.json()]).toEqual([502, { why: 'declared' }]);
  expect(failures).toEqual([expect.stringMatching(reason)]);
  expect(entries).toEqual([]);
});

it('events are passed on as they come, and not recorded', async () => {
  const { promise: hasArrived, resolve: tell } = Promise.withResolvers<void>();
  await forward((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    void hasArrived.then(() => response.end('data: 2\n\n'));
  });
  const url = await mock.app.listen({ port: 0, host: '127.0.0.1' });
  const { body } = await fetch(`${url}/v1/items`, { headers: { 'x-key': 'k' } });
  const pieces: string[] = [];
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    pieces.push(Buffer.from(piece).toString());
    tell();
  }
  expect(pieces).toEqual(['data: 1\n\n', 'data: 2\n\n']);
  expect(entries).toEqual([]);
});

it('a strict replay remembers nothing of requests that it does not have', async () => {
  await forward(() => {});
  const rule = replayRule({ name: 'none', responses: {}, counts: {}, ignored: [] }, true);
  const respond = () => rule.respond?.({ contract: mock.contract, operationId: 'post', path: '/items', body: 'any' });
  expect(respond()).toMatchObject({ status: 404 });
  const remember = jest.spyOn(Map.prototype, 'set');
  void respond();
  expect(remember).not.toHaveBeenCalled();
  remember.mockRestore();
});
