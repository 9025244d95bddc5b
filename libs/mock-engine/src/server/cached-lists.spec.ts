import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { books, openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
beforeAll(async () => (library = await openLibrary({ corsOrigins: ['http://localhost:4200'] })));
afterAll(() => library.app.close());

const get = (url: string, headers: Record<string, string> = {}) => library.app.inject({ url, headers });

it.each<[string | undefined, string, (bytes: Buffer) => Buffer]>([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
  [undefined, 'br;q=0, brotli', (bytes) => bytes],
])('a list is sent as %s for Accept-Encoding %j', async (encoding, acceptEncoding, decoded) => {
  const first = await get('/books', { 'accept-encoding': acceptEncoding });
  const second = await get('/books', { 'accept-encoding': acceptEncoding });
  for (const { headers, rawPayload } of [first, second]) {
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('Origin, Accept-Encoding');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(JSON.parse(decoded(rawPayload).toString())).toEqual(books);
  }
});

it('a list is not sent again when the ETag matches', async () => {
  const { headers } = await get('/books');
  const etag = String(headers['etag']);
  expect(headers['cache-control']).toBe('no-cache');

  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await get('/books', { 'if-none-match': known });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, vary: headers['vary'] });
    expect(again.headers['content-type']).toBeUndefined();
  }
  expect((await get('/books', { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

it('HEAD gets the headers of GET, without the body', async () => {
  const head = await library.app.inject({ method: 'HEAD', url: '/books' });
  const { headers } = await get('/books');
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['etag']).toEqual(headers['etag']);
  expect(head.headers['content-length']).toEqual(headers['content-length']);
});

it('responses that may change are never cached', async () => {
  const { headers } = await get('/loans', { authorization: 'Bearer member' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
});
