import { fetchHandler } from '../web/fetch-handler.ts';

const json = (schema: object, more: object = {}) => ({
  description: '',
  content: { 'application/json': { schema, ...more } },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: object) => ({ type: 'array', items });
const within = (name: string, schema: object, others: object = {}) => ({
  type: 'object',
  required: [name],
  properties: { [name]: schema, ...others },
});
const takes = (schema: object) => ({ requestBody: { required: true, content: { 'application/json': { schema } } } });
const query = (...names: string[]) =>
  names.map((name) => ({
    name,
    in: 'query',
    schema: { type: ['page', 'limit', 'offset'].includes(name) ? 'integer' : 'string' },
  }));
const text = { type: 'string' };
const whole = { type: 'integer' };

interface Served {
  readonly schemas?: object;
  readonly strictIds?: boolean;
}

/** Serves paths. @returns a request: the address, and a body as JSON; responds status, body and headers */
function serve(paths: object, { schemas = {}, strictIds = false }: Served = {}) {
  const withParameters = Object.entries(paths).map(([path, item]: [string, object]) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: {},
    }));
    return [path, { parameters, ...item }];
  });
  const document = { openapi: '3.1.0', paths: Object.fromEntries(withParameters) as object, components: { schemas } };
  const handle = fetchHandler(document, { strictIds });
  return async (address: string, sent?: unknown) => {
    const [method = '', url = ''] = address.split(' ');
    const body = sent === undefined ? {} : { body: JSON.stringify(sent) };
    const request = new Request(`http://api.example${url}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...body,
    });
    const response = await handle(request);
    const written = await response.text();
    return {
      status: response.status,
      body: written === '' ? undefined : (JSON.parse(written) as unknown),
      headers: response.headers,
    };
  };
}

const Tree = {
  type: 'object',
  required: ['sort'],
  properties: { id: text, sort: text, metadata: { type: 'object' }, height: whole },
};
/** The calls of `/trees`: how a list and how an item are sent. */
const trees = (many: object, one: object, example?: unknown, more: object = {}) => ({
  '/trees': {
    get: { responses: { 200: json(many, example === undefined ? {} : { example }) }, ...more },
    post: { ...takes(one), responses: { 201: json(one) } },
  },
  '/trees/{treeId}': {
    get: { responses: { 200: json(one) } },
    put: { ...takes(one), responses: { 200: json(one) } },
    patch: { ...takes({ type: 'object' }), responses: { 200: json(one) } },
    delete: { responses: { 204: { description: '' } } },
  },
});

const elder = { id: 't1', sort: 'elder' };
const oak = { id: 't2', sort: 'oak' };
it.each<[string, object, object, (item: object) => object, (items: object[]) => object]>([
  ['plain', list(ref('Tree')), ref('Tree'), (tree) => tree, (all) => all],
  [
    'in an envelope',
    within('trees', list(ref('Tree'))),
    within('tree', ref('Tree')),
    (tree) => ({ tree }),
    (all) => ({ trees: all }),
  ],
  [
    'in an envelope beside a list of another kind',
    within('data', list(ref('Tree')), { included: list({ type: 'object', properties: { id: text, name: text } }) }),
    within('data', ref('Tree')),
    (data) => ({ data }),
    (all) => ({ data: all, included: [] }),
  ],
  [
    'as a list of one',
    within('Trees', list(ref('Tree'))),
    within('Trees', list(ref('Tree'))),
    (tree) => ({ Trees: [tree] }),
    (all) => ({ Trees: all }),
  ],
])('items that are sent %s come back so', async (_, many, one, wrapped, listed) => {
  const send = serve(trees(many, one, listed([elder])), { schemas: { Tree } });
  expect(await send('POST /trees', wrapped(oak))).toMatchObject({ status: 201, body: wrapped(oak) });
  expect(await send('GET /trees/t2')).toMatchObject({ status: 200, body: wrapped(oak) });
  expect((await send('GET /trees')).body).toEqual(listed([elder, oak]));
});

it.each<[string, object, unknown[], unknown]>([
  ['numbers', { id: whole }, [{ id: 7 }], 8],
  ['digits', { id: text }, [{ id: '0041' }], '0042'],
  [
    'a prefix',
    { id: text },
    [{ id: 'cus_9s6XKzkNRiz8i3' }],
    expect.stringMatching(/^cus_\d[a-z]\d[A-Z]{2}[a-z]{2}[A-Z]{2}[a-z]{2}\d[a-z]\d$/),
  ],
  ['words', { id: text }, [{ id: 'oak' }], 'oak-2'],
  ['uuids', { id: { ...text, format: 'uuid' } }, [], expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ['a pattern', { id: { ...text, pattern: '^PT[A-Z]{5}$' } }, [], expect.stringMatching(/^PT[A-Z]{5}$/)],
  ['another spelling', { tree_id: whole }, [{ tree_id: 1 }], 2],
])('new ids are like the others: %s', async (_, properties, example, id) => {
  const one = { type: 'object', properties };
  const send = serve(trees(list(one), one, example));
  const [name = ''] = Object.keys(properties);
  const { body } = await send('POST /trees', {});
  expect(body).toEqual({ [name]: id });
  expect(await send(`GET /trees/${(body as Record<string, string>)[name]}`)).toMatchObject({ status: 200, body });
});

it('a new id fits its address, too', async () => {
  const one = { type: 'object', properties: { id: text } };
  const parameters = [{ name: 'treeId', in: 'path', required: true, schema: { ...text, format: 'uuid' } }];
  const paths = trees(list(one), one);
  const send = serve({ ...paths, '/trees/{treeId}': { ...paths['/trees/{treeId}'], parameters } });
  const { body } = await send('POST /trees', {});
  expect((await send(`GET /trees/${(body as { id: string }).id}`)).body).toEqual(body);
});

it('an id is used once, and a taken one is refused', async () => {
  const one = { type: 'object', properties: { id: whole } };
  const send = serve(trees(list(one), one, [{ id: 1 }]));
  expect((await send('POST /trees', {})).body).toEqual({ id: 2 });
  expect((await send('DELETE /trees/2')).status).toBe(204);
  expect((await send('POST /trees', {})).body).toEqual({ id: 3 });
  expect(await send('POST /trees', { id: 3 })).toMatchObject({ status: 409, body: { title: 'Conflict' } });
  expect((await send('GET /trees')).body).toEqual([{ id: 1 }, { id: 3 }]);
});

it.each<[string, Served, unknown, number, number]>([
  ['is that of the example', {}, undefined, 200, 404],
  ['is missing where the author lists the ids', {}, [elder], 404, 404],
  ['is missing by choice', { strictIds: true }, undefined, 404, 404],
])('an id that nobody made %s, until something is written', async (_, served, example, before, after) => {
  const send = serve(trees(list(ref('Tree')), ref('Tree'), example), { schemas: { Tree }, ...served });
  const found = await send('GET /trees/t77');
  expect(found).toMatchObject({ status: before, ...(before === 200 && { body: { id: 't77' } }) });
  await send('POST /trees', { sort: 'oak' });
  expect((await send('GET /trees/t78')).status).toBe(after);
});

it('an item keeps what its schema has, at the address of its parents', async () => {
  const Note = {
    type: 'object',
    required: ['id'],
    properties: {
      id: { ...whole, readOnly: true },
      user: text,
      note_text: text,
      isDone: { type: 'boolean', default: false },
      secret: { ...text, writeOnly: true },
      made: { ...text, format: 'date-time', readOnly: true },
    },
  };
  const asked = { type: 'object', properties: { NoteText: text, secret: text, code: text } };
  const paths = {
    '/users/{user}/notes': {
      get: { responses: { 200: json(list(ref('Note')), { example: [] }) } },
      post: { ...takes(asked), responses: { 201: json(ref('Note')) } },
    },
    '/users/{user}/notes/{id}': { get: { responses: { 200: json(ref('Note')) } } },
  };
  const send = serve(paths, { schemas: { Note } });
  const made = expect.stringMatching(/^20\d\d-/) as string;
  const note = { id: 1, user: 'ada', note_text: 'x', isDone: false, made };
  expect((await send('POST /users/ada/notes', { NoteText: 'x', secret: 's', code: 'c' })).body).toEqual(note);
  expect((await send('GET /users/ada/notes')).body).toEqual([note]);
  expect((await send('GET /users/bob/notes')).body).toEqual([]);
});

it('what is sent inside an item stays, with the ids that the server makes there', async () => {
  const Person = {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { ...whole, readOnly: true }, name: text },
  };
  const properties = { id: { ...whole, readOnly: true }, name: text, owner: Person, lines: list(Person) };
  const Plan = { type: 'object', required: ['id', 'owner'], properties };
  const send = serve(trees(list(Plan), Plan));
  const made = expect.any(Number) as number;
  const { body } = await send('POST /trees', {
    name: 'n',
    owner: { name: 'A' },
    lines: [{ name: 'l1' }, { name: 'l2' }],
  });
  const lines = [
    { id: made, name: 'l1' },
    { id: made, name: 'l2' },
  ];
  expect(body).toEqual({ id: made, name: 'n', owner: { id: made, name: 'A' }, lines });
  const plan = body as { id: number; owner: object; lines: { id: number }[] };
  const [, second] = plan.lines;
  const edited = {
    ...plan,
    owner: { ...plan.owner, name: 'B' },
    lines: [
      { ...second, name: 'l3' },
      { id: 4711, name: 'l4' },
    ],
  };
  const put = { ...edited, lines: [edited.lines[0], { id: made, name: 'l4' }] };
  expect((await send(`PUT /trees/${plan.id}`, edited)).body).toEqual(put);
  const { body: got } = await send(`GET /trees/${plan.id}`);
  expect(got).toEqual(put);
  expect(JSON.stringify(got)).not.toContain('4711');
  expect((await send(`PATCH /trees/${plan.id}`, { lines: edited.lines.slice(0, 1) })).body).toEqual({
    ...put,
    lines: put.lines.slice(0, 1),
  });
});

it.each<[string, object]>([
  ['two types', { type: ['string', 'null'] }],
  ['anyOf', { anyOf: [text, { type: 'null' }] }],
])('null stays null: %s', async (_, note) => {
  const one = { type: 'object', required: ['note'], properties: { id: whole, note } };
  const send = serve(trees(list(one), one, [{ id: 1, note: null }]), { schemas: { Tree } });
  expect((await send('POST /trees', { note: null })).body).toEqual({ id: 2, note: null });
  expect((await send('PUT /trees/2', { note: null })).body).toEqual({ id: 2, note: null });
  await send('PUT /trees/2', { note: 'x' });
  expect((await send('PATCH /trees/2', { note: null })).body).toEqual({ id: 2, note: null });
});

const kind = (more: object) => ({
  allOf: [
    { type: 'object', required: ['kind'], properties: { id: { ...whole, readOnly: true }, kind: text } },
    { type: 'object', required: Object.keys(more), properties: more },
  ],
});
it.each<[string, object, object]>([
  [
    'with a mapping',
    { mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } },
    { kind: 'dog', bark: 'wuf' },
  ],
  ['by the names of schemas', {}, { kind: 'Dog', bark: 'wuf' }],
])('an item stays of its kind: %s', async (_, mapping, dog) => {
  const others = Array.from(
    { length: 12 },
    (_other, index) => [`Bird${index}`, kind({ [`song${index}`]: text })] as const,
  );
  const schemas = { Cat: kind({ purr: text }), ...Object.fromEntries(others), Dog: kind({ bark: text }) };
  const Pet = { oneOf: Object.keys(schemas).map(ref), discriminator: { propertyName: 'kind', ...mapping } };
  const send = serve(trees(list(ref('Pet')), ref('Pet')), { schemas: { ...schemas, Pet } });
  const { body } = await send('POST /trees', dog);
  expect(body).toEqual({ id: expect.any(Number) as number, ...dog });
  expect(await send(`GET /trees/${(body as { id: number }).id}`)).toMatchObject({ body });
});

it.each([
  ['first', ['Gone', 'Tree']],
  ['last', ['Tree', 'Gone']],
])('nothing is gone from the beginning, where GET responds it %s', async (_, names) => {
  const Gone = {
    type: 'object',
    required: ['id', 'deleted'],
    properties: { id: text, deleted: { type: 'boolean', enum: [true] } },
  };
  const paths = trees(within('data', list(ref('Tree'))), ref('Tree'));
  const get = { responses: { 200: json({ anyOf: names.map(ref) }) } };
  const send = serve(
    { ...paths, '/trees/{treeId}': { ...paths['/trees/{treeId}'], get } },
    { schemas: { Tree, Gone } },
  );
  const bodies = [
    (await send('GET /trees')).body,
    (await send('GET /trees/t9')).body,
    (await send('POST /trees', { sort: 'oak', id: 't8' })).body,
    (await send('GET /trees/t8')).body,
    (await send('PUT /trees/t8', { sort: 'elm' })).body,
  ];
  expect(JSON.stringify(bodies)).not.toContain('deleted');
  expect(bodies.slice(3)).toEqual([
    { id: 't8', sort: 'oak' },
    { id: 't8', sort: 'elm' },
  ]);
});

it('a single resource keeps what is put and patched', async () => {
  const Pond = within('pond', { type: 'object', properties: { litres: whole, fish: whole } });
  const send = serve({
    '/pond': {
      get: { responses: { 200: json(Pond, { example: { pond: { litres: 1, fish: 2 } } }) } },
      put: { ...takes(Pond), responses: { 200: json(Pond) } },
      patch: { ...takes(Pond), responses: { 200: json(Pond) } },
      delete: { responses: { 204: { description: '' } } },
    },
  });
  expect((await send('PATCH /pond', { pond: { fish: 3 } })).body).toEqual({ pond: { litres: 1, fish: 3 } });
  expect((await send('PUT /pond', { pond: { litres: 5 } })).body).toEqual({ pond: { litres: 5 } });
  expect((await send('GET /pond')).body).toEqual({ pond: { litres: 5 } });
  await send('DELETE /pond');
  expect((await send('GET /pond')).status).toBe(404);
});

it('a list forgets what is deleted, where its items have no other call', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const send = serve({ '/trees': many, '/trees/{treeId}': { delete: one.delete } }, { schemas: { Tree } });
  await send('POST /trees', oak);
  expect((await send('DELETE /trees/t1')).status).toBe(204);
  expect((await send('GET /trees')).body).toEqual([oak]);
  expect((await send('DELETE /trees/t1')).status).toBe(404);
});

it('an item that does not fit hides no other one', async () => {
  const strict = {
    type: 'object',
    required: ['id', 'sort'],
    additionalProperties: false,
    properties: { id: text, sort: { enum: ['elder'] } },
  };
  const send = serve(trees(list(strict), ref('Tree'), [elder]), { schemas: { Tree } });
  await send('POST /trees', { ...oak, height: 3 });
  expect((await send('GET /trees')).body).toEqual([elder, { id: 't2', sort: 'elder' }]);
  expect((await send('GET /trees/t2')).body).toEqual({ ...oak, height: 3 });
});

describe('a list', () => {
  const all = [
    { id: 't1', sort: 'oak', height: 9 },
    { id: 't2', sort: 'elder', height: 30 },
    { id: 't3', sort: 'oak', height: 12 },
  ];
  const page = within('trees', list(ref('Tree')), {
    meta: {
      type: 'object',
      properties: { total: whole, page: whole, last_page: whole, next: { type: ['string', 'null'] } },
    },
    has_more: { type: 'boolean' },
    next_cursor: text,
  });
  const example = {
    trees: all,
    meta: { total: 99, page: 7, last_page: 8, next: 'https://x.example/?page=2' },
    has_more: true,
    next_cursor: 'n',
  };
  const parameters = query('limit', 'page', 'offset', 'cursor', 'sort', 'order', 'filter[sort]', 'status');
  const headers = { 'X-Total-Count': { schema: whole }, Link: { schema: text } };
  const send = serve(
    trees(page, ref('Tree'), example, {
      parameters,
      responses: { 200: { ...json(page, { example }), headers } },
    }),
    { schemas: { Tree } },
  );
  const idsOf = async (search: string) =>
    ((await send(`GET /trees?${search}`)).body as { trees: { id: string }[] }).trees
      .map(({ id }) => id.slice(1))
      .join('');

  it.each([
    ['', '123'],
    ['limit=2', '12'],
    ['limit=2&page=2', '3'],
    ['limit=1&offset=1', '2'],
    ['offset=2', '3'],
    ['cursor=t1', '23'],
    ['cursor=t9', ''],
    ['sort=height', '132'],
    ['sort=-height', '231'],
    ['sort=height:desc', '231'],
    ['sort=height&order=desc', '231'],
    ['sort=sort,-height', '231'],
    ['order=desc', '321'],
    ['filter[sort]=oak', '13'],
    ['filter[sort]=oak&limit=1&page=2', '3'],
    ['status=unknown', '123'],
  ])('by %s has %s', async (search, ids) => {
    expect(await idsOf(search)).toBe(ids);
  });

  it('says what it is', async () => {
    const first = await send('GET /trees?limit=2&filter[sort]=oak');
    expect(first.body).toMatchObject({ meta: { total: 2, page: 1, last_page: 1, next: null }, has_more: false });
    expect(first.body).not.toHaveProperty('next_cursor');
    const second = await send('GET /trees?limit=1&page=2');
    const at = (page: number) => `http://api.example/trees?limit=1&page=${page}`;
    expect(second.body).toMatchObject({
      meta: { total: 3, page: 2, last_page: 3, next: at(3) },
      has_more: true,
      next_cursor: 't2',
    });
    expect(second.headers.get('x-total-count')).toBe('3');
    expect(second.headers.get('link')).toBe(
      `<${at(3)}>; rel="next", <${at(1)}>; rel="prev", <${at(1)}>; rel="first", <${at(3)}>; rel="last"`,
    );
  });
});

