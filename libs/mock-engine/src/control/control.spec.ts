import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';

import { controlCalls } from './control-document.ts';
import { callsOf } from '../document/calls.ts';
import { rootCursor } from '../document/document.ts';
import { type Json } from '../document/json-objects.ts';
import { openLibrary, type LibraryServer } from '../testing/library.fixture.ts';

let library: LibraryServer;
beforeEach(async () => (library = await openLibrary()));
afterEach(() => library.app.close());

const control: LibraryServer['control'] = (...call) => library.control(...call);

describe('the control calls', () => {
  it('list, create, copy, reset and delete worlds', async () => {
    expect(await control('POST', '/worlds', { name: 'one', seed: 'monsoon' })).toMatchObject({
      status: 201,
      body: {
        name: 'one',
        seed: 'monsoon',
        isPersistent: false,
        clock: { now: '2026-01-05T04:30:00.000Z', isRunning: false },
        situations: [],
        records: [{ name: 'loans', title: 'Loans', total: 1 }],
      },
    });
    expect((await control('POST', '/worlds', { name: 'two', from: 'one' })).status).toBe(201);
    expect(await control('GET', '/worlds')).toMatchObject({
      body: { worlds: [{ name: 'default' }, { name: 'one' }, { name: 'two' }] },
    });
    expect((await control('POST', '/worlds/one/reset')).status).toBe(200);
    expect((await control('DELETE', '/worlds/two')).status).toBe(204);
    expect((await control('GET', '/worlds/two')).status).toBe(404);
    expect((await control('DELETE', '/worlds/default')).status).toBe(409);
    expect((await control('POST', '/worlds', { name: 'one' })).status).toBe(409);
    expect((await control('POST', '/worlds', { name: 'kept', isPersistent: true })).status).toBe(409);
    expect((await control('POST', '/worlds', { name: 'No' })).status).toBe(400);
    expect(await control('POST', '/worlds', { name: 'two', from: 'one', seed: 'winter' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'seed', detail: expect.stringContaining('either from or seed') as string }] },
    });
    expect(await control('POST', '/worlds', { name: 1, x: 2 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name' }, { field: 'x' }] },
    });
  });

  it('switch situations on and off in one world', async () => {
    expect(await control('POST', '/worlds/one/situations', { situation: 'closed', times: 2 })).toEqual({
      status: 201,
      body: { id: 'closed', title: 'Trouble', remaining: 2 },
    });
    await control('POST', '/worlds/one/situations', { operation: 'listLoans', status: 304 });
    await control('POST', '/worlds/one/situations', { latency: '1-2' });
    expect(await control('GET', '/worlds/one')).toMatchObject({
      body: { situations: [{ id: 'closed' }, { id: 'listLoans:304' }, { id: 'latency:1-2' }] },
    });

    for (const change of [{ situation: 'nonsense' }, { operation: 'nobody', status: 200 }, { latency: 'long' }, {}])
      expect((await control('POST', '/worlds/one/situations', change)).status).toBe(400);

    const list = async (url: string) => (await library.send(url)).status;
    expect(await list('/__world/one/books')).toBe(503);
    expect(await list('/books')).toBe(200);
    expect((await control('DELETE', '/worlds/one/situations/listLoans:304')).status).toBe(204);
    expect((await control('DELETE', '/worlds/one/situations/listLoans:304')).status).toBe(404);
    expect((await control('DELETE', '/worlds/one/situations')).status).toBe(204);
    expect((await control('GET', '/worlds/one')).body).toMatchObject({ situations: [] });
  });

  it.each([
    ['situations', { situation: 5, tims: 1 }, ['situation', 'tims']],
    ['situations', { latency: 250 }, ['latency']],
    ['situations', { situation: 'fire', times: 0 }, ['times']],
    ['clock', { advance: 'a day' }, ['advance']],
  ])('name each invalid field of one of several forms: %s %j', async (call, given, fields) => {
    const { status, body } = await control('POST', `/worlds/one/${call}`, given);
    expect(status).toBe(400);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
  });

  it('stop a world’s clock and move it forward', async () => {
    const clock = '/worlds/default/clock';
    const stopped = await control('POST', clock, { isRunning: false });
    expect(stopped.body).toMatchObject({ isRunning: false });
    expect(await control('POST', clock, { advance: 0 })).toEqual({ ...stopped });
    expect((await control('POST', clock, { advance: -1 })).status).toBe(400);
    const before = library.worlds.get('default').clock.now();
    expect((await control('POST', clock, { advance: 60_000 })).body).toMatchObject({
      now: new Date(before + 60_000).toISOString(),
    });
  });

  it('show requests and responses, secrets masked', async () => {
    await library.send({ url: '/books', headers: { 'x-mock-world': 'other' } });
    await library.send({ method: 'POST', url: '/members', payload: { name: 'Asha', password: 'secret' } });
    expect((await control('GET', '/requests')).body).toMatchObject({
      requests: [
        { world: 'other', operationId: 'listBooks', status: 200, appliedRules: [], violations: [] },
        { world: 'default', operationId: 'joinLibrary', method: 'POST', url: '/members' },
      ],
    });
    expect((await control('GET', '/requests/2')).body).toMatchObject({
      request: { name: 'Asha', password: '•••' },
      response: { token: '•••' },
    });
    expect(await control('GET', '/requests?world=other')).toMatchObject({ body: { requests: [{ id: 1 }] } });
    const operations = { listBooks: { 200: 1 }, joinLibrary: { 200: 1 } };
    expect((await control('GET', '/contract-coverage')).body).toEqual({ operations, violations: 0 });
    await control('DELETE', '/requests');
    expect((await control('GET', '/requests')).body).toMatchObject({ requests: [] });
    expect((await control('GET', '/requests/1')).status).toBe(404);
  });

  it('show and change the records that the API describes', async () => {
    expect(await control('GET', '/worlds/default/records')).toMatchObject({
      body: { kinds: [{ name: 'loans', total: 1, fields: [{ name: 'title' }, { name: 'until' }], records: [{}] }] },
    });
    const loan = '/worlds/default/records/loans/first';
    expect(await control('PATCH', loan, { title: 'Kim' })).toMatchObject({
      status: 200,
      body: { id: 'first', title: 'Kim' },
    });
    expect(await control('PATCH', loan, { until: 'x', page: '1' })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'until', detail: expect.stringContaining('Editable: title') as string }, { field: 'page' }],
      },
    });
    expect((await control('PATCH', '/worlds/default/records/books/1', {})).status).toBe(404);
    expect((await control('DELETE', loan)).status).toBe(409);
  });

  it('list operations with their responses and examples', async () => {
    expect(await control('GET', '/operations')).toMatchObject({
      body: {
        operations: [
          { id: 'listBooks', method: 'GET', path: '/v2/books', isSecured: false },
          ...Array<object>(6).fill({}),
        ],
      },
    });
    expect(await control('GET', '/operations/listBooks/examples')).toMatchObject({ body: { 200: { none: [] } } });
    expect((await control('GET', '/operations/nobody/examples')).status).toBe(404);
  });

  it('are described as OpenAPI 3.1, each with its schemas', async () => {
    const { body } = await control('GET', '/openapi.json');
    const calls = callsOf(rootCursor(body as Json));
    expect(calls.map(({ address }) => address)).toEqual(
      expect.arrayContaining(['GET /events', ...controlCalls.map(({ method, path }) => `${method} ${path}`)]),
    );
    expect(calls.find(({ id }) => id === 'createWorld')).toMatchObject({
      parameters: [],
      body: { schema: { node: { required: ['name'], additionalProperties: false } } },
      responses: [{ status: 201, content: { schema: { node: { type: 'object' } } } }, {}],
    });
    expect(JSON.stringify(body)).not.toContain('$schema');
  });
});

