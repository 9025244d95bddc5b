// What of a request reaches an operation, and what is refused: parameters, addresses, bodies.
import { once } from 'node:events';
import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { rootCursor } from '../document/document.ts';
import { describeDocument } from '../engine/document-definition.ts';
import { loadDefinition } from '../engine/load-definition.ts';
import type { CallInput } from '../http/call.ts';
import { described, inPath, list, made, object, ok, query, text, whole } from '../testing/description.fixture.ts';
import { closing, serveDocument, written } from '../testing/served.fixture.ts';
import { createApi, type Api } from './mock-api.ts';

let api: Api;
let seen: CallInput | undefined;

const responses = { 200: { description: '' } };
const form = 'application/x-www-form-urlencoded';
const integers = list(whole);
const point = object({ x: whole, isOpen: { type: 'boolean' } }, 'x');

/** Serves paths; each operation keeps its input. */
async function open(paths: object, more: object = {}): Promise<void> {
  const document = described(paths, {}, { openapi: '3.2.0', ...more });
  const keep = (input: CallInput) => ((seen = input), { status: 200, body: undefined });
  const { calls } = describeDocument(rootCursor(document));
  api = await serveDocument(document, {
    operations: Object.fromEntries(Object.keys(calls).map((id) => [id, keep])),
  });
}

/** What the operation gets; the status and the names of the invalid fields when it is not called. */
async function send(options: InjectOptions): Promise<unknown> {
  seen = undefined;
  const { statusCode, body } = await api.app.inject(options);
  const { errors = [] } = (body === '' ? {} : JSON.parse(body)) as { errors?: { field: string }[] };
  return seen ?? [statusCode, ...errors.map(({ field }) => field)];
}