it.each<[string, object, unknown, unknown]>([
  [
    'a link',
    { type: 'object', properties: { href: text } },
    { href: 'https://x.example/2' },
    { href: 'http://api.example/trees?limit=1&offset=t2' },
  ],
  [
    'a cursor and a link',
    { type: ['object', 'null'], properties: { offset: text, uri: text } },
    { offset: 'eyJ0', uri: 'https://x.example/2' },
    { offset: 't2', uri: 'http://api.example/trees?limit=1&offset=t2' },
  ],
])('a list says where it goes on as %s', async (_, schema, before, after) => {
  const page = within('data', list(ref('Tree')), { next_page: schema });
  const parameters = [...query('limit'), { name: 'offset', in: 'query', schema: text }];
  const send = serve(
    trees(page, ref('Tree'), { data: [elder, oak, { ...oak, id: 't3' }], next_page: before }, { parameters }),
    { schemas: { Tree } },
  );
  expect((await send('GET /trees?limit=1&offset=t1')).body).toEqual({ data: [oak], next_page: after });
  const { next_page: end = null } = (await send('GET /trees?limit=1&offset=t2')).body as { next_page?: unknown };
  expect(end).toBeNull();
});

it.each([
  ['/trees', '/trees/{id}', 'http://api.example/trees/3'],
  ['/trees/', '/trees/{id}/', 'http://api.example/trees/3/'],
  ['/trees.json', '/trees/{id}.json', 'http://api.example/trees/3.json'],
])('Location names what a POST to %s made', async (path, itemPath, location) => {
  const one = { type: 'object', properties: { id: whole } };
  const send = serve({
    [path]: {
      get: { responses: { 200: json(list(one), { example: [{ id: 2 }] }) } },
      post: { ...takes(one), responses: { 201: { ...json(one), headers: { Location: { schema: text } } } } },
    },
    [itemPath]: { get: { responses: { 200: json(one) } } },
  });
  const { headers } = await send(`POST ${path}`, {});
  expect(headers.get('location')).toBe(location);
  expect((await send(`GET ${new URL(location).pathname}`)).body).toEqual({ id: 3 });
});
