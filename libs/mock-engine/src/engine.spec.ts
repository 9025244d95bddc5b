// spec-map: 7.2.1, 8.1.25, 9.5.3
import { definition, openLibrary, rules, type LibraryServer } from './testing/library.fixture.ts';
import { webMock } from './web/web-mock.ts';

let server: LibraryServer;
beforeAll(async () => (server = await openLibrary()));
afterAll(() => server.app.close());

const browser = webMock(definition, () => undefined);
const world = browser.openWorld();

const json = { 'content-type': 'application/json' };
const member = { ...json, authorization: 'Bearer member' };
const foo = { 'content-type': 'application/json; charset=foo' };
const PROTOTYPE = '{"constructor":{"prototype":{}}}';
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['a list', 'GET', '/v2/books', {}, undefined, 200, '{"title":"Kim 0"}'],
  ['an address without its base', 'GET', '/books', {}, undefined, 200, '{"title":"Kim 0"}'],
  ['one book', 'GET', '/v2/books/Raag%20Darbari%201', {}, undefined, 200, '[{"title":"Raag Darbari 1"}]'],
  ['a call by a member', 'POST', '/v2/members', json, '{"name":"Asha","password":"x"}', 200, '{"token":"member"}'],
  ['a call without a token', 'POST', '/v2/books/Kim/loans', json, '{"days":3}', 401, 'Please sign in.'],
  ['a call that breaks the contract', 'POST', '/v2/books/Kim/loans', member, '{"days":31}', 400, '"field":"days"'],
  ['a call with a response of its own', 'POST', '/v2/members', json, '{}', 400, '{"error":"Please give a name."}'],
  ['no JSON for a call with a response of its own', 'POST', '/v2/members', json, '{', 400, 'Please give a name.'],
  ['a body that is not JSON', 'POST', '/v2/books/Kim/loans', member, '{', 400, 'not valid JSON'],
  ['a body of null', 'POST', '/v2/books/Kim/loans', member, 'null', 400, 'The body must be a JSON object.'],
  ['a body nested 65 deep', 'POST', '/v2/books/Kim/loans', member, nested(65), 400, 'deeper than 64 levels'],
  ['a body nested 64 deep', 'POST', '/v2/books/Kim/loans', member, nested(64), 400, 'must be a JSON object'],
  ['a number beyond all', 'POST', '/v2/books/Kim/loans', member, '{"days":1e999}', 400, 'a number that is too large'],
  ['a field __proto__', 'POST', '/v2/books/Kim/loans', member, '{"\\u005f_proto__":{}}', 400, 'named __proto__.'],
  ['a prototype', 'POST', '/v2/books/Kim/loans', member, PROTOTYPE, 400, 'constructor.prototype.'],
  ['a byte order mark', 'POST', '/v2/members', json, '\uFEFF{"name":"Asha","password":"x"}', 200, 'member'],
  ['brackets in a text', 'POST', '/v2/members', json, `{"name":"\\"${nested(99)}","password":"x"}`, 200, 'member'],
  ['an unknown charset', 'POST', '/v2/members', foo, '{}', 415, 'The charset foo is not known.'],
  ['a form', 'POST', '/v2/members', { 'content-type': 'text/plain' }, 'name=x', 415, 'Please send application/json.'],
  ['a call without an operation', 'GET', '/v2/books/Kim/fire', {}, undefined, 200, '"ashes"'],
  ['a broken operation', 'GET', '/v2/books/Kim/loss', {}, undefined, 500, '"Internal Server Error","status":500}'],
  ['a forced response', 'GET', '/v2/books', { prefer: 'example=none' }, undefined, 200, '[]'],
  ['a situation', 'GET', '/v2/books', { 'x-mock-situation': 'closed' }, undefined, 503, 'Service Unavailable'],
  ['an unknown situation', 'GET', '/v2/books', { 'x-mock-situation': 'flood' }, undefined, 400, 'does not exist'],
  ['an extra route', 'GET', '/hours?day=Monday&day=Friday', {}, undefined, 200, 'Monday: 9 to 5'],
  ['a wrong method', 'POST', '/v2/books', json, '{}', 405, 'GET, HEAD'],
  ['a method that few know', 'QUERY', '/v2/books', {}, undefined, 405, 'GET, HEAD'],
  ['an unknown path', 'GET', '/v2/maps', {}, undefined, 404, 'Nothing is served at this address'],
  ['another case', 'GET', '/v2/Books', {}, undefined, 404, 'Nothing is served at this address'],
  ['a final slash', 'GET', '/v2/books/', {}, undefined, 404, 'Not Found'],
  ['a parameter that is too long', 'GET', `/v2/books/${'x'.repeat(10_000)}`, {}, undefined, 400, '"field":"title"'],
  ['a path out', 'GET', '/v2/books/..%2f..%2fetc', {}, undefined, 200, '[]'],
  ['invalid encoding', 'GET', '/v2/books/%E0%A4%A', {}, undefined, 400, 'The request could not be read.'],
])(
  'the engine responds to %s the same on a server and in a browser, and logs it',
  async (_, method, url, headers, body, status, words) => {
    server.requestLog.clear();
    const options = { method: method as 'GET', url, headers, ...(body !== undefined && { payload: body }) };
    const fromServer = await server.app.inject(options);
    const request = new Request(`https://library.example${url}`, { method, headers, body: body ?? null });
    const fromBrowser = await browser.respond(request, world);

    expect(fromServer.statusCode).toEqual(status);
    expect(fromServer.body).toContain(words);
    expect(fromBrowser.status).toEqual(status);
    expect(await fromBrowser.text()).toEqual(fromServer.body);
    expect(fromServer.headers['x-content-type-options']).toBe('nosniff');
    for (const name of ['content-type', 'cache-control', 'etag', 'allow', 'x-mock-situation'])
      expect(fromBrowser.headers.get(name)).toBe(fromServer.headers[name] ?? null);
    const [one, other] = [server.requestLog, browser.requestLog].map((log) => log.list().at(-1));
    const own = { id: 0, at: 0, ms: 0, requestHeaders: {} };
    // Fastify refuses invalid encoding before anything else.
    if (url.includes('%E0')) expect(one).toBeUndefined();
    else expect({ ...other, ...own }).toEqual({ ...one, ...own });
  },
);

it('the engine breaks the connection in a situation', async () => {
  world.situations.switchOn(rules.situation('fire'), 1);
  const send = () => browser.respond(new Request('https://library.example/books'), world);
  expect((await send()).type).toBe('error');
  expect((await send()).status).toBe(200);
});

it('the engine logs the situation of a request whose operation throws, and reports the error', async () => {
  server.bugs.length = 0;
  const { status, headers } = await server.send({ url: '/v2/books/Kim/loss', headers: { 'x-mock-latency': '1' } });
  expect(status).toBe(500);
  expect(headers['x-mock-situation']).toBe('latency:1');
  expect(server.requestLog.list().at(-1)).toMatchObject({ status: 500, appliedRules: ['latency:1'] });
  expect(server.bugs).toEqual(['GET /v2/books/Kim/loss']);
});