type Row = [writing: string, parameter: object, sent: string, value: unknown];
const atPath = (style: string, explode: boolean, schema: object): object => ({ in: 'path', style, explode, schema });
const inQuery = (schema: object, others: object = {}): object => ({ in: 'query', schema, ...others });
const deep = inQuery({ type: 'object', properties: { ids: integers, in: point } }, { style: 'deepObject' });
const oneOf = (...alternatives: object[]) => inQuery({ oneOf: alternatives });
const typed = (place: string, type: string, schema: object) => ({ in: place, content: { [type]: { schema } } });
it.each<Row>([
  ['simple list', atPath('simple', false, integers), '/at/3,4', [3, 4]],
  ['simple object', atPath('simple', false, point), '/at/x,3,isOpen,true', { x: 3, isOpen: true }],
  ['simple object, exploded', atPath('simple', true, point), '/at/x=3,isOpen=true', { x: 3, isOpen: true }],
  ['text with an encoded comma', atPath('simple', false, list(text)), '/at/a%2Cb,c', ['a,b', 'c']],
  ['label', atPath('label', false, whole), '/at/.5', 5],
  ['label list', atPath('label', false, integers), '/at/.3,4', [3, 4]],
  ['label list, exploded', atPath('label', true, integers), '/at/.3.4', [3, 4]],
  ['matrix', atPath('matrix', false, whole), '/at/;at=5', 5],
  ['matrix list', atPath('matrix', false, integers), '/at/;at=3,4', [3, 4]],
  ['matrix list, exploded', atPath('matrix', true, integers), '/at/;at=3;at=4', [3, 4]],
  ['matrix object, exploded', atPath('matrix', true, point), '/at/;x=3;isOpen=false', { x: 3, isOpen: false }],
  ['invalid entry of a path', atPath('matrix', false, integers), '/at/;at=3,door', [400, 'at.1']],
  ['form list', inQuery(integers), '/q?at=3&at=4', [3, 4]],
  ['form list of one', inQuery(integers), '/q?at=3', [3]],
  ['list with brackets', inQuery(integers), '/q?at[]=3&at[]=4', [3, 4]],
  ['list with commas', inQuery(integers, { explode: false }), '/q?at=3,4', [3, 4]],
  ['list with encoded commas', inQuery(integers, { explode: false }), '/q?at=3%2C4', [3, 4]],
  ['list with blanks', inQuery(integers, { style: 'spaceDelimited', explode: false }), '/q?at=3%204+5', [3, 4, 5]],
  ['list with pipes', inQuery(integers, { style: 'pipeDelimited', explode: false }), '/q?at=3|4%7C5', [3, 4, 5]],
  ['object', inQuery(point), '/q?x=3&isOpen=true', { x: 3, isOpen: true }],
  ['object that lacks a field', inQuery(point), '/q?isOpen=true', [400, 'at.x']],
  ['required object without any field', inQuery(point, { required: true }), '/q', [400, 'at.x']],
  ['object of any fields', inQuery({ type: 'object', additionalProperties: whole }), '/q?a=1&b=2', { a: 1, b: 2 }],
  ['object with commas', inQuery(point, { explode: false }), '/q?at=x,3', { x: 3 }],
  ['deep object', inQuery(point, { style: 'deepObject' }), '/q?at[x]=3', { x: 3 }],
  ['deep object, encoded', inQuery(point, { style: 'deepObject' }), '/q?at%5Bx%5D=3', { x: 3 }],
  ['deep object that is invalid', inQuery(point, { style: 'deepObject' }), '/q?at[x]=a', [400, 'at.x']],
  ['lists and objects in a deep object', deep, '/q?at[ids][]=1&at[ids][]=2&at[in][x]=3', { ids: [1, 2], in: { x: 3 } }],
  ['JSON', typed('query', 'application/json', point), '/q?at={"x":3}', { x: 3 }],
  ['null in JSON', typed('query', 'application/json', { type: ['object', 'null'] }), '/q?at=null', null],
  ['null of an enum', inQuery({ enum: [1, null] }), '/q?at=null', null],
  ['text of its own type', typed('query', 'text/plain', text), '/q?at=12', '12'],
  ['form in a field', typed('query', form, point), '/q?at=x%3D3%26isOpen%3Dtrue', { x: 3, isOpen: true }],
  ['whole query', typed('querystring', form, point), '/q?x=3&isOpen=true', { x: 3, isOpen: true }],
  ['whole query as JSON', typed('querystring', 'application/json', point), '/q?%7B%22x%22:3%7D', { x: 3 }],
  ['type of anyOf', inQuery({ anyOf: [whole, { type: 'boolean' }] }), '/q?at=true', true],
  ['integer beyond the exact ones', inQuery(whole), '/q?at=9007199254740993', 9_007_199_254_740_992],
  ['number or text', oneOf({ ...whole, minimum: 9 }, { ...text, pattern: '^5$' }), '/q?at=5', '5'],
  ['list or text', oneOf(integers, { const: 'all', ...text }), '/q?at=all', 'all'],
  ['list or text, as a list', oneOf(integers, { const: 'all', ...text }), '/q?at=7', [7]],
  ['one of a few lists', inQuery({ enum: [['a'], ['b']] }), '/q?at=b', ['b']],
  ['type of a reference in allOf', inQuery({ allOf: [{ $ref: '#/components/schemas/Ids' }] }), '/q?at=7', [7]],
  ['default of a reference', inQuery({ allOf: [{ ...whole, default: 2 }] }), '/q', 2],
  ['empty value', inQuery(whole, { allowEmptyValue: true }), '/q?at=', ''],
  ['empty value that is not allowed', inQuery(whole), '/q?at=', [400, 'at']],
  ['list in a header', { in: 'header', schema: integers }, '/h?1, 2 ,3', [1, 2, 3]],
  ['object in a header', { in: 'header', explode: true, schema: point }, '/h?x=3,isOpen=true', { x: 3, isOpen: true }],
  ['invalid list in a header', { in: 'header', schema: integers }, '/h?1,hot', [400, 'at.1']],
  ['cookie', { in: 'cookie', schema: whole, required: true }, '/c?a=b; at=4', 4],
  ['list in a cookie', { in: 'cookie', schema: integers, explode: false }, '/c?at=3,4', [3, 4]],
  ['missing cookie', { in: 'cookie', schema: whole, required: true }, '/c?a=b', [400, 'at']],
  ['value that nothing fits', { in: 'query', schema: false }, '/q?at=1', [400, 'at']],
])('a parameter is read as it is written: %s', async (_, parameter, sent, value) => {
  const { in: place } = parameter as { in: string };
  const paths = {
    [place === 'path' ? '/at/{at}' : '/{any}']: {
      get: { operationId: 'get', responses, parameters: [{ name: 'at', required: place === 'path', ...parameter }] },
    },
  };
  await open(paths, { components: { schemas: { Ids: integers } } });
  const [url = '', others = ''] = sent.split('?');
  const isUrl = place !== 'header' && place !== 'cookie';
  const got = await send({
    url: isUrl ? sent : url,
    headers: place === 'header' ? { at: others } : place === 'cookie' ? { cookie: others } : {},
  });
  const from = { path: 'path', query: 'query', querystring: 'query', header: 'headers', cookie: 'cookies' }[
    place
  ] as 'path';
  expect(Array.isArray(got) ? got : ((got as CallInput)[from] as { at: unknown }).at).toEqual(value);
});

