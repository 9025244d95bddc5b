import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadDefinition } from '../engine/load-definition.ts';
import type { CallInput } from '../http/call.ts';
import { inPath, json, list, made, object, ok, query, takes, text, whole } from '../testing/description.fixture.ts';
import { folder } from '../testing/processes.fixture.ts';
import { closing, serveDocument, written } from '../testing/served.fixture.ts';
import { createApi, mockApi } from './mock-api.ts';

const document = (paths: object, title = 'Described') => ({
  openapi: '3.1.0',
  info: { title, version: '1' },
  servers: [{ url: 'https://{place}.example/{version}', variables: { version: { default: 'v3' } } }],
  paths,
});
const gets = (operationId: string, example?: unknown) => ({
  get: { operationId, ...ok(example ? {} : text, { example }) },
});
/** A document with one call. */
const withCall = (operationId: string) => document({ [`/${operationId}`]: gets(operationId) });
const anything = takes({ type: 'object' });

it('the mock API gives parameters their types and defaults, and names those that are wrong', async () => {
  const parameters = [
    query('size', { type: 'number', maximum: 9, default: 2.5 }),
    query('isOpen', { type: 'boolean' }),
    { name: 'X-Floor', in: 'header', schema: { ...whole, default: 1 } },
  ];
  const find = { operationId: 'find', parameters, ...ok({}) };
  const { send } = await serveDocument(
    document({ '/rooms/{room-id}.json': { parameters: [inPath('room-id', whole)], get: find } }),
    { operations: { find: (input: CallInput) => ({ status: 200, body: { ...input, url: input.url?.() } }) } },
  );
  const url = '/v3/rooms/7.json?isOpen=true&unknown=1';
  expect((await send(url)).body).toEqual({
    path: { 'room-id': 7 },
    query: { size: 2.5, isOpen: true },
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
  const left = { description: '', headers: { 'X-Left': { schema: { ...whole, minimum: 3 } } } };
  const { send, requestLog } = await serveDocument(
    document({
      '/named': { get: made(text, { examples: { first: { value: 'one' }, second: { value: 'two' } } }) },
      '/gone': { delete: { responses: { 204: left } } },
      '/any': { put: { responses: { default: json({ const: true }, { example: true }), 404: json({}) } } },
    }),
  );
  expect(await send('/named')).toMatchObject({ status: 201, body: 'one' });
  const headers = { 'x-left': expect.stringMatching(/^\d+$/) as string };
  expect(await send({ method: 'DELETE', url: '/gone' })).toMatchObject({ status: 204, headers, body: '' });
  expect(await send({ method: 'PUT', url: '/any' })).toMatchObject({ status: 200, body: true });
  for (const prefer of ['code=1000', 'code=199', 'code=200.5'])
    expect((await send({ method: 'PUT', url: '/any', headers: { prefer } })).status).toBe(400);
  expect(requestLog.coverage().violations).toBe(0);
});

it('every operation can be down or empty, alone or with all others', async () => {
  const item = object({ id: whole, tags: list(text) });
  const count = { ...whole, example: 1 };
  const page = object({ totalElements: count, items: list(item) });
  const headers = { 'X-Total-Count': { schema: count } };
  const { send } = await serveDocument(
    document({
      '/items': {
        get: { operationId: 'list', responses: { 200: { ...json(page), headers } } },
        post: made(item),
      },
      '/items/{id}': { get: ok(item) },
      '/items/{id}/rows': gets('rows', { total: 1, data: { rows: ['a'], of: 'b' } }),
      '/tags': { get: ok(list(text)) },
      '/notes/{id}': gets('note', { tags: ['a'] }),
      '/settings': { get: ok(item), put: ok(item) },
    }),
    { strictIds: true },
  );
  const inSituation = (name: string, url: string) => send({ url, headers: { 'x-mock-situation': name } });
  expect(await inSituation('down:list', '/items')).toMatchObject({ status: 503 });
  expect(await inSituation('down:list', '/items/1')).toMatchObject({ status: 200 });
  const none = { headers: { 'x-total-count': '0' }, body: { totalElements: 0, items: [] } };
  expect(await inSituation('empty', '/items')).toMatchObject({ status: 200, ...none });
  const noRows = { total: 0, data: { rows: [], of: 'b' } };
  expect(await inSituation('empty', '/items/1/rows')).toMatchObject({ status: 200, body: noRows });
  expect(await inSituation('empty', '/tags')).toMatchObject({ status: 200, body: [] });
  for (const path of ['/items/1', '/notes/1', '/settings'])
    expect(await inSituation('empty', path)).toMatchObject({ status: 404 });
  const post = (url: string, payload?: object) => send({ method: 'POST', url, payload });
  await post('/__mock/worlds/default/situations', { situation: 'empty', times: 1 });
  expect((await post('/items')).headers).not.toHaveProperty('x-mock-situation');
  expect((await send('/items/1')).status).toBe(404);
  expect((await send('/__mock/situations')).body).toMatchObject({
    situations: expect.arrayContaining([
      { name: 'down', group: 'Every operation', title: 'Responds 503' },
      { name: 'down:list', group: 'list', title: 'list: Responds 503' },
    ]) as object,
  });
});

it('the mock API reads a changed document at once, keeps what is stored, and reports a broken one', async () => {
  const item = object({ id: whole });
  const todos = (title: string) =>
    document({
      '/todos': { get: ok(list(item), { example: [{ id: 1 }] }), post: made(item) },
      '/todos/{id}': { get: ok(item) },
      '/title': gets('title', title),
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
  expect((await app.inject('/__mock/contract')).json()).toMatchObject({ isServed: false, error: { line: 2 } });
  expect((await send('/title')).body).toBe('new');
  written(todos('newest'));
  await until(async () => (await send('/title')).body === 'newest');
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

it('the mock API names the violations of the world that caused them', async () => {
  const get = { parameters: [query('page', whole)], ...ok(text) };
  const api = await serveDocument(document({ '/todos': { get } }));
  await api.send('/v3/todos?page=1');
  await api.send({ url: '/v3/todos?page=x', headers: { 'x-mock-world': 'other' } });
  await api.send('/__world/other/v3/todos');
  expect(() => api.checkRequests()).not.toThrow();
  expect(() => api.checkRequests('other')).toThrow('GET /v3/todos?page=x: request: page: ');
  expect(['default', 'other'].map((world) => api.requests(world).length)).toEqual([1, 2]);
});

it('a data file belongs to one document, which may be edited, and refuses another', async () => {
  const dataFile = join(folder, 'mock.sqlite');
  const titled = (title: string, ...names: string[]) =>
    document(Object.fromEntries(names.map((name) => [`/${name}`, gets(name)])) as object, title);
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
  const { send, requests } = await serveDocument(document({ '/old': gets('one', '/old') }), {
    isWatching: true,
    report: () => {},
  });
  const slow = send({ url: '/old', headers: { 'x-mock-latency': '600' } });
  await pause(50);
  written(document({ '/new': gets('two') }));
  await until(async () => (await send('/new')).status === 200);
  expect(await slow).toMatchObject({ status: 200, body: '/old' });
  expect((await send('/old')).status).toBe(404);
  expect(requests()).toContainEqual(expect.objectContaining({ operationId: 'one', violations: [] }));
});

it('takes what a configuration file may say, and names what is wrong', async () => {
  const secured = {
    operationId: 'whoAmI',
    responses: { 200: json(text), 401: json(text) },
    security: [{ bearer: [] }],
  };
  const sign = { operationId: 'sign', requestBody: json({}), ...made(text) };
  const paths = { '/me': { get: secured }, '/new': gets('new'), '/sign': { post: sign } };
  const { send } = await serveDocument(document(paths), {
    active: ['closed'],
    situations: { closed: { calls: ['new'], respond: { status: 418, body: 'closed' } } },
    authenticate: (authorization) => authorization?.replace('Bearer ', ''),
    operations: {
      whoAmI: ({ principal }: { principal: string }) => ({ status: 200, body: principal }),
      'POST /sign': ({ bytes }: { bytes: Uint8Array }) => ({ status: 201, body: `${bytes.length} bytes` }),
    },
  });
  expect(await send({ url: '/me', headers: { authorization: 'Bearer Asha' } })).toMatchObject({ body: 'Asha' });
  expect(await send('/me')).toMatchObject({ status: 401 });
  expect(await send('/new')).toMatchObject({ status: 418, body: 'closed' });
  expect(await send({ url: '/sign', method: 'POST', payload: { a: 1 } })).toMatchObject({ body: '7 bytes' });

  const documents = written(withCall('one'));
  const wrong = (options: object) => expect(mockApi({ documents, ...options })).rejects;
  const respond = () => ({ status: 200, body: '' });
  const closed = { calls: ['one', 'constructor'], respond: respond() };
  await wrong({ contract: 'a' }).toThrow('contract: There is no such key. Allowed: documents, ');
  await wrong({ active: ['clsed'] }).toThrow('There is no situation clsed. Allowed: down, ');
  await wrong({ operations: { on: respond } }).toThrow(
    'operations.on: There is no operation on. The document has one.',
  );
  await wrong({ situations: { closed } }).toThrow('situations.closed.calls.1: There is no');
  await wrong({ documents: undefined }).toThrow('Give an OpenAPI document');
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
  const item = object({ id: whole }, 'id');
  const api = document({
    '/items': {
      get: { operationId: 'list', ...ok(list(item), { example: [] }) },
      post: { operationId: 'add', ...made(item) },
    },
    '/items/{id}': { get: { operationId: 'get', ...ok(item) } },
  });
  const served = ['a', 'b'].map((name) => ({ document: written(api, `${name}.json`), base: `/${name}` }));
  const { app, contract } = closing(await createApi(await loadDefinition(served)));
  expect((await app.inject({ method: 'POST', url: '/a/items', payload: {} })).statusCode).toBe(201);
  expect((await app.inject('/a/items')).json()).toEqual([{ id: 1 }]);
  expect((await app.inject('/b/items')).json()).toEqual([]);
  expect(Object.keys(contract.calls)).toEqual(['list', 'add', 'get', '/b list', '/b add', '/b get']);
  expect(contract.kept?.map(({ path }) => path)).toEqual(['/a/items', '/b/items']);
});

it('limits and secrets are configured', async () => {
  const { send } = await serveDocument(document({ '/cards': { post: { ...anything, ...ok({}) } } }), {
    bodyLimit: 1000,
    masks: { fields: ['card.number', 'ssn'] },
  });
  const headers = { referer: 'https://app.example/?api_key=x&page=1' };
  const post = (payload: object) =>
    send({ method: 'POST', url: '/cards?ssn=1&card[number]=4111&nextPageToken=2', headers, payload });
  const secrets = { ssn: 7, password: { value: 'x' }, secret: ['x'], 'card[number]': '4111' };
  const spellings = { accessToken: 'x', 'client-secret': 'x', newPassword: 'x', password_confirmation: 'x' };
  const others = { number: '4111', nextPageToken: 'p2', token: null };
  await post({ card: { number: '4111', year: 30 }, ...secrets, ...spellings, ...others });
  const hidden = Object.keys({ ...secrets, ...spellings }).map((name) => [name, '•••']);
  expect((await send('/__mock/requests/1')).body).toMatchObject({
    url: '/cards?ssn=***&card[number]=***&nextPageToken=2',
    requestHeaders: { referer: 'https://app.example/?api_key=***&page=1' },
    request: { card: { number: '•••', year: 30 }, ...(Object.fromEntries(hidden) as object), ...others },
  });
  expect((await post({ long: 'x'.repeat(1000) })).status).toBe(413);
});

it('what the document has as a secret is hidden in addresses, headers and both bodies', async () => {
  const secret = { ...text, format: 'password' };
  const parameters = [
    inPath('token'),
    inPath('key', secret),
    query('otp', secret),
    { name: 'X-Pin', in: 'header', schema: secret },
  ];
  const fields = object({ note: { ...text, writeOnly: true }, sort: text });
  const post = { operationId: 'reset', parameters, ...takes(fields), ...ok({}) };
  const body = { note: 'leak', sort: 'oak', text: 'got {"token":"leak"}', torn: '{"by":{"token" : "leak' };
  const { send } = await serveDocument(document({ '/resets/{token}/by/{key}': { post } }), {
    operations: { reset: () => ({ status: 200, body }) },
  });
  await send({
    method: 'POST',
    url: '/resets/leak1/by/leak2?otp=leak3&page=1;otp=leak;4',
    headers: {
      'x-pin': 'leak5',
      referer: 'https://app.example/resets/leak6/by/leak7#top',
      via: '/resets/leak9/by/leak /resets/leak/by/leak',
    },
    payload: { note: 'leak8', sort: 'oak' },
  });
  const { body: logged } = await send('/__mock/requests/1');
  expect(JSON.stringify(logged)).not.toContain('leak');
  expect(logged).toMatchObject({
    url: '/resets/***/by/***?otp=***&page=***',
    requestHeaders: { 'x-pin': '•••', referer: 'https://app.example/resets/***/by/***#top' },
    request: { note: '•••', sort: 'oak' },
    response: { note: '•••', sort: 'oak', text: 'got {"token":"•••"}', torn: '•••' },
  });
});

it('a recording is replayed as it was recorded, page by page, but for the fields that are configured as secret', async () => {
  const { send } = await serveDocument(document({ '/items': { get: ok({}) } }), { masks: { fields: ['card.number'] } });
  const entry = (page: string, body: object) => ({
    request: { method: 'GET', url: `https://x.example/items?page_token=${page}`, headers: [] },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text: JSON.stringify(body) } },
  });
  const first = { nextPageToken: 'B', token: 'abc', price: { number: 1.5 }, card: { number: '4111', last: 4 } };
  const entries = [entry('A', first), entry('B', { nextPageToken: '' })];
  await send({ method: 'POST', url: '/__mock/worlds/default/recordings', payload: { log: { entries } } });
  expect((await send('/items?page_token=B')).body).toEqual({ nextPageToken: '' });
  expect((await send('/items?page_token=A')).body).toEqual({ ...first, card: { number: '•••', last: 4 } });
});

it('a request is no violation whose world was reset meanwhile', async () => {
  const reset = () => api.worlds.reset('default');
  const items = { ...gets('list'), put: { operationId: 'put', ...ok({}) } };
  const api = await serveDocument(document({ '/items': items }), {
    operations: {
      list: () => (reset(), { status: 418, body: null }),
      put: (_input, { rows }) => (reset(), rows.table('item').put('1', 1), { status: 200, body: null }),
    },
  });
  expect((await api.send('/items')).status).toBe(418);
  expect((await api.send({ method: 'PUT', url: '/items' })).status).toBe(503);
  expect(api.requests()).toMatchObject([{ violations: [] }, { violations: [] }]);
});

it('what breaks the contract is served with a warning when checks only warn', async () => {
  const item = object({ id: whole, title: text }, 'title');
  const items = document({
    '/items': { get: ok(list(item)), post: { ...takes(item), ...made(item) } },
    '/items/{id}': {
      parameters: [inPath('id', whole)],
      get: ok(item),
      patch: { ...takes(item), ...ok(item) },
    },
  });
  const { send, requests } = await serveDocument(items, { validate: 'warn' });
  const post = (payload: string, type = 'application/json', method: 'POST' | 'PATCH' = 'POST', url = '/items') =>
    send({ method, url, headers: { 'content-type': type }, payload });
  const first = await post('{"title":7}');
  const headers = { 'x-mock-violations': expect.stringContaining('title: Must be') as string };
  expect(first).toMatchObject({ status: 201, body: { title: '7' }, headers });
  for (const payload of ['{', '[]', '7', 'null', '""']) expect((await post(payload)).status).toBe(201);
  expect((await post('a=1', 'text/csv')).headers['x-mock-violations']).toMatch(/Please send application\/json/);
  await send({ method: 'POST', url: '/items', headers: { 'content-encoding': 'zstd' }, payload: {} });
  expect(requests().at(-1)?.violations).toEqual([expect.stringMatching('Please send it as it is, or as gzip')]);
  expect((await post('[1]', undefined, 'PATCH', `/items/${(first.body as { id: number }).id}`)).status).toBe(200);
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
  const { send } = await serveDocument(
    document({
      '/todos': { get: ok(text), post: ok(text) },
      '/todos/{id}': { get: ok(text) },
      '/users': { get: ok(text) },
    }),
  );
  const detail = async (url: string) => ((await send(url)).body as { detail: string }).detail;
  const start = 'Nothing is served at this address.';
  expect(await detail('/v3/Todo')).toMatch(`${start} The nearest: GET, POST /v3/todos; GET /v3/`);
  expect(await detail('/api/v3/todos/7')).toMatch(`${start} The nearest: GET /v3/todos/{id}`);
  expect(await detail('/favicon.ico')).toBe(start);
});

it('an example that breaks its schema is sent as written after a restart, too', async () => {
  const dataFile = join(folder, 'kept.sqlite');
  const one = object({ id: whole, sort: { enum: ['oak'] } });
  const trees = [{ id: 1, sort: 'weed' }, { sort: 'moss' }];
  const paths = { '/trees': { get: ok(list(one), { example: trees }) }, '/trees/{id}': { get: ok(one) } };
  for (let start = 0; start < 2; start++) {
    const { send, app } = await serveDocument(document(paths), { dataFile });
    expect((await send('/trees')).body).toEqual([trees[0], { id: 2, sort: 'moss' }]);
    await app.close();
  }
});