it('a control call may name a JSON type without a body', async () => {
  const headers = { 'content-type': 'application/json' };
  const send = (method: 'POST' | 'DELETE', path: string) =>
    library.app.inject({ method, url: `/__mock${path}`, headers, payload: '' });
  expect((await send('POST', '/worlds/default/reset')).statusCode).toBe(200);
  expect((await send('DELETE', '/requests')).statusCode).toBe(204);
  expect((await send('POST', '/worlds')).statusCode).toBe(400);
});

it('HEAD of the stream of events ends at once', async () => {
  expect(await library.app.inject({ method: 'HEAD', url: '/__mock/events' })).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  });
});

it('the stream of events sends requests and changed worlds live', async () => {
  const address = await library.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${address}/__mock/events`);
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  const until = async (text: string) => {
    while (!seen.includes(text)) {
      const { done = true, value = '' } = (await reader?.read()) ?? {};
      if (done) throw new Error(`The stream ended without ${text}: ${seen}`);
      seen += value;
    }
  };
  await until('connected');
  await fetch(`${address}/books`);
  await until('"operationId":"listBooks"');
  await control('POST', '/worlds', { name: 'one' });
  await until('event: worlds');
  expect(seen).toContain('event: request\ndata: {"id":1,');
  await library.app.close();
  expect((await reader?.read())?.done).toBe(true);
});

it('the stream of events disconnects a watcher that does not read', async () => {
  await library.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = library.app.server.address() as AddressInfo;
  const watcher = connect(port, '127.0.0.1', () =>
    watcher.write('GET /__mock/events HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  watcher.on('error', () => {});
  await once(watcher, 'readable');

  const openConnections = () =>
    new Promise<number>((resolve) => library.app.server.getConnections((_, count) => resolve(count)));
  // More than the operating system buffers.
  for (let count = 0; count < 2_000 && (await openConnections()) > 0; count += 1)
    await library.app.inject(`/nowhere?${'x'.repeat(15_000)}`);
  const left = await openConnections();
  watcher.destroy();
  expect(left).toBe(0);
});