it('in OpenAPI 3.0 a parameter may be null, also inside lists and objects', async () => {
  const one = { nullable: true, allOf: [whole] };
  const schema = object({ one, many: list({ ...whole, 'x-nullable': true }) });
  const parameters = [query('a', { ...whole, nullable: true }), query('at', schema, { style: 'deepObject' })];
  await open({ '/q': { get: { responses, parameters } } }, { openapi: '3.0.4' });
  const read = { a: null, at: { one: null, many: [1, null] } };
  expect(await send({ url: '/q?a=&at[one]=null&at[many][]=1&at[many][]=null' })).toMatchObject({ query: read });
});

it('names that every object has are names, and parameters that OpenAPI has elsewhere are ignored', async () => {
  const names = ['constructor', 'hasOwnProperty', '__proto__'];
  const headers = ['Accept', 'Content-Type', 'Authorization'];
  const parameters = [
    ...names.map((name) => ({ name, in: 'query', schema: whole })),
    ...headers.map((name) => ({ name, in: 'header', required: true, schema: whole })),
  ];
  await open({ '/names': { get: { operationId: 'toString', responses, parameters } } });
  expect(await send({ url: '/names' })).toMatchObject({ query: {} });
  const { query } = (await send({ url: '/names?__proto__=1&constructor=2' })) as CallInput;
  expect(Object.entries(query as object)).toEqual([
    ['constructor', 2],
    ['__proto__', 1],
  ]);
  expect(Object.keys(api.contract.calls)).toEqual(['toString']);
});

it('parameters of a query that is written into the path are those of the query', async () => {
  const parameters = ['term', 'limit'].map((name) => inPath(name, whole));
  await open({ '/search?term={term}&limit={limit}': { get: { responses, parameters } } });
  expect(await send({ url: '/search?term=1&limit=2' })).toMatchObject({ query: { term: 1, limit: 2 } });
});

/** The operation that a request reaches, else the status. */
async function reached(method: string, url: string, name = 'default'): Promise<string | number> {
  await api.app.inject({ method: method as 'GET', url });
  const { operationId, status = 0 } = api.requests(name).at(-1) ?? {};
  return operationId ?? status;
}
const at = (operationId: string, method = 'get') => ({ [method]: { operationId, responses } });

it('of several templates the most literal one wins, whatever the order', async () => {
  await open({
    '/{any}': at('any'),
    '/users/{id}': { ...at('user'), ...at('hasUser', 'head'), ...at('gone', 'delete') },
    '/users/{id}:activate': at('activate', 'post'),
    '/users/{id}.{format}': at('formatted'),
    '/users/{id}.json': at('json'),
    '/users/me': at('me'),
    '/users/{id}/{part}': at('part'),
    '/users/{id}/pets': at('pets'),
    '/daily bread/crème': at('bread'),
    '/written%20so/{id}': at('written'),
    '/messages#send': at('send', 'post'),
    '/messages#draft': at('draft', 'post'),
  });
  for (const [method, url, id] of [
    ['GET', '/users/7', 'user'],
    ['HEAD', '/users/7', 'hasUser'],
    ['HEAD', '/users/me', 'me'],
    ['POST', '/users/7:activate', 'activate'],
    ['POST', '/users/7%3Aactivate', 'activate'],
    ['GET', '/users/7.json', 'json'],
    ['GET', '/users/7.xml', 'formatted'],
    ['GET', '/users/me', 'me'],
    ['GET', '/users/%6de', 'me'],
    ['GET', '/users/7/pets', 'pets'],
    ['GET', '/users/7/cars', 'part'],
    ['GET', '/daily%20bread/cr%C3%A8me', 'bread'],
    ['GET', '/written%20so/7', 'written'],
    ['POST', '/messages', 'send'],
    ['DELETE', '/users/7', 'gone'],
    ['DELETE', '/users/me', 405],
    ['PUT', '/users/7', 405],
    ['GET', '/users/7/pets/2', 404],
    ['GET', '/users/', 404],
    ['GET', '/written%20so/', 404],
  ] as const)
    expect([url, await reached(method, url)]).toEqual([url, id]);
  expect(api.contract.ignored).toEqual(['1 operation (POST /messages#draft: another operation has the address)']);
});

