import { createEngine } from './pipeline/engine.ts';
import { systemRandom } from './ports/random.ts';
import type { ApiDefinition } from './pipeline/definition.ts';
import { createRequestLog } from './request-log/request-log.ts';
import { readRule } from './recordings/read-rule.ts';
import { createServer } from './server/create-server.ts';
import { createRules, type RuleSource } from './situations/rules.ts';
import { webApi } from './web/web-adapter.ts';
import { createWorldRegistry } from './worlds/world-registry.ts';
import { createRows } from './store/rows.ts';
import { openWorld, type EngineWorld } from './worlds/world.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

// A contract other than the shop's: a library of books.

interface Library extends EngineWorld {
  readonly lent: string[];
}

const answers = { 200: 'json', 400: 'problem', 401: 'problem', 503: 'problem' } as const;
const get = { method: 'GET', server: 'main', bearer: false, hasBody: false, answers } as const;
const books = [{ title: 'Kim' }];

const contract: ApiDefinition<Library>['contract'] = {
  calls: {
    listBooks: { ...get, path: '/books' },
    lendBook: { ...get, method: 'POST', path: '/books/{title}/loans', bearer: true, hasBody: true },
    loseBook: { ...get, path: '/books/{title}/loss' },
    burnBook: { ...get, path: '/books/{title}/fire' },
  },
  requestSchemas: { lendBook: { body: z.strictObject({ days: z.int().max(30) }) } },
  answerSchemas: {},
  examples: { listBooks: { 200: { none: [] } } },
  bases: { main: '/v2' },
  shortServer: 'main',
  portal: /^$/,
  secretPath: /(\/card\/)[^/]+/,
  fieldNames: () => [],
};

const definition: ApiDefinition<Library> = {
  contract,
  operations: {
    listBooks: () => ({ status: 200, body: books, isCacheable: true }),
    lendBook: ({ path }: { path: { title: string } }, { lent }: Library) => {
      lent.push(path.title);
      return { status: 200, body: { lent: lent.length } };
    },
    loseBook: () => {
      throw new Error('The book is lost.');
    },
  },
  operationsFile: 'library.ts',
  refusals: {},
  rules: createRules(contract, { fire: { group: 'house', title: 'Fire', calls: ['listBooks'], connection: 'reset' } }),
  extraRoutes: [
    {
      method: 'GET',
      url: '/hours',
      why: 'When it is open.',
      answer: ({ query }) => ({ status: 200, headers: {}, body: `${query['day']}: 9 to 5` }),
    },
  ],
  callerOf: (authorization) => (authorization === 'Bearer member' ? 'Asha' : undefined),
  issueToken: async () => 'member',
};

const openLibrary = (base: EngineWorld): Library => ({ ...base, lent: [] });
const ruleOf = (source: RuleSource) => readRule(source, definition.rules, contract);

const bugs: unknown[] = [];
/** An engine with a log of its own. */
function newEngine() {
  const requestLog = createRequestLog(contract, () => undefined);
  return { requestLog, engine: createEngine(definition, { requestLog, reportBug: (_, call) => void bugs.push(call) }) };
}
const [onServer, inBrowser] = [newEngine(), newEngine()];
let app: FastifyInstance;
let world: Library;
beforeAll(async () => {
  const worlds = createWorldRegistry({ maker: { open: openLibrary, seed: () => undefined }, ruleOf });
  const reportBug = () => undefined;
  app = await createServer({ ...onServer, worlds, controlRoutes: [], reportBug, summary: () => ({}) });
  world = openLibrary(openWorld({ name: 'default', rows: createRows(), random: systemRandom, ruleOf }));
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const member = { ...json, authorization: 'Bearer member' };

it.each([
  ['a list', 'GET', '/v2/books', {}, undefined, 200, '[{"title":"Kim"}]'],
  ['an address without its base', 'GET', '/books', {}, undefined, 200, '[{"title":"Kim"}]'],
  ['a call by a member', 'POST', '/v2/books/Kim/loans', member, '{"days":3}', 200, '{"lent":1}'],
  ['a call without a token', 'POST', '/v2/books/Kim/loans', json, '{"days":3}', 401, 'Please sign in.'],
  ['a call that breaks the contract', 'POST', '/v2/books/Kim/loans', member, '{"days":31}', 400, '"field":"days"'],
  ['a body that is not JSON', 'POST', '/v2/books/Kim/loans', member, '{', 400, 'not valid JSON'],
  ['a call without an operation', 'GET', '/v2/books/Kim/fire', {}, undefined, 501, 'add it to library.ts'],
  ['a broken operation', 'GET', '/v2/books/Kim/loss', {}, undefined, 500, 'Internal Server Error'],
  ['a forced response', 'GET', '/v2/books', { prefer: 'example=none' }, undefined, 200, '[]'],
  ['an extra route', 'GET', '/hours?day=Monday', {}, undefined, 200, 'Monday: 9 to 5'],
  ['a wrong method', 'POST', '/v2/books', json, '{}', 405, 'GET, HEAD'],
  ['an unknown path', 'GET', '/v2/maps', {}, undefined, 404, 'Nothing is served at this address'],
] as const)(
  'responds to %s the same on a server and in a browser',
  async (_, method, url, headers, body, status, words) => {
    const fromServer = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
    const request = new Request(`https://library.example${url}`, { method, headers, body: body ?? null });
    const fromBrowser = await webApi(inBrowser.engine)(request, world);

    expect([fromServer.statusCode, fromServer.body]).toEqual([status, expect.stringContaining(words)]);
    expect([fromBrowser.status, await fromBrowser.text()]).toEqual([status, fromServer.body]);
    const [one, other] = [onServer, inBrowser].map(({ requestLog }) => requestLog.list().at(-1));
    expect(other).toEqual({
      ...one,
      at: expect.any(Number) as number,
      ms: expect.any(Number) as number,
      headers: other?.headers,
    });
    expect(one).toMatchObject({ method, url, status });
  },
);

it('breaks the connection in a situation', async () => {
  const rule = definition.rules.situation('fire');
  if (rule.ok) world.situations.switchOn(rule.rule, 1);
  const send = () => webApi(inBrowser.engine)(new Request('https://library.example/books'), world);
  expect([(await send()).type, (await send()).status]).toEqual(['error', 200]);
});

it('logs the situation of a request whose operation throws, and reports the error', async () => {
  bugs.length = 0;
  const { statusCode, headers } = await app.inject({ url: '/v2/books/Kim/loss', headers: { 'x-mock-latency': '1' } });
  expect([statusCode, headers['x-mock-situation']]).toEqual([500, 'latency:1']);
  expect(onServer.requestLog.list().at(-1)).toMatchObject({ status: 500, because: ['latency:1'] });
  expect(bugs).toEqual(['GET /v2/books/Kim/loss']);
});
