import { contract, definition, openLibrary, type LibraryServer } from '../testing/library.fixture.ts';
import { requireCall } from '../testing/require-call.fixture.ts';
import { createApi } from './mock-api.ts';

let library: LibraryServer;
beforeAll(async () => (library = await openLibrary({ corsOrigins: ['https://app.example'] })));
afterAll(() => library.app.close());

const books = '/v2/books';

describe('a page of a listed origin', () => {
  const headers = { origin: 'https://app.example' };

  it.each([books, '/loans', '/nowhere', '/__world/No/books', '/__mock/worlds'])('may read %s', async (url) => {
    const response = await library.app.inject({ url, headers });
    expect(response.headers['access-control-allow-origin']).toBe('https://app.example');
  });

  it.each([
    ['POST', '/books/Kim/loans', 'authorization, content-type'],
    ['GET', books, 'if-none-match, prefer, x-mock-latency, x-mock-situation, x-mock-world'],
    ['DELETE', '/__mock/worlds/one', ''],
    ['PATCH', '/__mock/worlds/one/records/1', 'content-type'],
    ['PUT', '/__mock/worlds/one/overrides/edited', 'content-type'],
  ])('may send %s to %s with the headers “%s”', async (method, url, names) => {
    const response = await library.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        ...headers,
        'access-control-request-method': method,
        ...(names && { 'access-control-request-headers': names }),
      },
    });
    const listed = (header: string) => String(response.headers[header]).toLowerCase().split(', ');

    expect(response).toMatchObject({ statusCode: 204, headers: { 'access-control-allow-origin': headers.origin } });
    expect(listed('access-control-allow-methods')).toContain(method.toLowerCase());
    expect(listed('access-control-allow-headers')).toEqual(expect.arrayContaining(names ? names.split(', ') : []));
  });

  it('may send every method of the contract', async () => {
    const calls = { ...contract.calls, find: { ...requireCall(contract, 'listLoans'), method: 'QUERY' } };
    const queried = { ...definition, contract: { ...contract, calls } };
    const { app } = await createApi(queried, { corsOrigins: [headers.origin] });
    const preflight = { ...headers, 'access-control-request-method': 'QUERY' };
    const response = await app.inject({ method: 'OPTIONS', url: '/loans', headers: preflight });
    await app.close();
    expect(response.headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, QUERY');
  });

  it('may read which situation changed a response, and the time of its world', async () => {
    const { clock } = library.worlds.open('ahead');
    clock.advance(3_600_000);
    clock.stop();
    const url = `/__world/ahead${books}`;
    const response = await library.app.inject({ url, headers: { ...headers, prefer: 'code=503' } });
    expect(response.headers).toMatchObject({
      'x-mock-situation': 'listBooks:503',
      date: new Date(clock.now()).toUTCString(),
      'access-control-expose-headers': expect.stringMatching(/date.*x-mock-situation|x-mock-situation.*date/) as string,
    });
  });

  it('may read the stream of events', async () => {
    const open = await openLibrary({ corsOrigins: [headers.origin] });
    const address = await open.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${address}/__mock/events`, { headers });
    await open.app.close();
    expect(stream.headers.get('access-control-allow-origin')).toBe(headers.origin);
  });
});

it.each(['http://app.example', 'https://app.example:8443', 'null', 'http://localhost.evil.example'])(
  'a page of %s may not read responses',
  async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await library.app.inject({ method, url: books, headers: { origin } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['vary']).toMatch(/Origin/);
    }
  },
);

it.each(['http://localhost:5173', 'https://shop.localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'a page of %s is allowed as it comes, with any header, credentials and the headers that the contract declares',
  async (origin) => {
    const open = await openLibrary();
    const read = await open.app.inject({ url: books, headers: { origin } });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('x-shelf') as string,
    });
    const preflight = {
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'x-api-key, x-trace',
    };
    const asked = await open.app.inject({ method: 'OPTIONS', url: books, headers: { origin, ...preflight } });
    expect(asked).toMatchObject({ statusCode: 204, headers: { 'access-control-allow-headers': 'x-api-key, x-trace' } });
    await open.app.close();
  },
);

it('an OPTIONS request that is no preflight is the API’s, with any body', async () => {
  const headers = { origin: 'https://app.example', 'content-type': 'text/plain' };
  const response = await library.app.inject({ method: 'OPTIONS', url: books, headers, payload: 'any' });
  expect(response).toMatchObject({
    statusCode: 405,
    headers: { allow: 'GET, HEAD', 'access-control-allow-origin': 'https://app.example' },
  });
});
