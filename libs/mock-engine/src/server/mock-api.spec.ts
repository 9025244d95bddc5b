import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import type { CallInput } from '../http/call.ts';
import { loadDefinition } from '../engine/load-definition.ts';
import { folder } from '../testing/processes.fixture.ts';
import { closing, serveDocument, written } from '../testing/served.fixture.ts';
import { createApi, mockApi } from './mock-api.ts';

const json = (schema: object, others: object = {}) => ({
  description: '',
  content: { 'application/json': { schema, ...others } },
});
const text = { type: 'string' };
const at = (operationId: string, responses: object, others: object = {}) => ({ operationId, responses, ...others });
const document = (paths: object, schemas: object = {}) => ({
  openapi: '3.1.0',
  servers: [{ url: 'https://{place}.example/{version}', variables: { version: { default: 'v3' } } }],
  paths,
  components: { schemas },
});

/** A document with one call. */
const withCall = (operationId: string) =>
  document({ [`/${operationId}`]: { get: at(operationId, { 200: json(text) }) } });

it('the mock API gives parameters their types and defaults, and names those that are wrong', async () => {
  const query = (name: string, schema: object, others: object = {}) => ({ name, in: 'query', schema, ...others });
  const { send } = await serveDocument(
    document({
      '/rooms/{room-id}.json': {
        parameters: [{ name: 'room-id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: at(
          'find',
          { 200: json({}) },
          {
            parameters: [
              query('size', { type: 'number', maximum: 9, default: 2.5 }),
              query('isOpen', { type: 'boolean' }),
              query('tags', { type: 'array', items: { type: 'integer' } }),
              query('words', { type: 'array', items: text }, { explode: false }),
              query('filter', { type: 'object' }, { style: 'deepObject' }),
              { name: 'X-Floor', in: 'header', schema: { type: 'integer', default: 1 } },
            ],
          },
        ),
      },
    }),
    { operations: { find: (input: CallInput) => ({ status: 200, body: { ...input, url: input.url?.() } }) } },
  );
  const url = '/v3/rooms/7.json?isOpen=true&tags=1&tags=2&words=a,b&filter[name]=x&unknown=1';
  expect((await send(url)).body).toEqual({
    path: { 'room-id': 7 },
    query: { size: 2.5, isOpen: true, tags: [1, 2], words: ['a', 'b'], filter: { name: 'x' } },
    headers: { host: 'localhost:80', 'user-agent': 'lightMyRequest', 'x-floor': 1 },
    cookies: {},
    url: `http://localhost:80${url}`,
  });
  const { body } = await send({ url: '/rooms/x.json?size=10', headers: { 'x-floor': 'top' } });
  expect(body).toMatchObject({
    errors: [
      { field: 'room-id', detail: 'Must be a whole number.' },
      { field: 'size', detail: 'Must be a number to 9.' },
      { field: 'x-floor', detail: 'Must be a whole number.' },
    ],
  });
});

it('the mock API responds with the first example of the first success', async () => {
  const paths = {
    '/named': {
      get: at('named', { 201: json(text, { examples: { first: { value: 'one' }, second: { value: 'two' } } }) }),
    },
    '/gone': {
      delete: at('gone', {
        204: { description: '', headers: { 'X-Left': { schema: { type: 'integer', minimum: 3 } } } },
      }),
    },
    '/any': { put: at('any', { default: json({ const: true }, { example: true }), 404: json({}) }) },
  };
  const { send, requestLog } = await serveDocument(document(paths));
  expect(await send('/named')).toMatchObject({ status: 201, body: 'one' });
  expect(await send({ method: 'DELETE', url: '/gone' })).toMatchObject({
    status: 204,
    headers: { 'x-left': expect.stringMatching(/^\d+$/) as string },
    body: '',
  });
  expect(await send({ method: 'PUT', url: '/any' })).toMatchObject({ status: 200, body: true });
  for (const prefer of ['code=1000', 'code=199', 'code=200.5'])
    expect((await send({ method: 'PUT', url: '/any', headers: { prefer } })).status).toBe(400);
  expect(requestLog.coverage().violations).toBe(0);
});

it('every operation can be down or empty, alone or with all others', async () => {
  const tags = { type: 'array', items: text };
  const item = { type: 'object', properties: { id: { type: 'integer' }, tags } };
  const count = { type: 'integer', example: 1 };
  const page = { type: 'object', properties: { totalElements: count, items: { type: 'array', items: item } } };
  const headers = { 'X-Total-Count': { schema: count } };
  const rows = { total: 1, data: { rows: ['a'], of: 'b' } };
  const { send } = await serveDocument(
    document({
      '/items': { get: at('list', { 200: { ...json(page), headers } }), post: at('add', { 201: json(item) }) },
      '/items/{id}': { get: at('get', { 200: json(item) }) },
      '/items/{id}/rows': { get: at('rows', { 200: json({}, { example: rows }) }) },
      '/tags': { get: at('tags', { 200: json(tags) }) },
      '/notes/{id}': { get: at('note', { 200: json({}, { example: { tags: ['a'] } }) }) },
      '/settings': { get: at('settings', { 200: json(item) }), put: at('set', { 200: json(item) }) },
    }),
    { strictIds: true },
  );
  const inSituation = (name: string, url: string) => send({ url, headers: { 'x-mock-situation': name } });
  expect(await inSituation('down:list', '/items')).toMatchObject({ status: 503 });
  expect(await inSituation('down:list', '/items/1')).toMatchObject({ status: 200 });
  expect(await inSituation('empty', '/items')).toMatchObject({
    status: 200,
    headers: { 'x-total-count': '0' },
    body: { totalElements: 0, items: [] },
  });
  const noRows = { total: 0, data: { rows: [], of: 'b' } };
  expect(await inSituation('empty', '/items/1/rows')).toMatchObject({ status: 200, body: noRows });
  expect(await inSituation('empty', '/tags')).toMatchObject({ status: 200, body: [] });
  for (const path of ['/items/1', '/notes/1', '/settings'])
    expect(await inSituation('empty', path)).toMatchObject({ status: 404 });
  expect((await send('/__mock/situations')).body).toMatchObject({
    situations: expect.arrayContaining([
      { name: 'down', group: 'Every operation', title: 'Responds 503' },
      { name: 'down:list', group: 'list', title: 'list: Responds 503' },
    ]) as object,
  });
});

it('the mock API reads a changed document at once, keeps what is stored, and reports a broken one', async () => {
  const todos = (title: string, path = '/todos') =>
    document({
      [path]: {
        get: at('list', {
          200: json(
            { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
            { example: [{ id: 1 }] },
          ),
        }),
        post: at('add', { 201: json({ type: 'object', properties: { id: { type: 'integer' } } }) }),
      },
      [`${path}/{id}`]: { get: at('get', { 200: json({ type: 'object', properties: { id: { type: 'integer' } } }) }) },
      '/title': { get: at('title', { 200: json({}, { example: title }) }) },
    });
  const said: string[] = [];
  const { send, app } = await serveDocument(todos('old'), { isWatching: true, report: (line) => void said.push(line) });
  await send({ method: 'POST', url: '/todos', payload: {} });
  written(todos('new'));
  await until(async () => (await send('/title')).body === 'new');
  expect((await send('/todos')).body).toEqual([{ id: 1 }, { id: 2 }]);

  written('{ "paths": {},\n "openapi": "4.0.0" }');
  await until(() => said.length > 0);
  expect(said[0]).toMatch(/api\.json:2 Not an OpenAPI document: .*\. The last valid document is still served\.$/);
  const { body } = await app.inject('/__mock/contract');
  expect(JSON.parse(body)).toMatchObject({ isServed: false, error: { line: 2 } });
  expect((await send('/title')).body).toBe('new');
  written(todos('newest'));
  await until(async () => (await send('/title')).body === 'newest');
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

it('the mock API names the violations of the world that caused them', async () => {
  const number = { name: 'page', in: 'query', schema: { type: 'integer' } };
  const api = await serveDocument(
    document({ '/todos': { get: at('listTodos', { 200: json(text) }, { parameters: [number] }) } }),
  );
  await api.send('/v3/todos?page=1');
  await api.send({ url: '/v3/todos?page=x', headers: { 'x-mock-world': 'other' } });
  await api.send('/__world/other/v3/todos');
  expect(() => api.checkRequests()).not.toThrow();
  expect(() => api.checkRequests('other')).toThrow('GET /v3/todos?page=x: request: page: ');
  expect(api.requests().length).toBe(1);
  expect(api.requests('other').length).toBe(2);
});

it('a data file belongs to one document, which may be edited, and refuses another', async () => {
  const dataFile = join(folder, 'mock.sqlite');
  const titled = (title: string, ...names: string[]) => ({
    ...document(Object.fromEntries(names.map((name) => [`/${name}`, { get: at(name, { 200: json(text) }) }]))),
    info: { title, version: '1' },
  });
  await (await serveDocument(titled('Shelves', 'shelves'), { dataFile })).app.close();
  await (await serveDocument(titled('Shelves', 'shelves', 'books'), { dataFile })).app.close();
  const belongs = /mock\.sqlite belongs to the API "Shelves", not to "Shops"\. Use another data file\.$/;
  await expect(serveDocument(titled('Shops', 'shelves'), { dataFile })).rejects.toThrow(belongs);
  const running = await serveDocument(titled('Shelves', 'books'), { dataFile, isWatching: true, report: () => {} });
  written(titled('Shops', 'orders'));
  await until(async () => (await running.send('/orders')).status === 200);
  await running.app.close();
  await (await serveDocument(titled('Shops', 'orders'), { dataFile })).app.close();
});

it('a request keeps the document that it began with, whatever is saved meanwhile', async () => {
  const one = (path: string) => document({ [path]: { get: at('one', { 200: json(text, { example: path }) }) } });
  const { send, app } = await serveDocument(one('/old'), { isWatching: true, report: () => {} });
  const slow = send({ url: '/old', headers: { 'x-mock-latency': '600' } });
  await pause(50);
  written(document({ '/new': { get: at('two', { 200: json(text) }) } }));
  await until(async () => (await send('/new')).status === 200);
  expect(await slow).toMatchObject({ status: 200, body: '/old' });
  expect((await send('/old')).status).toBe(404);
  const { body } = await app.inject('/__mock/requests');
  expect(JSON.parse(body)).toMatchObject({
    requests: expect.arrayContaining([expect.objectContaining({ operationId: 'one', violations: [] })]) as object,
  });
});

it('refuses operations and situations for calls that no document has', async () => {
  const operations = { 'GET /listTodos': () => ({ status: 200, body: '' }) };
  const { documents } = await serveDocument(withCall('listTodos'), { operations });
  const respond = () => ({ status: 200, body: '' });
  await expect(mockApi({ documents, operations: { lisTodos: respond } })).rejects.toThrow(
    'operations.lisTodos: There is no operation lisTodos. The document has listTodos.',
  );
  const closed = { calls: ['listTodos', 'constructor'], respond: { status: 403, body: '' } };
  await expect(mockApi({ documents, situations: { closed } })).rejects.toThrow(
    'situations.closed.calls.1: There is no',
  );
});

it('takes what a configuration file may say, and names what is wrong', async () => {
  const secured = { ...at('whoAmI', { 200: json(text), 401: json(text) }), security: [{ bearer: [] }] };
  const sign = { ...at('sign', { 201: json(text) }), requestBody: json({}) };
  const paths = { '/me': { get: secured }, '/new': { get: at('new', { 200: json(text) }) }, '/sign': { post: sign } };
  const { send } = await serveDocument(document(paths), {
    active: ['closed'],
    situations: { closed: { calls: ['new'], respond: { status: 418, body: 'closed' } } },
    authenticate: (authorization) => authorization?.replace('Bearer ', ''),
    operations: {
      whoAmI: ({ principal }: { principal: string }) => ({ status: 200, body: principal }),
      sign: ({ bytes }: { bytes: Uint8Array }) => ({ status: 201, body: `${bytes.length} bytes` }),
    },
  });
  expect(await send({ url: '/me', headers: { authorization: 'Bearer Asha' } })).toMatchObject({ body: 'Asha' });
  expect(await send('/me')).toMatchObject({ status: 401 });
  expect(await send('/new')).toMatchObject({ status: 418, body: 'closed' });
  expect(await send({ url: '/sign', method: 'POST', payload: { a: 1 } })).toMatchObject({ body: '7 bytes' });

  const documents = written(withCall('one'));
  const wrong = async (options: object) => mockApi({ documents, ...options });
  await expect(wrong({ contract: 'a' })).rejects.toThrow('contract: There is no such key. Allowed: documents, ');
  await expect(wrong({ active: ['clsed'] })).rejects.toThrow('There is no situation clsed. Allowed: down, ');
  await expect(mockApi({})).rejects.toThrow('Give an OpenAPI document');
});

it('two servers in a process share no document', async () => {
  const definition = await loadDefinition([{ document: written(withCall('one')) }]);
  const watching = closing(await createApi(definition, { isWatching: true, report: () => {} }));
  const other = closing(await createApi(definition));
  written(withCall('two'));
  await until(() => 'two' in watching.contract.calls);
  expect(Object.keys(other.contract.calls)).toEqual(['one']);
  expect((await other.app.inject('/one')).statusCode).toBe(200);
});

it('documents are served below their bases, each with its own items, and one name in two of them stays two', async () => {
  const items = {
    type: 'array',
    items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  };
  const api = (title: string) => ({
    ...document({
      '/items': { get: at('list', { 200: json(items, { example: [] }) }), post: at('add', { 201: json(items.items) }) },
      '/items/{id}': { get: at('get', { 200: json(items.items) }) },
    }),
    info: { title, version: '1' },
  });
  const served = ['a', 'b'].map((name) => ({ document: written(api(name), `${name}.json`), base: `/${name}` }));
  const { app, contract } = closing(await createApi(await loadDefinition(served)));
  expect((await app.inject({ method: 'POST', url: '/a/items', payload: {} })).statusCode).toBe(201);
  expect((await app.inject('/a/items')).json()).toEqual([{ id: 1 }]);
  expect((await app.inject('/b/items')).json()).toEqual([]);
  expect(Object.keys(contract.calls)).toEqual(['list', 'add', 'get', '/b list', '/b add', '/b get']);
  expect(contract.kept?.map(({ path }) => path)).toEqual(['/a/items', '/b/items']);
});

it('limits and secrets are configured', async () => {
  const body = { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } };
  const { send, app } = await serveDocument(document({ '/cards': { post: at('add', { 200: json({}) }, body) } }), {
    bodyLimit: 1000,
    masks: { fields: ['card.number', 'ssn'] },
  });
  const headers = { referer: 'https://app.example/?api_key=x&page=1' };
  const post = (payload: object) =>
    send({ method: 'POST', url: '/cards?ssn=1&card[number]=4111&nextPageToken=2', headers, payload });
  const others = { password: { value: 'x' }, secret: ['x'], number: '4111', nextPageToken: 'p2' };
  const spellings = { accessToken: 'x', 'client-secret': 'x', newPassword: 'x', password_confirmation: 'x' };
  await post({
    card: { number: '4111', year: 30 },
    ssn: 7,
    ...others,
    'card[number]': '4111',
    token: null,
    ...spellings,
  });
  const { body: logged } = await app.inject('/__mock/requests/1');
  expect(JSON.parse(logged)).toMatchObject({
    url: '/cards?ssn=***&card[number]=***&nextPageToken=2',
    requestHeaders: { referer: 'https://app.example/?api_key=***&page=1' },
    request: {
      ...{ card: { number: '•••', year: 30 }, ssn: '•••', password: '•••', secret: '•••', 'card[number]': '•••' },
      ...{ number: '4111', nextPageToken: 'p2', token: null },
      ...Object.fromEntries(Object.keys(spellings).map((name) => [name, '•••'])),
    },
  });
  expect((await post({ long: 'x'.repeat(1000) })).status).toBe(413);
});

it('what the document has as a secret is hidden in addresses, headers and both bodies', async () => {
  const secret = { type: 'string', format: 'password' };
  const fields = {
    type: 'object',
    properties: { note: { type: 'string', writeOnly: true }, sort: { type: 'string' } },
  };
  const body = { requestBody: { content: { 'application/json': { schema: fields } } } };
  const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });
  const parameters = [
    inPath('token', { type: 'string' }),
    inPath('key', secret),
    { name: 'otp', in: 'query', schema: secret },
    { name: 'X-Pin', in: 'header', schema: secret },
  ];
  const paths = { '/resets/{token}/by/{key}': { post: at('reset', { 200: json({}) }, { ...body, parameters }) } };
  const { send, app } = await serveDocument(document(paths), {
    operations: {
      reset: () => ({
        status: 200,
        body: { note: 'leak', sort: 'oak', text: 'got {"token":"leak"}', torn: '{"by":{"token" : "leak' },
      }),
    },
  });
  await send({
    method: 'POST',
    url: '/resets/leak1/by/leak2?otp=leak3&page=1;otp=leak;4',
    headers: {
      ...{ 'x-pin': 'leak5', referer: 'https://app.example/resets/leak6/by/leak7#top' },
      via: '/resets/leak9/by/leak /resets/leak/by/leak',
    },
    payload: { note: 'leak8', sort: 'oak' },
  });
  const { body: logged } = await app.inject('/__mock/requests/1');
  expect(logged).not.toContain('leak');
  expect(JSON.parse(logged)).toMatchObject({
    url: '/resets/***/by/***?otp=***&page=***',
    requestHeaders: { 'x-pin': '•••', referer: 'https://app.example/resets/***/by/***#top' },
    request: { note: '•••', sort: 'oak' },
    response: { note: '•••', sort: 'oak', text: 'got {"token":"•••"}', torn: '•••' },
  });
});

it('a recording is replayed as it was recorded, page by page, but for the fields that are configured as secret', async () => {
  const pages = document({ '/items': { get: at('list', { 200: json({}) }) } });
  const { send } = await serveDocument(pages, { masks: { fields: ['card.number'] } });
  const entry = (page: string, body: object) => ({
    request: { method: 'GET', url: `https://x.example/items?page_token=${page}`, headers: [] },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text: JSON.stringify(body) } },
  });
  const entries = [
    entry('A', { nextPageToken: 'B', token: 'abc', price: { number: 1.5 }, card: { number: '4111', last: 4 } }),
    entry('B', { nextPageToken: '' }),
  ];
  await send({ method: 'POST', url: '/__mock/worlds/default/recordings', payload: { log: { entries } } });
  expect((await send('/items?page_token=B')).body).toEqual({ nextPageToken: '' });
  expect((await send('/items?page_token=A')).body).toEqual({
    nextPageToken: 'B',
    token: 'abc',
    price: { number: 1.5 },
    card: { number: '•••', last: 4 },
  });
});