it('every server of document, path and operation is a base, with each value of its variables', async () => {
  const variables = { region: { default: 'eu' }, version: { default: 'v1', enum: ['v1', 'v2'] } };
  const servers = [{ url: 'https://{region}.example/{version}/', variables }, { url: '/test' }];
  const add = { operationId: 'add', responses, servers: [{ url: 'https://write.example/w' }] };
  await open(
    {
      '/items': { ...at('items'), post: add },
      '/files': { ...at('files'), servers: [{ url: 'https://files.example/store' }] },
    },
    { servers },
  );
  for (const base of ['', '/v1', '/v2', '/test']) expect(await reached('GET', `${base}/items`)).toBe('items');
  expect(await reached('POST', '/w/items')).toBe('add');
  expect(await reached('GET', '/store/files')).toBe('files');
  expect(await reached('POST', '/v1/items')).toBe(405);
  expect(await reached('GET', '/v1/files')).toBe(404);
});

it('the URL of one document goes before a path of another that lacks its base', async () => {
  const served = [
    { document: written(described({ '/billing/items': at('lines') }), 'shop.json'), base: 'shop/' },
    { document: written(described({ '/items': at('items') }), 'billing.json'), base: '/billing/' },
  ];
  api = closing(await createApi(await loadDefinition(served)));
  expect(await reached('GET', '/billing/items')).toBe('items');
  expect(await reached('GET', '/shop/billing/items')).toBe('lines');
});

it('a call of a second document at the address of the first is named', async () => {
  const served = ['items', 'lines'].map((id) => ({
    document: written(described({ '/items': at(id), [`/of-${id}`]: at(`of-${id}`) }), `${id}.json`),
  }));
  api = closing(await createApi(await loadDefinition(served)));
  expect(await reached('GET', '/items')).toBe('items');
  expect(await reached('GET', '/of-lines')).toBe('of-lines');
  expect(api.contract.ignored).toEqual(['1 operation (GET /items: another operation has the address)']);
});

it('a document may have an operation where the server has a page of its own', async () => {
  await open({ '/{file}': at('items') });
  expect(await api.app.inject('/')).toMatchObject({ statusCode: 302, headers: { location: '/__mock' } });
  expect((await api.app.inject('/openapi.json')).json()).toHaveProperty('openapi');
  await open({ '/': at('root'), '/openapi.json': at('own') });
  expect(await reached('GET', '/')).toBe('root');
  expect(await reached('GET', '/openapi.json?v=1')).toBe('own');
});

it('a request line may have the whole URL, as proxies get it', async () => {
  await open({ '/items': at('items'), '/': at('root') });
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  for (const [path, id] of [
    ['http://shop.example:80/items?a=1', 'items'],
    ['http://shop.example', 'root'],
  ] as const) {
    const sent = request({ host: '127.0.0.1', port, path, agent: false }).end();
    const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream];
    await textOf(response);
    expect(api.requests().at(-1)).toMatchObject({ operationId: id, status: 200 });
  }
});

const act = object({ act: whole, tags: list(text), at: point }, 'act');
const multipart = (...parts: [head: string, value: string][]) => {
  const pieces = parts.map(([head, value]) => `--cut\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`);
  return Buffer.from(`${pieces.join('')}--cut--\r\n`, 'latin1');
};
const file: [string, string] = ['name="photo"; filename="p.png"', '\xff\x00\x89'];
const upload = object({ photo: { ...text, maxLength: 3 }, act: whole, at: point }, 'photo');

