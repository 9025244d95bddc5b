import type { CallInput } from '../http/call.ts';
import { described, json, list, object, ok, query, text, whole } from '../testing/description.fixture.ts';
import { serveDocument } from '../testing/served.fixture.ts';
import { toResponse } from '../web/web-mock.ts';
import type { Api, MockApiOptions } from './mock-api.ts';

let api: Api | undefined;

/** Serves `GET /it` with these responses. */
async function open(responses: object, others: object = {}, options: Partial<MockApiOptions> = {}) {
  const { components, ...operation } = others as { components?: object };
  const paths = { '/it': { get: { operationId: 'it', responses, ...operation } } };
  const opened = (api = await serveDocument(described(paths, {}, { components }), options));
  return async (headers: Record<string, string> = {}, url = '/it') => {
    const { statusCode: status, headers: got, body, rawPayload } = await opened.app.inject({ url, headers });
    return { status, headers: got, type: got['content-type'], body, bytes: rawPayload };
  };
}
const sent = (content: object, others: object = {}) => ({ 200: { description: '', content, ...others } });
const shown = sent({ 'application/json': { example: 1 } });
const ofText = { schema: text };
const FORM = 'application/x-www-form-urlencoded';
const LINES = 'application/x-ndjson';

const one = object({ id: { const: 1 } }, 'id');
it.each<[string, object, Partial<MockApiOptions>, unknown]>([
  ['null', { example: null, schema: one }, {}, { id: 1 }],
  ['null where that fits', { example: null, schema: { type: ['object', 'null'] } }, {}, null],
  ['one that breaks its schema', { example: { id: 2 }, schema: one }, {}, { id: 2 }],
  ['one that breaks its schema, by choice', { example: { id: 2 }, schema: one }, { validExamples: true }, { id: 1 }],
])('an example is sent unless there is none: %s', async (_, content, options, body) => {
  const send = await open(sent({ 'application/json': content }), {}, options);
  expect(JSON.parse((await send()).body)).toEqual(body);
});

const utf8 = 'charset=utf-8';
const jsonAndCsv = { 'application/json': 1, 'text/csv': 'a' };
const events = [{ event: 'tick', data: 'a\nb' }, { a: 1 }];
const streamed = 'event: tick\ndata: a\ndata: b\n\ndata: {"a":1}\n\n';
it.each<[string, object, string, string, string]>([
  ['a type that is preferred', jsonAndCsv, 'text/csv, */*;q=0.1', `text/csv; ${utf8}`, 'a'],
  ['the usual type for a weight that is none', jsonAndCsv, 'text/html;q=0.9, */*;q=', `application/json; ${utf8}`, '1'],
  ['the first of equal types', jsonAndCsv, 'text/*, application/json', `application/json; ${utf8}`, '1'],
  ['a type that another range excludes', jsonAndCsv, '*/*, application/json;q=0', `text/csv; ${utf8}`, 'a'],
  ['a type where 0. excludes another', jsonAndCsv, 'application/json;q=0., */*;q=.5', `text/csv; ${utf8}`, 'a'],
  ['a type whose charset is named', jsonAndCsv, 'text/csv; charset=utf-8', `text/csv; ${utf8}`, 'a'],
  [
    'XML whose charset is named',
    { 'application/xml': '<a/>' },
    'application/xml;charset=UTF-8',
    'application/xml',
    '<a/>',
  ],
  ['JSON of another name', { 'text/it+json': 1 }, 'application/json', `text/it+json; ${utf8}`, '1'],
  ['JSON lines', { [LINES]: [{ a: 1 }, { a: 2 }] }, '*/*', `${LINES}; ${utf8}`, '{"a":1}\n{"a":2}\n'],
  [
    'a stream of JSON',
    { 'application/stream+json': [{ a: 1 }, 2] },
    '*/*',
    `application/stream+json; ${utf8}`,
    '{"a":1}\n2\n',
  ],
  ['events', { 'text/event-stream': events }, '*/*', `text/event-stream; ${utf8}`, streamed],
  ['a text that its charset has not', { 'text/plain; charset=latin1': '✓' }, '*/*', `text/plain; ${utf8}`, '✓'],
  ['a form', { [FORM]: { a: 'b c' } }, '*/*', FORM, 'a=b+c'],
  ['a concrete type for a range', { 'text/*': 'a' }, '*/*', `text/plain; ${utf8}`, 'a'],
])('a response has %s', async (_, examples, accept, type, body) => {
  const content = Object.entries(examples).map(([name, example]: [string, unknown]) => [name, { example }]);
  const get = await open(sent(Object.fromEntries(content) as object));
  expect(await get({ accept })).toMatchObject({ status: 200, type, body });
});

