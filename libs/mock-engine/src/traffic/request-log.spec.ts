import { books, openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
beforeEach(async () => (library = await openLibrary()));
afterEach(() => library.app.close());

const headers = { 'content-type': 'application/json' };
const join = (payload: string) => library.send({ method: 'POST', url: '/members', headers, payload });
const logged = async (id: number) => (await library.control('GET', `/requests/${id}`)).body as Record<string, unknown>;
const get = (url: string) => library.app.inject(url);

it('the request log truncates a body to 64 Ki characters of text without secrets', async () => {
  // Each number has twenty digits in JSON.
  await join(`{"password":"brahmi-leaf","numbers":[${'1e20,'.repeat(10_000)}"अन्त"]}`);

  const { request } = (await logged(1)) as { request: string };
  expect(request).toMatch(/^\{"password":"•••","numbers":\[1000/);
  expect(request).toMatch(/0,1000+… \[cut off: 65536 of \d+ characters are kept\]$/);
  expect(Buffer.byteLength(request)).toBeLessThan(65 * 1024);
});

it('the request log keeps the last 1,000 requests, and cacheable lists in full', async () => {
  for (let count = 0; count < 1001; count += 1) await get('/books');
  expect(library.requestLog.list()).toHaveLength(1000);
  expect((await logged(1001))['response']).toEqual(books);
  expect(library.requestLog.coverage().operations).toMatchObject({ listBooks: { 200: 1001 } });
});

it.each([
  ['/card/rcpt_secret?x=1', '/card/***?x=1'],
  ['/__world/a/card/rcpt_secret', '/__world/a/card/***'],
  ['/loans?token=secret&page=2', '/loans?token=***&page=2'],
  ['/x?a=1&card_key=secret', '/x?a=1&card_key=***'],
  ['/loans?pass%77ord=secret', '/loans?pass%77ord=***'],
])('the request log masks the secret in the URL %s, in the list and for listeners', async (url, safe) => {
  const urls: string[] = [];
  library.requestLog.listen((one) => urls.push(one.url));
  await get(url);
  expect(library.requestLog.list().map((one) => one.url)).toEqual([safe]);
  expect(urls).toEqual([safe]);
});

it('the request log lists contract violations of slow requests, but not of forced responses', async () => {
  const send = (name: string, value: string) =>
    library.send({ method: 'POST', url: '/books/Kim/loans', headers: { [name]: value }, payload: { days: 'x' } });
  await send('x-mock-latency', '1');
  await send('x-mock-situation', 'members-only');
  expect(library.requestLog.list().map(({ violations }) => violations)).toEqual([
    [expect.stringMatching(/^request: days: /)],
    [],
  ]);
  expect(library.requestLog.coverage().violations).toBe(1);
});
