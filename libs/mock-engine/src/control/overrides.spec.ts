import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openLibrary, rules, type LibraryServer } from '../testing/library.fixture.ts';
import { folder } from '../testing/processes.fixture.ts';
import { readOverridesFile } from './overrides-file.ts';

let file: string;
let library: LibraryServer;
beforeEach(async () => {
  file = join(folder, 'overrides.yaml');
  library = await openLibrary({ overrides: file });
});
afterEach(() => library.app.close());

const overrides = '/worlds/default/overrides';
const put = (body: object, id = 'edited') => library.control('PUT', `${overrides}/${id}`, body);
const listed = async () =>
  (await library.control('GET', overrides)).body as { overrides: { id: string; count: number }[] };
const get = (url: string) => library.send(url);
const lend = (payload: object, title = 'Kim') =>
  library.send({ method: 'POST', url: `/books/${title}/loans`, payload });

it('an override replaces status, headers and body, in one world only, until it is removed', async () => {
  const override = { operation: 'listBooks', status: 200, headers: { 'X-Page': '2' }, body: [{ title: 'Emma' }] };
  const added = { id: 'edited', count: 0, violations: [] };
  expect(await put(override)).toEqual({ status: 200, body: expect.objectContaining(added) as object });
  const edited = await get('/books');
  expect(edited.status).toBe(200);
  expect(edited.body).toBe('[{"title":"Emma"}]');
  expect(edited.headers).toMatchObject({ 'x-page': '2', 'x-mock-situation': 'edited' });
  expect((await get('/__world/other/books')).body).not.toBe(edited.body);
  expect(await listed()).toMatchObject({ overrides: [{ id: 'edited', count: 1, remaining: null }], file });

  expect((await library.control('DELETE', `${overrides}/edited`)).status).toBe(204);
  expect((await get('/books')).headers).not.toHaveProperty('x-page');
  expect((await library.control('DELETE', `${overrides}/edited`)).status).toBe(404);
});

it('an override may be larger than what the API takes', async () => {
  const body = [{ title: 'E'.repeat(70_000) }];
  expect(await put({ operation: 'listBooks', body })).toMatchObject({ status: 200 });
});

it('an override changes what the operation responds by a patch, which does not touch refusals', async () => {
  const patch = { until: null, by: 'Asha' };
  await put({ operation: 'lendBook', status: 201, headers: { etag: '"1"' }, patch, times: 2 });
  expect((await lend({ days: 'x' })).status).toBe(400);
  const { status, headers, body } = await lend({ days: 3 });
  expect([status, headers['etag']]).toEqual([201, '"1"']);
  expect(JSON.parse(body)).toEqual({ id: expect.stringMatching(/^loan/) as string, by: 'Asha' });
  expect((await lend({ days: 3 })).status).toBe(200);
  expect(library.worlds.get('default').loans.all()).toHaveLength(3);
});

it('an override does not patch the failure of a situation', async () => {
  await library.control('POST', '/worlds/default/situations', { operation: 'listBooks', status: 503 });
  const failure = (await get('/books')).body;
  await put({ operation: 'listBooks', patch: { page: 2 } });
  expect((await get('/books')).body).toBe(failure);
});

it.each([
  ['path parameters', { path: { title: 'Emma 1' } }, '/books/Emma%201', '/books/Emma%202'],
  ['the query', { query: { page: '2' } }, '/books/x?page=1&page=2', '/books/x?page=3'],
])('an override affects only requests with %s', async (_, when, affected, other) => {
  await put({ operation: 'findBook', when, status: 200, body: [] });
  expect((await get(affected)).headers['x-mock-situation']).toBe('edited');
  expect((await get(other)).headers).not.toHaveProperty('x-mock-situation');
});

it('an override affects only requests with a field of the body, of an operation by method and path', async () => {
  await put({ operation: 'POST /v2/books/:title/loans', when: { body: { days: 7 } }, status: 200, body: {} });
  expect((await lend({ days: 7 })).body).toBe('{}');
  expect((await lend({ days: 6 })).body).toMatch('loan');
  expect(await listed()).toMatchObject({ overrides: [{ count: 1 }] });
});

it('an override delays a response that stays checked, and is listed when it affected no request', async () => {
  await put({ operation: 'listBooks', delay: 30 }, 'late');
  await put({ operation: 'findBook', when: { path: { title: 'nobody' } }, body: [] }, 'never');
  await get('/books');
  const [logged] = library.requestLog.list();
  expect(logged).toMatchObject({ appliedRules: ['late'], status: 200 });
  expect((logged?.ms ?? 0) >= 29).toBe(true);
  const counts = (await listed()).overrides.map(({ id, count }) => `${id} ${count}`);
  expect(counts).toEqual(['late 1', 'never 0']);
});