it('a request is no violation whose world was reset meanwhile', async () => {
  const items = document({ '/items': { get: at('list', { 200: json({}) }), put: at('put', { 200: json({}) }) } });
  const reset = () => api.worlds.reset('default');
  const api = await serveDocument(items, {
    operations: {
      list: () => (reset(), { status: 418, body: null }),
      put: (_input, { rows }) => (reset(), rows.table('item').put('1', 1), { status: 200, body: null }),
    },
  });
  expect((await api.send('/items')).status).toBe(418);
  expect((await api.send({ method: 'PUT', url: '/items' })).status).toBe(503);
  expect(api.requests()).toMatchObject([{ violations: [] }, { violations: [] }]);
  api.checkRequests();
});

it('what breaks the contract is served with a warning when checks only warn', async () => {
  const item = { type: 'object', required: ['title'], properties: { id: { type: 'integer' }, title: text } };
  const body = { requestBody: { required: true, content: { 'application/json': { schema: item } } } };
  const items = document({
    '/items': {
      get: at('list', { 200: json({ type: 'array', items: item }) }),
      post: at('add', { 201: json(item) }, body),
    },
    '/items/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: at('get', { 200: json(item) }),
      patch: at('change', { 200: json(item) }, body),
    },
  });
  const { send, requests } = await serveDocument(items, { validate: 'warn' });
  const post = (payload: string, type = 'application/json', method: 'POST' | 'PATCH' = 'POST', url = '/items') =>
    send({ method, url, headers: { 'content-type': type }, payload });
  const made = await post('{"title":7}');
  expect(made).toMatchObject({
    status: 201,
    body: { title: '7' },
    headers: { 'x-mock-violations': expect.stringContaining('title: Must be') as string },
  });
  for (const payload of ['{', '[]', '7', 'null', '""']) expect((await post(payload)).status).toBe(201);
  expect((await post('a=1', 'text/csv')).headers['x-mock-violations']).toMatch(/Please send application\/json/);
  await send({ method: 'POST', url: '/items', headers: { 'content-encoding': 'zstd' }, payload: {} });
  expect(requests().at(-1)?.violations).toEqual([expect.stringMatching('Please send it as it is, or as gzip')]);
  expect((await post('[1]', undefined, 'PATCH', `/items/${(made.body as { id: number }).id}`)).status).toBe(200);
  expect((await send('/items/none')).headers['x-mock-violations']).toMatch(/id: Must be a whole number/);
  expect(requests().every(({ violations }) => violations.some((one) => one.startsWith('request: ')))).toBe(true);
});

it('a start that fails lets go of the data file', async () => {
  const [given, dataFile] = [document({}), join(folder, 'data.sqlite')];
  const missing = { httpsCert: 'none.pem', httpsKey: 'none.pem' };
  await expect(serveDocument(given, { dataFile, ...missing })).rejects.toThrow('none.pem');
  await expect(serveDocument(given, { dataFile })).resolves.toBeDefined();
});

it('an address at which nothing is served names the nearest', async () => {
  const call = (id: string) => at(id, { 200: json(text) });
  const paths = {
    '/todos': { get: call('list'), post: call('add') },
    '/todos/{id}': { get: call('get') },
    '/users': { get: call('users') },
  };
  const { send } = await serveDocument(document(paths));
  const detail = async (url: string) => ((await send(url)).body as { detail: string }).detail;
  const start = 'Nothing is served at this address.';
  expect(await detail('/v3/Todo')).toMatch(`${start} The nearest: GET, POST /v3/todos; GET /v3/`);
  expect(await detail('/api/v3/todos/7')).toMatch(`${start} The nearest: GET /v3/todos/{id}`);
  expect(await detail('/favicon.ico')).toBe(start);
});
