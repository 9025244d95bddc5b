import { openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
beforeAll(async () => (library = await openLibrary({ corsOrigins: ['http://localhost:4200'] })));
afterAll(() => library.app.close());

const get = (url: string, headers: Record<string, string> = {}) => library.app.inject({ url, headers });

it('a list is not sent again when the ETag matches', async () => {
  const { headers } = await get('/books');
  const etag = String(headers['etag']);
  expect(headers['cache-control']).toBe('no-cache');

  for (const known of [etag, `"x", ${etag}`, etag.replace('W/', ''), '*']) {
    const again = await get('/books', { 'if-none-match': known });
    expect(again).toMatchObject({ statusCode: 304, body: '', headers: { etag, vary: headers['vary'] } });
    expect(again.headers['content-type']).toBeUndefined();
  }
  expect((await get('/books', { 'if-none-match': '"another"' })).statusCode).toBe(200);
});

it('HEAD gets the headers of GET, without the body', async () => {
  const head = await library.app.inject({ method: 'HEAD', url: '/books' });
  const { etag, 'content-length': length } = (await get('/books')).headers;
  expect(head).toMatchObject({ statusCode: 200, body: '', headers: { etag, 'content-length': length } });
});

it('responses that may change are never cached', async () => {
  const { headers } = await get('/loans', { authorization: 'Bearer member' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['etag']).toBeUndefined();
});