it.each([
  ['text/csv', { dataValue: [['a']], serializedValue: 'a\n' }, 'a\n'],
  ['application/json', { dataValue: ['a'], serializedValue: '[ "a" ]' }, '["a"]'],
])('an example of OpenAPI 3.2 is sent as %s has it', async (type, example, body) => {
  const get = await open(sent({ [type]: { examples: { one: example } } }));
  expect(await get()).toMatchObject({ type: `${type}; ${utf8}`, body });
});

it('a response that no accepted type fits is 406', async () => {
  const { status, body } = await (await open(shown))({ accept: 'image/png, text/html' });
  expect(status).toBe(406);
  expect(body).toContain('This call responds with application/json.');
});

it.each([
  ['image/png', [0x89, 0x50]],
  ['image/jpeg', [0xff, 0xd8]],
  ['application/pdf', [...Buffer.from('%P')]],
  ['image/*', [0x89, 0x50]],
  ['audio/*', [0xff, 0xfb]],
  ['audio/x-wav', [...Buffer.from('RI')]],
  ['application/x-tar', [0, 0]],
  ['application/octet-stream', [...Buffer.from('Sa')]],
  ['audio/ogg', [...Buffer.from('Sa')]],
])('a file of type %s begins as one', async (type, beginning) => {
  const get = await open(sent({ [type]: ofText }));
  const response = await get();
  expect([...response.bytes.subarray(0, 2)]).toEqual(beginning);
  expect(response.type).toBe({ 'image/*': 'image/png', 'audio/*': 'audio/mpeg' }[type] ?? type);
});

const binary = { ...text, format: 'binary' };
it.each<[string, string, object, string, string]>([
  ['as written', 'application/jwt', text, 'eyJh.eyJz.c2ln', 'eyJh.eyJz.c2ln'],
  ['as written, where it could be base64', 'application/jwt', {}, 'eyJhbGci', 'eyJhbGci'],
  ['as written, where the schema has bytes', 'application/x-pem-file', binary, '-----BEGIN', '-----BEGIN'],
  ['as bytes, of a sound in base64', 'audio/ogg', {}, 'T2dnUw==', 'OggS'],
  ['as bytes, where the schema has some in base64', 'application/vnd.it', binary, 'T2dnUw==', 'OggS'],
])('a text that is the example of a file is sent %s', async (_, type, schema, example, body) => {
  const get = await open(sent({ [type]: { schema, example } }));
  expect(await get()).toMatchObject({ status: 200, type, body });
});

it('an operation sees the headers that were sent, and responds with 401, or bytes as they are', async () => {
  const own = new Uint8Array([0x89, 0x50, 7]);
  const operations = {
    it: ({ headers }: CallInput) =>
      headers['authorization'] === 'Bearer mine' && headers['x-level'] === 3
        ? { status: 200, body: own }
        : { status: 401, body: { why: 'unknown' } },
  };
  const content = { 'application/json': { schema: { type: 'object' } }, 'image/png': {} };
  const parameters = [{ name: 'X-Level', in: 'header', schema: whole }];
  const get = await open({ ...sent(content), 401: fault('who') }, { ...secured, parameters }, { operations });
  const mine = { authorization: 'Bearer mine', 'x-level': '3', accept: 'image/png' };
  expect(await get(mine)).toMatchObject({ status: 200, type: 'image/png', bytes: Buffer.from(own) });
  expect(await get({ authorization: 'Bearer' })).toMatchObject({
    status: 401,
    body: '{"why":"unknown"}',
    headers: { 'www-authenticate': 'ApiKey, Bearer' },
  });
  expect(api?.requests()[0]).toMatchObject({ violations: [] });
});

