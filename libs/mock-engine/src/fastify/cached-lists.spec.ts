import { brotliDecompressSync } from 'node:zlib';

import { books, openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
beforeAll(async () => (library = await openLibrary({ corsOrigins: ['http://localhost:4200'] })));
afterAll(() => library.app.close());

const get = (url: string, headers: Record<string, string> = {}) => library.app.inject({ url, headers });

it.each([
  ['br', 'gzip, deflate, br'],
  [undefined, 'gzip'],
  [undefined, 'br;q=0, brotli'],
])('a list is sent as %s for Accept-Encoding %j', async (encoding, acceptEncoding) => {
  for (const time of ['first', 'second']) {
    const { headers, rawPayload } = await get('/books', { 'accept-encoding': acceptEncoding });
    expect([time, headers['content-encoding']]).toEqual([time, encoding]);
    expect(headers['vary']).toBe('Origin, Accept-Encoding');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(JSON.parse((encoding ? brotliDecompressSync(rawPayload) : rawPayload).toString())).toEqual(books);
  }
});

it('a list is not sent again when the ETag matches', async () => {
  const { headers } = await get('/books');
  const etag = String(headers['etag']);
  expect(headers['cache-control']).toBe('no-cache');

  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await get('/books', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    expect(again.headers['content-type']).toBeUndefined();
  }
  expect((await get('/books', { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

it('HEAD gets the headers of GET, without the body', async () => {
  const head = await library.app.inject({ method: 'HEAD', url: '/books' });
  const { headers } = await get('/books');
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect([head.headers['etag'], head.headers['content-length']]).toEqual([headers['etag'], headers['content-length']]);
});

it('responses that may change are never cached', async () => {
  const { headers } = await get('/loans', { authorization: 'Bearer member' });
  expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
});