const JSON_TYPE = 'application/json';
const cut = 'multipart/form-data; boundary=cut';
const forms = { [form]: { schema: act } };
const uploads = { 'multipart/form-data': { schema: upload } };
const piped = { [form]: { schema: act, encoding: { tags: { style: 'pipeDelimited', explode: false } } } };
const plain = (schema: object) => ({ 'text/plain': { schema } });
const any = { [JSON_TYPE]: {} };
const two = { [JSON_TYPE]: { schema: point }, 'text/a+json': { schema: act } };
const versions = { 'application/json;version=2': { schema: act }, [JSON_TYPE]: { schema: point } };
const lines = '{"act":1}\n{"act":2}\n';
const ranges = { '*/*': { schema: point }, 'application/*': { schema: act } };
const parts = multipart(file, ['name="act"', '2'], ['name="at"', '{"x":3}']);
it.each<[kind: string, content: object, type: string, payload: string | Buffer, value: unknown, encoding?: string]>([
  ['form', forms, form, 'act=1&tags=a&tags=b+c&other=x', { act: 1, tags: ['a', 'b c'], other: 'x' }],
  ['form with an object in brackets', forms, form, 'act=1&at[x]=2', { act: 1, at: { x: 2 } }],
  ['form with JSON', forms, form, 'act=1&at=%7B%22x%22%3A2%7D', { act: 1, at: { x: 2 } }],
  ['form that lacks a field', forms, form, 'tags=a', [400, 'act']],
  ['form with a wrong field', forms, form, 'act=x', [400, 'act']],
  ['form with an encoding', piped, form, 'act=1&tags=a|b', { act: 1, tags: ['a', 'b'] }],
  ['multipart form', uploads, cut, parts, { photo: '\xff\x00\x89', act: 2, at: { x: 3 } }],
  ['multipart form without its file', uploads, cut, multipart(['name="act"', '2']), [400, 'photo']],
  ['broken multipart form', uploads, cut, 'photo', [400]],
  ['bytes', { 'audio/*': {} }, 'audio/mpeg', Buffer.from([0xff, 0xab]), new Uint8Array([0xff, 0xab])],
  ['text', plain(text), 'text/plain', 'é', 'é'],
  ['text in a charset', plain(text), 'text/plain; charset="latin1"', Buffer.from([0xe9]), 'é'],
  ['number as text', plain(whole), 'text/plain', '12', 12],
  ['invalid text', plain({ maxLength: 2, ...text }), 'text/plain', 'abc', [400]],
  ['XML, as it comes', { 'application/xml': { schema: act } }, 'application/xml', '<a/>', '<a/>'],
  ['the type that was sent', two, 'text/a+json', '{"act":1}', { act: 1 }],
  ['another of the types', two, JSON_TYPE, '{"act":1}', [400, 'x']],
  ['the version that was sent', versions, 'application/json; version="2"', '{"act":1}', { act: 1 }],
  ['the version without a number, where none was sent', versions, JSON_TYPE, '{"x":1}', { x: 1 }],
  [
    'lines of JSON, as they come',
    { 'application/stream+json': { schema: act } },
    'application/stream+json',
    lines,
    new TextEncoder().encode(lines),
  ],
  ['the narrowest range', ranges, 'application/b+json', '{"act":1}', { act: 1 }],
  ['a range of JSON', { 'application/*+json': { schema: act } }, 'application/b+json; v=1', '{"act":1}', { act: 1 }],
  ['another type', forms, JSON_TYPE, '{"act":1}', [415]],
  ['an empty optional body', any, JSON_TYPE, '', undefined],
  ['gzip', any, JSON_TYPE, gzipSync('{"a":1}'), { a: 1 }, 'GZIP'],
  ['deflate', any, JSON_TYPE, deflateSync('{"a":1}'), { a: 1 }, 'deflate'],
  ['br', any, JSON_TYPE, brotliCompressSync('{"a":1}'), { a: 1 }, 'br'],
  ['br in gzip', any, JSON_TYPE, gzipSync(brotliCompressSync('1')), 1, 'br, gzip'],
  ['broken gzip', any, JSON_TYPE, 'plain', [400], 'gzip'],
  ['another coding', any, JSON_TYPE, '1', [415], 'zstd'],
  ['more than the limit, decompressed', any, JSON_TYPE, gzipSync(Buffer.alloc(11e6)), [413], 'gzip'],
])('a body is read as it is sent: %s', async (_, content, type, payload, value, encoding = '') => {
  await open({ '/': { post: { operationId: 'post', responses, requestBody: { content } } } });
  const headers = { 'content-type': type, 'content-encoding': encoding };
  const got = await send({ method: 'POST', url: '/', headers, payload });
  const body = Array.isArray(got) ? got : (got as CallInput).body;
  expect(body instanceof Uint8Array ? new Uint8Array(body) : body).toEqual(value);
});