it('an override may violate the contract, and says so', async () => {
  const { body } = await put({ operation: 'listBooks', status: 200, body: [{ title: 1 }] });
  const violations = [expect.stringContaining('0.title') as string];
  expect(body).toMatchObject({ violations });
  expect((await get('/books')).headers['x-mock-violations']).toMatch(/0\.title/);
  const check = { operation: 'listBooks', status: 418, body: {} };
  expect(await library.control('POST', '/overrides/check', check)).toMatchObject({
    body: { violations: [expect.stringContaining('does not declare 418')] },
  });
});

it.each<[object, string]>([
  [{ operation: 'burnLibrary', status: 200 }, 'operation'],
  [{ operation: 'listBooks', status: 418 }, 'status'],
  [{ operation: 'listBooks', status: 200, example: 'some' }, 'example'],
  [{ operation: 'findBook', when: { path: { id: 'x' } }, body: {} }, 'when.path.id'],
  [{ operation: 'listBooks', status: 99 }, 'status'],
  [{ operation: 'listBooks', body: [], patch: {} }, 'patch'],
  [{ operation: 'listBooks', headers: { 'a b': 'x' } }, 'headers.a b'],
  [{ operation: 'listBooks', headers: { 'content-length': '1' } }, 'headers.content-length'],
  [{ operation: 'listBooks', when: { cookie: {} } }, 'when.cookie'],
  [{ operation: 'listBooks', delay: -1 }, 'delay'],
  [{ operation: 'listBooks', times: 0 }, 'times'],
])('an override is refused with the field that is wrong: %j', async (body, field) => {
  expect(await put(body)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
});

it.each([
  ['closed', 409],
  ['latency:100', 400],
  ['recording:har', 400],
  ['a b', 400],
])('an override is refused with the id %s', async (id, status) => {
  expect((await put({ operation: 'listBooks', delay: 1 }, encodeURIComponent(id))).status).toBe(status);
});

it('an override edits what a recording responds', async () => {
  const request = { method: 'GET', url: 'http://library.example/v2/books/Kim', headers: [] };
  const content = { mimeType: 'application/json', text: '[{"title":"Kim"}]' };
  const entry = { request, response: { status: 200, headers: [], content }, startedDateTime: '', time: 0 };
  await library.control('POST', '/worlds/default/recordings', { log: { entries: [entry] } });
  await put({ operation: 'findBook', patch: [{ title: 'Kimball' }] });
  const { body, headers } = await get('/books/Kim');
  expect(body).toBe('[{"title":"Kimball"}]');
  expect(headers['x-mock-situation']).toBe('recording:har, edited');
});

describe('the file of overrides', () => {
  it('has those that were saved, and is missing when none was given', async () => {
    expect(readOverridesFile(file, rules)).toEqual([]);
    expect(() => readOverridesFile(dirname(file), rules)).toThrow(/ EISDIR/);
    const override = { operation: 'listBooks', status: 200, body: [] };
    await put(override);
    expect(await library.control('POST', `${overrides}/save`)).toEqual({ status: 200, body: { file, count: 1 } });
    expect(readFileSync(file, 'utf8')).toBe('- id: edited\n  operation: listBooks\n  status: 200\n  body: []\n');
    expect(readOverridesFile(file, rules)).toMatchObject([{ id: 'edited', override }]);

    const other = await openLibrary();
    expect((await other.control('POST', `${overrides}/save`)).status).toBe(409);
    await other.app.close();
  });

  it.each([
    ['- id: a\n  operation: x\n- id: b\n  status: 9000\n', ':3 1.operation: '],
    ['- id: a\n  operation: x\n', ':2 0.operation: The contract has no operation'],
    ['- id: a\n  operation: x\n  status: 9000\n', ':3 0.status: '],
    ['- id: a\n  operation: x\n  state: 1\n', ':3 0.state: '],
    ['[{"id": "a",\n "operation": "x"}\n', ':3 '],
    ['- id: a\n  operation: x\n- id: a\n  operation: x\n', ':3 1.id: The id a is used twice'],
    ['- id: latency:100\n  operation: x\n', ':1 0.id: '],
    ['status: 200', ':1 '],
  ])('is refused with line and field: %j', (text, detail) => {
    writeFileSync(file, text);
    expect(() => readOverridesFile(file, rules)).toThrow(`${file}${detail}`);
  });
});
