import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { callsOf } from '../document/calls.ts';
import { rootCursor } from '../document/document.ts';
import type { Json } from '../http/json.ts';
import { openLibrary, type LibraryServer } from '../testing/library.fixture.ts';
import { controlCalls } from './control-document.ts';

let library: LibraryServer;
beforeEach(async () => (library = await openLibrary()));
afterEach(() => library.app.close());

const control: LibraryServer['control'] = (...call) => library.control(...call);
const statusOf = async (...call: Parameters<LibraryServer['control']>) => (await control(...call)).status;
const wrong = (...errors: object[]) => ({ status: 400, body: { errors } });

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
    expect(await statusOf('POST', '/worlds', { name: 'two', from: 'one' })).toBe(201);
    const all = ['default', 'one', 'two'].map((name) => ({ name }));
    expect(await control('GET', '/worlds')).toMatchObject({ body: { worlds: all } });
    expect(await statusOf('POST', '/worlds/one/reset')).toBe(200);
    expect(await statusOf('DELETE', '/worlds/two')).toBe(204);
    expect(await statusOf('GET', '/worlds/two')).toBe(404);
    expect(await statusOf('DELETE', '/worlds/default')).toBe(409);
    expect(await statusOf('POST', '/worlds', { name: 'one' })).toBe(409);
    expect(await statusOf('POST', '/worlds', { name: 'kept', isPersistent: true })).toBe(409);
    expect(await statusOf('POST', '/worlds', { name: 'No' })).toBe(400);
    const either = expect.stringContaining('either from or seed') as string;
    expect(await control('POST', '/worlds', { name: 'two', from: 'one', seed: 'winter' })).toMatchObject(
      wrong({ field: 'seed', detail: either }),
    );
    expect(await control('POST', '/worlds', { name: 1, x: 2 })).toMatchObject(wrong({ field: 'name' }, { field: 'x' }));
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
      expect(await statusOf('POST', '/worlds/one/situations', change)).toBe(400);

    expect((await library.send('/__world/one/books')).status).toBe(503);
    expect((await library.send('/books')).status).toBe(200);
    expect(await statusOf('DELETE', '/worlds/one/situations/listLoans:304')).toBe(204);
    expect(await statusOf('DELETE', '/worlds/one/situations/listLoans:304')).toBe(404);
    expect(await statusOf('DELETE', '/worlds/one/situations')).toBe(204);
    expect((await control('GET', '/worlds/one')).body).toMatchObject({ situations: [] });
  });

  it.each([
    ['situations', { situation: 5, tims: 1 }, ['situation', 'tims']],
    ['situations', { latency: 250 }, ['latency']],
    ['situations', { situation: 'fire', times: 0 }, ['times']],
    ['clock', { advance: 'a day' }, ['advance']],
  ])('name each invalid field of one of several forms: %s %j', async (call, given, fields) => {
    const errors = fields.map((field) => ({ field }));
    expect(await control('POST', `/worlds/one/${call}`, given)).toMatchObject(wrong(...errors));
  });

  it('stop a world’s clock and move it forward', async () => {
    const clock = '/worlds/default/clock';
    const stopped = await control('POST', clock, { isRunning: false });
    expect(stopped.body).toMatchObject({ isRunning: false });
    expect(await control('POST', clock, { advance: 0 })).toEqual(stopped);
    expect(await statusOf('POST', clock, { advance: -1 })).toBe(400);
    const later = new Date(library.worlds.get('default').clock.now() + 60_000).toISOString();
    expect((await control('POST', clock, { advance: 60_000 })).body).toMatchObject({ now: later });
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
    expect(await statusOf('GET', '/requests/1')).toBe(404);
  });

  it('show and change the records that the API describes', async () => {
    const kind = { name: 'loans', total: 1, fields: [{ name: 'title' }, { name: 'until' }], records: [{}] };
    expect(await control('GET', '/worlds/default/records')).toMatchObject({ body: { kinds: [kind] } });
    const loan = '/worlds/default/records/loans/first';
    const changed = { status: 200, body: { id: 'first', title: 'Kim' } };
    expect(await control('PATCH', loan, { title: 'Kim' })).toMatchObject(changed);
    const detail = expect.stringContaining('Editable: title') as string;
    expect(await control('PATCH', loan, { until: 'x', page: '1' })).toMatchObject(
      wrong({ field: 'until', detail }, { field: 'page' }),
    );
    expect(await statusOf('PATCH', '/worlds/default/records/books/1', {})).toBe(404);
    expect(await statusOf('DELETE', loan)).toBe(409);
  });

  it('list operations with their responses and examples', async () => {
    const { body } = await control('GET', '/operations');
    const { operations } = body as { operations: object[] };
    expect(operations).toHaveLength(7);
    expect(operations[0]).toMatchObject({ id: 'listBooks', method: 'GET', path: '/v2/books', isSecured: false });
    expect(await control('GET', '/operations/listBooks/examples')).toMatchObject({ body: { 200: { none: [] } } });
    expect(await statusOf('GET', '/operations/nobody/examples')).toBe(404);
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

it('the stream of events sends requests and changed worlds live, and HEAD its headers alone', async () => {
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  expect(await library.app.inject({ method: 'HEAD', url: '/__mock/events' })).toMatchObject({ body: '', headers });
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
