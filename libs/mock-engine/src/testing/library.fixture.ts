/** A small API, other than the shop's: a library of books. Specs only. */
import type { InjectOptions } from 'fastify';
import type { RecordKind } from '../control/record-kinds.ts';
import type { Contract } from '../document/calls.ts';
import { rootCursor } from '../document/document.ts';
import type { MockDefinition } from '../engine/definition.ts';
import { describeDocument } from '../engine/document-definition.ts';
import type { Situation } from '../faults/fault.ts';
import { createRules } from '../faults/rules.ts';
import { createMasks } from '../http/mask.ts';
import { problem, HttpError } from '../http/problem.ts';
import { createApi, type ApiOptions } from '../server/mock-api.ts';
import type { Table } from '../store/rows.ts';
import type { EngineWorld } from '../worlds/worlds.ts';
import { inPath, json, list, object, takes, text, whole } from './description.fixture.ts';

interface Loan {
  readonly id: string;
  readonly title: string;
  readonly until: string;
}

export interface Library extends EngineWorld {
  readonly loans: Table<Loan>;
}

/** More than a kilobyte, so that the list is worth compressing. */
export const books = ['Kim', 'Emma', 'Middlemarch', 'Raag Darbari', 'Godaan'].flatMap((title) =>
  Array.from({ length: 10 }, (_, copy) => ({ title: `${title} ${copy}` })),
);

const problems = { content: { 'application/problem+json': { schema: {} } } };
const responses = { 200: json({}), 304: {}, 400: problems, 401: problems, 500: problems, 503: problems };
const closed = (properties: object, ...required: string[]) => ({
  ...object(properties, ...required),
  additionalProperties: false,
});
const at = (path: string, method: string, operationId: string, others: object = {}) => ({
  [path]: { [method]: { operationId, responses, ...others } },
});
const ofMembers = { security: [{ member: [] }] };
const bookList = json(list(closed({ title: text }, 'title')), { examples: { none: { value: [] } } });
const closedExample = { closed: { value: problem(503).body } };

/** As OpenAPI describes the library. */
export const document = {
  openapi: '3.1.0',
  servers: [{ url: '/v2', 'x-server-name': 'main' }],
  paths: {
    ...at('/books', 'get', 'listBooks', {
      responses: {
        ...responses,
        200: { ...bookList, headers: { 'X-Shelf': { schema: text } } },
        503: { content: { 'application/problem+json': { schema: {}, examples: closedExample } } },
      },
    }),
    ...at('/books/{title}', 'get', 'findBook', {
      parameters: [inPath('title', { ...text, minLength: 1, maxLength: 40 })],
    }),
    ...at('/books/{title}/loss', 'get', 'loseBook'),
    ...at('/books/{title}/fire', 'get', 'burnBook', { responses: { ...responses, 200: json({ const: 'ashes' }) } }),
    ...at('/books/{title}/loans', 'post', 'lendBook', {
      ...ofMembers,
      ...takes(closed({ days: { ...whole, maximum: 30 }, note: text }, 'days')),
    }),
    ...at('/loans', 'get', 'listLoans', ofMembers),
    ...at('/members', 'post', 'joinLibrary', takes(closed({ name: text, password: text }, 'name', 'password'))),
  },
};

export const contract: Contract = {
  ...describeDocument(rootCursor(document)),
  bases: { main: '/v2' },
  masks: createMasks({ fields: ['password', 'token', 'card_key'], path: /(\/card\/)[^/?]+/ }),
};

const inHouse = { group: 'house', title: 'Trouble' };
const situations = {
  fire: { ...inHouse, calls: ['listBooks'], connection: 'reset' },
  vanished: { ...inHouse, calls: ['listBooks'], connection: 'empty' },
  scribbled: { ...inHouse, calls: ['listBooks'], connection: 'garbage' },
  closed: { ...inHouse, calls: ['listBooks', 'listLoans'], respond: () => problem(503) },
  'no-books': { ...inHouse, calls: ['listBooks', 'listLoans'], respond: () => ({ status: 200, body: [] }) },
  'members-only': { ...inHouse, calls: ['lendBook'], respond: () => problem(401) },
  slow: { ...inHouse, latency: { min: 1, max: 1 }, bytesPerSecond: 20_000 },
  asleep: { ...inHouse, latency: { min: 60_000, max: 60_000 } },
  flaky: { ...inHouse, connection: 'reset', oneIn: 3 },
  strike: { ...inHouse, connection: 'reset' },
} as const satisfies Record<string, Situation>;

