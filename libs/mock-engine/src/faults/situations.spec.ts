import type { ApiResponse } from '../http/call.ts';
import { problem } from '../http/problem.ts';
import { contract, openLibrary, rules, type LibraryServer } from '../testing/library.fixture.ts';
import { latencyRule } from './rules.ts';

let library: LibraryServer;
beforeEach(async () => (library = await openLibrary()));
afterEach(() => library.app.close());

const list = (url = '/books', headers: Record<string, string> = {}) => library.send({ url, headers });
const lend = (payload: string) =>
  library.send({ method: 'POST', url: '/books/Kim/loans', headers: { 'content-type': 'application/json' }, payload });

it('a situation ends after the given number of requests, without those that it does not affect', async () => {
  library.switchOn('closed', 2);
  const statuses = [];
  for (const url of ['/hours', '/books', '/books', '/books']) statuses.push((await list(url)).status);
  expect(statuses).toEqual([200, 503, 503, 200]);
});

it('a situation that a later one hides does not count, and is not named', async () => {
  library.switchOn('closed', 1);
  library.switchOn('no-books', 1);
  const hidden = await list();
  expect(hidden).toMatchObject({ body: '[]', headers: { 'x-mock-situation': 'no-books' } });
  expect((await list()).status).toBe(503);
  expect((await list()).status).toBe(200);
});

it('a response replaces a broken connection that was switched on before, and the other way round', async () => {
  library.switchOn('strike');
  expect((await list('/books', { prefer: 'code=503' })).headers['x-mock-situation']).toBe('listBooks:503');
  library.switchOn('closed', 1);
  library.switchOn('fire', 1);
  await expect(list()).rejects.toThrow('broken on purpose');
  expect((await list()).headers['x-mock-situation']).toBe('closed');
  await expect(list()).rejects.toThrow('broken on purpose');
});

it('a situation that is switched on again is the last one, and nothing is left of those that are used up', async () => {
  library.switchOn('closed', 1);
  await list();
  library.switchOn('no-books', 1);
  await list();
  library.switchOn('slow');
  const stored = library.worlds.get('default').rows.all();
  expect(stored.filter(({ kind }) => kind === 'situation')).toMatchObject([{ key: 'slow' }]);
  library.switchOn('no-books');
  library.switchOn('closed');
  library.switchOn('no-books');
  expect((await list()).headers['x-mock-situation']).toMatch(/no-books$/);
});

it('a situation affects requests with an unreadable body, too', async () => {
  library.switchOn('members-only', 1);
  expect((await lend('{')).status).toBe(401);
  expect((await lend('{')).status).toBe(400);
  expect(library.requestLog.list().map(({ appliedRules }) => appliedRules)).toEqual([['members-only'], []]);
});

it('a situation requested by a header affects only that request', async () => {
  const forced = await list('/books', { 'x-mock-situation': 'slow, no-books', 'x-mock-latency': '0' });
  expect(forced).toMatchObject({
    status: 200,
    headers: { 'x-mock-situation': 'slow, no-books, latency:0' },
    body: '[]',
  });
  expect((await list()).body).not.toBe('[]');
});

it('a situation never affects control calls, so that it can be switched off', async () => {
  library.switchOn('strike');
  await expect(list('/hours')).rejects.toThrow('broken on purpose');
  expect((await library.control('DELETE', '/worlds/default/situations/strike')).status).toBe(204);
  expect((await list('/hours')).status).toBe(200);
});

it('a situation may affect one request in three, by the world’s random source', () => {
  const { situations } = library.worlds.create('by-chance', { seed: 'rain' });
  situations.switchOn(rules.situation('flaky'));
  const fault = () => situations.faultOf({ contract, path: '/books' });
  const lost = Array.from({ length: 3000 }, fault).filter(Boolean).length;
  expect(Math.abs(lost - 1000) < 100).toBe(true);
});

it.each(['respond-async, wait=10', 'note="at 10, code=418; \\"later\\""'])(
  'other preferences are ignored: %s',
  async (prefer) => expect((await list('/books', { prefer })).status).toBe(200),
);

it.each([
  ['x-mock-situation', 'close', 'The situation \\"close\\" does not exist'],
  ['x-mock-latency', 'long', 'A latency must be milliseconds'],
  ['prefer', 'code=418', 'declares 200, 304, 400'],
  ['prefer', 'code=200, example=nobody', 'are none'],
  ['prefer', 'code=x', 'The code in the header Prefer'],
])('an invalid override is refused: %s: %s', async (header, value, detail) => {
  const { status, body } = await list('/books', { [header]: value });
  expect(status).toBe(400);
  expect(body).toContain(detail);
});

it.each<[string, ApiResponse, string, string | undefined]>([
  ['JSON', { status: 200, body: { day: 'Monday' } }, '{"day":"Monday"}', 'application/json; charset=utf-8'],
  ['a text', { status: 200, body: 'Closed', headers: { 'content-type': 'text/plain' } }, 'Closed', 'text/plain'],
  ['a problem', problem(410, { detail: 'Moved.' }), '"detail":"Moved."}', 'application/problem+json; charset=utf-8'],
  ['a status alone', { status: 404, body: undefined }, '"Not Found"', 'application/problem+json; charset=utf-8'],
  ['no content', { status: 204, body: undefined }, '', undefined],
])(
  'a situation responds %s, with its headers, in place of a route outside the contract',
  async (_, given, text, type) => {
    const respond = () => ({ ...given, headers: { ...given.headers, 'x-door': 'shut' } });
    const { situations } = library.worlds.get('default');
    situations.switchOn({ id: 'shut', title: 'Shut', path: /^\/hours/, respond });
    const { status, headers, body } = await list('/hours');
    expect([status, headers['content-type'], headers['x-door']]).toEqual([given.status, type, 'shut']);
    expect(body).toContain(text);
  },
);

it.each(['0', '250', '100-400', 'office', '4g', '3g', 'satellite'])('a latency is %j', (text) => {
  expect(latencyRule(text)).toMatchObject({ id: `latency:${text}` });
});

it.each(['', '-1', '1.5', '400-100', '300001', 'slow', '1-2-3', 'constructor'])('a latency is not %j', (text) => {
  expect(() => latencyRule(text)).toThrow('A latency must be');
});

it('a situation whose own `matches` throws is a bug, and no override that is refused', async () => {
  const matches = () => {
    throw new Error('broken');
  };
  library.worlds.get('default').situations.switchOn({ id: 'mine', title: 'Mine', matches });
  expect((await list()).status).toBe(500);
  expect(library.bugs).toEqual(['GET /books']);
  expect(library.requestLog.list().map(({ appliedRules }) => appliedRules)).toEqual([[]]);
});