it('an operation refuses as the server does: the declared body, else a problem that breaks no contract', async () => {
  const headers = { 'x-door': 'shut' };
  const operations = {
    it: () => ({ status: 401, media: 'problem', body: { title: 'Who are you?' }, headers }) as const,
  };
  const get = await open(shown, {}, { operations });
  const problem = { status: 401, type: 'application/problem+json; charset=utf-8', body: '{"title":"Who are you?"}' };
  expect(await get()).toMatchObject(problem);
  expect(api?.requests()[0]?.violations).toEqual([]);
  const declared = await open({ ...shown, 401: fault('who') }, {}, { operations });
  expect(await declared()).toMatchObject({ body: '{"why":"who"}', headers });
});

it('each of two versions has its own body', async () => {
  const version = (example: object, more: object = {}) => ({ schema: object({ id: whole, ...more }), example });
  const types = ['application/vnd.it.v1+json', 'application/json; version=2'];
  const [one = '', two = ''] = types;
  const get = await open(
    sent({ [one]: version({ id: 1 }), [two]: version({ id: 1, tags: ['a'] }, { tags: list({}) }) }),
  );
  expect(await get({ accept: two })).toMatchObject({
    type: expect.stringMatching(/^application\/json; version="?2/) as string,
    body: '{"id":1,"tags":["a"]}',
  });
  expect(await get()).toMatchObject({ type: `${one}; charset=utf-8`, body: '{"id":1}' });
});

it('XML follows the XML Objects of the schema, also of a value that JSON would be made of', async () => {
  const fields = {
    nr: { ...whole, xml: { attribute: true } },
    acts: { ...list({ ...text, xml: { name: 'act' } }), xml: { wrapped: true } },
    tags: list(text),
    note: { ...text, xml: { name: 'remark' } },
  };
  const schema = { ...object(fields), xml: { name: 'play', prefix: 'p', namespace: 'urn:p' } };
  const example = { nr: 3, acts: ['I', 'II'], tags: ['a', 'b'], note: '<&>', others: ['c'] };
  const get = await open(sent({ 'application/json': { schema, example }, 'application/xml': { schema } }));
  expect((await get({ accept: 'application/xml' })).body.split('\n')[1]).toBe(
    '<p:play xmlns:p="urn:p" nr="3"><acts><act>I</act><act>II</act></acts><tags>a</tags><tags>b</tags><remark>&lt;&amp;&gt;</remark><others>c</others></p:play>',
  );
});

it.each([
  [{ kind: 'a', v: 'one' }, '<root v="one"><kind>a</kind></root>'],
  [{ kind: 'b', v: ['one', 'two'] }, '<root><kind>b</kind><vs><e>one</e><e>two</e></vs></root>'],
])('XML follows the alternative that the value is: %j', async (example, xml) => {
  const attribute = { ...text, xml: { attribute: true } };
  const wrapped = { ...list({ ...text, xml: { name: 'e' } }), xml: { wrapped: true, name: 'vs' } };
  const kinds = [object({ kind: { const: 'a' }, v: attribute }), object({ kind: { const: 'b' }, v: wrapped })];
  const get = await open(sent({ 'application/xml': { schema: { oneOf: kinds }, example } }));
  expect((await get({ accept: 'application/xml' })).body.split('\n')[1]).toBe(xml);
});

it('a response without content has no type, and one that declares 101 alone ends', async () => {
  expect(await (await open({ 200: { description: '' } }))()).toMatchObject({ status: 200, type: undefined, body: '' });
  expect(await (await open({ 101: { description: '' } }))()).toMatchObject({ status: 200, body: '' });
});

it.each(['500', '4XX', '4xx'])('a call that declares %s alone succeeds without a body', async (status) => {
  const get = await open({ [status]: fault('none') });
  expect(await get()).toMatchObject({ status: 204, type: undefined, body: '' });
  expect(api?.requests()[0]?.violations).toEqual([]);
});

it('headers have the examples of their authors, those of HTTP are the server’s, and one that cannot be sent is left out and told', async () => {
  const of = (example: unknown) => ({ schema: text, example });
  const headers = {
    'X-Count': of(8),
    'X-List': { schema: list({}), example: [1, 2] },
    'Content-Encoding': of('gzip'),
    'Content-Length': of(1),
    'Access-Control-Allow-Origin': of('none'),
    'X-Word': of('✓'),
  };
  const get = await open(sent({ 'application/json': { example: 1 } }, { headers }));
  const response = await get();
  expect(response).toMatchObject({ body: '1', headers: { 'x-count': '8', 'x-list': '1,2', 'content-length': '1' } });
  for (const name of ['content-encoding', 'x-word', 'access-control-allow-origin'])
    expect(response.headers).not.toHaveProperty(name);
  expect(api?.contract.ignored).toEqual(['1 header (X-Word of GET /it: HTTP cannot send the value)']);
});

const entityTag = /^(W\/)?"[\x21\x23-\x7e]*"$/;
const httpDate =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
it('headers without an example are valid by HTTP, and one in a media type has the example of that', async () => {
  const patterns: [name: string, pattern: RegExp][] = [
    ['ETag', entityTag],
    ['Last-Modified', httpDate],
    ['Expires', httpDate],
    ['Link', /^<https:[^>]+>; rel="\w+"$/],
    ['Location', /^https:\S+$/],
    ['Retry-After', /^\d+$/],
    ['Content-Disposition', /^attachment; filename="\w+\.txt"$/],
    ['WWW-Authenticate', /^Basic realm="API"$/],
  ];
  const rate = { limit: 9 };
  const headers = {
    ...Object.fromEntries(patterns.map(([name]) => [name, ofText])),
    'X-Rate': { content: { 'application/json': { schema: { type: 'object' }, example: rate } } },
    'X-Plan': { content: { 'text/plain': { ...ofText, examples: { one: { value: 'free' } } } } },
  };
  const content = { 'application/json': { example: 1 } };
  const securitySchemes = { basic: { type: 'http', scheme: 'basic' } };
  const basic = { security: [{ basic: [] }], components: { securitySchemes } };
  const get = await open({ ...sent(content), 401: { description: '', content, headers } }, basic);
  const response = await get({ prefer: 'code=401' });
  for (const [name, pattern] of patterns) expect(response.headers[name.toLowerCase()]).toMatch(pattern);
  expect(response.headers).toMatchObject({ 'x-rate': JSON.stringify(rate), 'x-plan': 'free' });
});

it('each cookie has a header of its own', async () => {
  const cookies = ['sid=1; Path=/', 'theme=dark'];
  const headers = { 'Set-Cookie': { schema: list(text), example: cookies } };
  const responses = sent({ 'application/json': { example: 1 } }, { headers });
  expect((await (await open(responses))()).headers['set-cookie']).toEqual(cookies);
  const response = toResponse({ status: 200, headers: { 'set-cookie': cookies }, body: '' }, { method: 'GET' });
  expect(response.headers.getSetCookie()).toEqual(cookies);
});

const fault = (why: string) => json(object({ why: { ...text, example: why } }, 'why'));
const failing = { ...shown, 400: fault('sent'), 404: fault('none'), '5XX': fault('rust') };

it.each([
  ['Prefer', { prefer: 'code=404' }, 404, 'none'],
  ['Prefer, in a class of statuses', { prefer: 'code=502' }, 502, 'rust'],
  ['a situation', { 'x-mock-situation': 'down' }, 503, 'rust'],
  ['a situation that names it', { 'x-mock-situation': 'it:404' }, 404, 'none'],
])('a declared status has its body without an example, by %s', async (_, headers, status, why) => {
  const get = await open(failing);
  expect(await get(headers)).toMatchObject({ status, body: JSON.stringify({ why }) });
});

const page = { parameters: [query('page', whole)] };
it.each<[string, object, number, string]>([
  ['the declared 400', failing, 400, '{"why":"sent"}'],
  ['422 when that alone is declared', { ...sent({}), 422: fault('odd') }, 422, '{"why":"odd"}'],
  ['default beside a success', { ...sent({}), default: fault('any') }, 400, '{"why":"any"}'],
  ['default, whatever its letters', { ...sent({}), Default: fault('any') }, 400, '{"why":"any"}'],
  ['a problem without a description', { ...sent({}), 400: { description: '' } }, 400, '"field":"page"'],
])('an invalid request gets %s', async (_, responses, status, body) => {
  const get = await open(responses, page);
  const response = await get({}, '/it?page=x');
  expect(response).toMatchObject({ status, body: expect.stringContaining(body) as string });
  if (body.includes('why')) expect(response.headers['x-mock-violations']).toMatch(/^request: page: /);
});

it('an item that a collection does not have, and a patch that does not fit, get the declared default', async () => {
  const Item = object({ id: whole, name: text });
  const one = { responses: { 200: json(Item), default: fault('gone') } };
  const patch = { ...one, requestBody: { content: { 'application/json': {}, 'application/json-patch+json': {} } } };
  const paths = { '/items': { get: ok(list(Item)) }, '/items/{id}': { get: one, patch, delete: one } };
  const { send, requests } = await serveDocument(described(paths));
  for (const [type, payload, reason] of [
    ['application/json', '{"name":[]}', /^request: name: /],
    ['application/json-patch+json', '[{"op":"x"}]', /^request: body: The patch cannot/],
  ] as const) {
    const headers = { 'content-type': type };
    const refused = await send({ method: 'PATCH', url: '/items/1', headers, payload });
    expect(refused).toMatchObject({ status: 422, body: { why: 'gone' } });
    expect(refused.headers['x-mock-violations']).toMatch(reason);
    expect(requests().at(-1)?.violations).toEqual([expect.stringMatching(reason)]);
  }
  await send({ method: 'DELETE', url: '/items/1' });
  expect(await send('/items/1')).toMatchObject({ status: 404, body: { why: 'gone' } });
});

const secured = {
  security: [{ key: [], session: [] }, { bearer: [] }],
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'query', name: 'key' },
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      bearer: { type: 'http', scheme: 'bearer' },
    },
  },
};
const lacking = 'request: Needs query key and cookie sid, or Authorization: Bearer ….';

it('a missing credential is noted, and any value of one will do', async () => {
  const get = await open(shown, secured);
  const statuses = [await get(), await get({ authorization: 'Bearer x' }), await get({ cookie: 'sid=1' }, '/it?key=1')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(api?.requests().map(({ violations }) => violations)).toEqual([[lacking], [], []]);
});

it.each<[string, object, number, string]>([
  ['401 as a problem', {}, 401, 'Needs query key'],
  ['the declared 401', { 401: fault('who') }, 401, 'who'],
  ['the declared 403', { 403: fault('no') }, 403, 'no'],
])('a missing credential gets %s where security is checked', async (_, more, status, body) => {
  const get = await open({ ...shown, ...more }, secured, { security: true });
  const response = await get({ cookie: 'sid=1' });
  expect(response).toMatchObject({ status, body: expect.stringContaining(body) as string });
  expect(response.headers['www-authenticate']).toBe(status === 401 ? 'ApiKey, Bearer' : undefined);
  expect((await get({ authorization: 'bearer x' })).status).toBe(200);
});