it('a JSON Patch is applied where a call takes it, and is 422 where it does not fit', async () => {
  const todo = object({ id: { ...whole, readOnly: true }, tags: list(text) }, 'id', 'tags');
  const first = { id: 1, tags: ['a'] };
  const one = ok(todo, { example: first });
  const content = { 'application/json-patch+json': {}, 'application/merge-patch+json': {} };
  const { send: ask } = await serveDocument(
    described({
      '/todos': { get: ok(list(todo), { example: [first] }) },
      '/todos/{id}': { get: one, patch: { ...one, requestBody: { content } } },
    }),
  );
  const patch = (type: string, sent: object) =>
    ask({ method: 'PATCH', url: '/todos/1', headers: { 'content-type': type }, payload: JSON.stringify(sent) });
  const added = await patch('application/json-patch+json', [{ op: 'add', path: '/tags/-', value: 'b' }]);
  expect(added.body).toEqual({ id: 1, tags: ['a', 'b'] });
  expect((await patch('application/merge-patch+json', { tags: ['c'] })).body).toEqual({ id: 1, tags: ['c'] });
  for (const operation of [
    { op: 'test', path: '/tags/0', value: 'a' },
    { op: 'remove', path: '/tags' },
    { op: 'replace', path: '/tags', value: 7 },
    // A length of 4294967295 would take all the memory.
    { op: 'replace', path: '/tags/length', value: 0 },
    { op: 'add', path: '/tags/9', value: 'b' },
    { op: 'remove', path: '/tags/-' },
    { op: 'remove', path: '/other' },
    { op: 'replace', path: 'tags', value: { id: 1, tags: [] } },
  ])
    expect([operation, (await patch('application/json-patch+json', [operation])).status]).toEqual([operation, 422]);
  expect((await patch('application/json-patch+json', [{ op: 'replace', path: '', value: 'x' }])).body).toMatchObject({
    status: 422,
    detail: 'The patch cannot be applied: it makes something else of the item.',
  });
  expect((await patch('application/merge-patch+json', { tags: null })).status).toBe(422);
  expect((await ask('/todos/1')).body).toEqual({ id: 1, tags: ['c'] });
  expect((await patch('application/json-patch+json', { tags: [] })).status).toBe(400);
  expect((await patch('application/json', {})).status).toBe(415);
});

it('what is not checked of a request is told', async () => {
  const part = { schema: { type: 'object' }, encoding: { photo: { contentType: 'image/png' } } };
  const content = { 'application/jsonl': {}, 'multipart/form-data': part };
  const paths = { '/': { post: { responses, requestBody: { content }, security: [{ key: [] }] } } };
  const told = [
    'JSON lines that are sent to 1 operation (taken as they come)',
    'types of parts that are sent to 1 operation (taken as they come)',
  ];
  const ignored = async (security: boolean) => (await serveDocument(described(paths), { security })).contract.ignored;
  expect(await ignored(true)).toEqual(told);
  expect(await ignored(false)).toEqual([...told, 'security of 1 operation (checked with --security only)']);
});

it('bytes are no fields of an item that is kept', async () => {
  const item = object({ id: whole, size: whole });
  const requestBody = { required: true, content: { 'application/octet-stream': {} } };
  const { send: ask } = await serveDocument(
    described({ '/files': { post: { requestBody, ...made(item) } }, '/files/{id}': { get: ok(item) } }),
  );
  const headers = { 'content-type': 'application/octet-stream' };
  const added = await ask({ method: 'POST', url: '/files', headers, payload: Buffer.from([1, 2]) });
  expect([added.status, Object.keys(added.body as object)]).toEqual([201, expect.not.arrayContaining(['0'])]);
});

it('a required body is missed, and the types that a call takes are named', async () => {
  const content = { [form]: { schema: act }, 'image/*': {} };
  await open({ '/': { post: { operationId: 'post', responses, requestBody: { required: true, content } } } });
  const post = (options: InjectOptions) => api.app.inject({ method: 'POST', url: '/', ...options });
  expect((await post({})).statusCode).toBe(400);
  expect((await post({ headers: { 'content-type': 'text/plain' }, payload: 'x' })).json()).toMatchObject({
    status: 415,
    detail: `Please send ${form} or image/*.`,
  });
});
