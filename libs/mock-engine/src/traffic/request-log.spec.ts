import { createRows } from '../store/rows.ts';
import { books, contract, openLibrary, type LibraryServer } from '../testing/library.fixture.ts';
import { createRequestLog, type LoggedRequest } from './request-log.ts';

let library: LibraryServer;
beforeEach(async () => (library = await openLibrary()));
afterEach(() => library.app.close());

const KIB = 1024;
const headers = { 'content-type': 'application/json' };
const join = (payload: string) => library.send({ method: 'POST', url: '/members', headers, payload });
const exchange = async (id: number) =>
  (await library.control('GET', `/exchanges/${id}`)).body as Record<string, unknown>;
const get = (url: string) => library.app.inject(url);

const logged: LoggedRequest = {
  world: 'default',
  method: 'POST',
  url: '/members',
  operationId: 'joinLibrary',
  status: 200,
  ms: 1,
  because: [],
  request: {},
  response: {},
  isForced: false,
  requestHeaders: {},
  responseHeaders: {},
  bodySize: 0,
  requestViolations: undefined,
  responseViolations: undefined,
};

it.each<[string, Partial<LoggedRequest>]>([
  ['bodies', { bodySize: 63 * KIB }],
  ['headers', { requestHeaders: { long: 'x'.repeat(63 * KIB) } }],
])('the request log keeps the newest 32 MiB of %s', (_, large) => {
  for (let count = 0; count < 600; count += 1) library.requestLog.add(contract, { ...logged, ...large });

  const ids = library.requestLog.list().map(({ id }) => id);
  expect(ids.at(-1)).toBe(600);
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.length).toBeLessThanOrEqual((32 * KIB) / 63);
  expect(library.requestLog.coverage().operations).toMatchObject({ joinLibrary: { 200: 600 } });
});

it('the request log keeps the beginning of a long body alone', () => {
  const response = { long: 'x'.repeat(100 * KIB) };
  for (let count = 0; count < 900; count += 1)
    library.requestLog.add(contract, { ...logged, response, bodySize: 100 * KIB });
  const ids = library.requestLog.list().map(({ id }) => id);
  expect(ids.length).toBeLessThan((32 * KIB) / 64);
  expect(ids.length).toBeGreaterThan((32 * KIB) / 100);
});

it('the request log truncates a body to 64 Ki characters of text without secrets', async () => {
  // Each number has twenty digits in JSON.
  await join(`{"password":"brahmi-leaf","numbers":[${'1e20,'.repeat(10_000)}"अन्त"]}`);

  const { request } = (await exchange(1)) as { request: string };
  expect(request).toMatch(/^\{"password":"•••","numbers":\[1000/);
  expect(request).toMatch(/0,1000+… \[cut off: 65536 of \d+ characters are kept\]$/);
  expect(Buffer.byteLength(request)).toBeLessThan(65 * KIB);
});

it('the request log keeps cacheable lists in full, without counting their bytes', async () => {
  for (let count = 0; count < 1001; count += 1) await get('/books');
  expect(library.requestLog.list()).toHaveLength(1000);
  expect((await exchange(1001))['response']).toEqual(books);
});

it('the request log stores nothing without a data file', async () => {
  await get('/books');
  library.requestLog.save();
  expect(library.worlds.common.all()).toEqual([]);
});

it('the request log stores a cacheable list as long as one of its requests is kept', () => {
  const rows = createRows();
  const lists = () => rows.table('list').keys();
  const add = (etag: string) => {
    const log = createRequestLog(() => {}, rows);
    const responseHeaders = { etag };
    log.add(contract, { ...logged, operationId: 'listBooks', response: books, isCacheable: true, responseHeaders });
    log.save();
    return log;
  };
  add('"a"');
  const log = add('"b"');
  expect(lists()).toEqual(['listBooks "a"', 'listBooks "b"']);
  log.clear();
  log.save();
  expect(lists()).toEqual([]);
  add('"a"');
  expect(lists()).toEqual(['listBooks "a"']);
});

it('the request log keeps the requests of a quiet world beside a busy one', async () => {
  await get('/__world/quiet/hours');
  for (let count = 0; count < 1001; count += 1) await get('/hours');
  const ids = library.requestLog.list().map(({ id }) => id);
  expect(ids.length).toBe(1001);
  expect(ids[0]).toBe(1);
  expect(ids[1]).toBe(3);
  expect(ids.at(-1)).toBe(1002);
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