const plain = { 'content-type': 'text/plain' };

export const definition: MockDefinition<Library> = {
  contract,
  situations: () => situations,
  bodyLimit: 64 * 1024,
  operations: {
    listBooks: () => ({ status: 200, body: books, isCacheable: true }),
    findBook: ({ path }: { path: { title: string } }) => ({
      status: 200,
      body: books.filter(({ title }) => title === path.title),
    }),
    lendBook: ({ path, body }: { path: { title: string }; body: { days: number } }, { loans, random, clock }) => {
      const id = `loan-${random.bytes(8).join('-')}`;
      const until = new Date(clock.now() + body.days).toISOString();
      loans.put(id, { id, title: path.title, until });
      return { status: 200, body: { id, until } };
    },
    listLoans: (_: unknown, { loans }: Library) => ({ status: 200, body: loans.all() }),
    loseBook: () => {
      throw new Error('secret detail');
    },
    joinLibrary: () => ({ status: 200, body: { token: 'member' } }),
  },
  refusals: { joinLibrary: () => ({ status: 400, body: { error: 'Please give a name.' } }) },
  extraRoutes: [
    {
      method: 'GET',
      url: '/hours',
      respond: ({ query }) => ({ status: 200, headers: plain, body: `${query['day']}: 9 to 5` }),
    },
    {
      method: 'GET',
      url: '/card/:number',
      respond: () => ({ status: 200, headers: { ...plain, vary: 'Accept' }, body: 'card'.repeat(500) }),
    },
  ],
  authenticate: (authorization) => (authorization === 'Bearer member' ? 'Asha' : undefined),
  secretFor: (field) => (field === 'token' ? Promise.resolve('member') : undefined),
  worlds: {
    open: (base) => ({ ...base, loans: base.rows.table('loan') }),
    seed: ({ loans }) => loans.put('first', { id: 'first', title: 'Emma 1', until: '' }),
  },
};

export const rules = createRules(definition, definition.situations);

const loanRecords: RecordKind<Library> = {
  name: 'loans',
  title: 'Loans',
  fields: [
    { name: 'title', label: 'Book', type: 'text', isEditable: true },
    { name: 'until', label: 'Until', type: 'time' },
  ],
  count: ({ loans }) => loans.all().length,
  list: ({ loans }, limit) => loans.all().slice(-limit).reverse().map(loanView),
  change({ loans }, id, change) {
    const loan = loans.get(id);
    if (!loan) throw new HttpError(404, `No loan ${id}.`);
    loans.put(id, { ...loan, ...change });
    return loanView({ ...loan, ...change });
  },
};

const loanView = ({ id, title, until }: Loan) => ({ id, title, values: { title, until } });

type Options = Omit<ApiOptions, 'reportBug' | 'reportViolation'>;

export type LibraryServer = Awaited<ReturnType<typeof openLibrary>>;

/** A server of the library. A new world has one loan. */
export async function openLibrary(options: Options = {}) {
  const bugs: string[] = [];
  const described = { ...definition, recordKinds: [loanRecords] };
  const reports = { reportBug: (_: unknown, call: string) => void bugs.push(call), reportViolation: () => undefined };
  const { app, worlds, requestLog } = await createApi(described, { ...options, ...reports });

  /** Sends a request as a member. */
  const send = async (wanted: InjectOptions | string) => {
    const given = typeof wanted === 'string' ? { url: wanted } : wanted;
    const response = await app.inject({ ...given, headers: { authorization: 'Bearer member', ...given.headers } });
    return { status: response.statusCode, headers: response.headers, body: response.body };
  };
  return {
    app,
    worlds,
    requestLog,
    /** Calls of operations that threw. */
    bugs,
    send,
    /** Lends a book in a world. @returns the loan */
    async lend(world = 'default', payload: object | string = { days: 3 }) {
      const { status, body } = await send({ method: 'POST', url: `/__world/${world}/books/Kim/loans`, payload });
      if (status !== 200) throw new Error(body);
      return JSON.parse(body) as { id: string; until: string };
    },
    /** A call of the control API. */
    async control(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) {
      const response = await app.inject({ method, url: `/__mock${path}`, ...(payload && { payload }) });
      const body: unknown = response.body === '' ? undefined : response.json();
      return { status: response.statusCode, body };
    },
    /** Switches a situation on in the default world. */
    switchOn: (name: keyof typeof situations, times?: number) =>
      worlds.get('default').situations.switchOn(rules.situation(name), times),
  };
}
