import { fetchHandler } from '../web/fetch-handler.ts';
import {
  elder,
  json,
  list,
  oak,
  object,
  ref,
  serve,
  takes,
  text,
  Tree,
  trees,
  whole,
  within,
  type Served,
} from '../schema/trees.fixture.ts';

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

it('items without a schema are like their examples', async () => {
  const shown = (example: unknown) => ({ content: { 'application/json': { example } } });
  const paths = {
    '/trees': {
      get: { responses: { 200: shown({ data: [{ id: 1, sort: 'elder' }], total: 1 }) } },
      post: { requestBody: { content: { 'application/json': {} } }, responses: { 201: shown({ data: { id: 1 } }) } },
    },
    '/trees/{id}': { get: { responses: { 200: shown({ data: { id: 1, sort: 'elder' } }) } } },
  };
  const send = serve(paths);
  const data = { id: 2, sort: 'oak', height: 3 };
  expect((await send('POST /trees', { sort: 'oak', height: 3 })).body).toEqual({ data });
  expect((await send('GET /trees/2')).body).toEqual({ data });
  expect((await send('GET /trees')).body).toEqual({ data: [{ id: 1, sort: 'elder' }, data], total: 2 });
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
  ['digits behind a mark', { id: text }, [{ id: 'OAK-24' }], expect.stringMatching(/^OAK-\d\d$/)],
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
  for (let number = 3; number < 15; number++) await send('POST /trees', {});
  const ids = ((await send('GET /trees')).body as Record<string, unknown>[]).map((item) => item[name]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a change sets the time of the change, and no other', async () => {
  const time = { ...text, format: 'date-time', readOnly: true };
  const one = { type: 'object', properties: { id: whole, sort: text, creditedAt: time, lastEditedAt: time } };
  const before = { id: 1, creditedAt: '2020-01-01T00:00:00Z', lastEditedAt: '2020-01-01T00:00:00Z' };
  const send = serve(trees(list(one), one, [before]));
  const { body } = await send('PATCH /trees/1', { sort: 'oak' });
  const { creditedAt, lastEditedAt } = body as typeof before;
  expect(creditedAt).toBe(before.creditedAt);
  expect(lastEditedAt).not.toBe(before.lastEditedAt);
});

it('what is below a deleted item stays deleted, and its ids are not used again', async () => {
  const Leaf = { type: 'object', required: ['id'], properties: { id: { ...whole, readOnly: true }, sort: text } };
  const leaves = '/trees/{treeId}/leaves';
  const send = serve(
    {
      ...trees(list(ref('Tree')), ref('Tree'), [elder]),
      [leaves]: {
        get: { responses: { 200: json(list(Leaf)) } },
        post: { ...takes(Leaf), responses: { 201: json(Leaf) } },
      },
      [`${leaves}/{leafId}`]: { get: { responses: { 200: json(Leaf) } } },
    },
    { schemas: { Tree } },
  );
  const { id } = (await send('POST /trees/t1/leaves', { sort: 'oak' })).body as { id: number };
  await send('DELETE /trees/t1');
  await send('PUT /trees/t1', elder);
  expect((await send('GET /trees/t1/leaves')).body).toEqual([]);
  expect((await send('POST /trees/t1/leaves', { sort: 'oak' })).body).toEqual({ id: id + 1, sort: 'oak' });
});

it('a merge patch without a schema of its own is held to the schema of items', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const patch = { ...takes({ type: 'object' }), responses: { 200: json(ref('Tree')) } };
  const send = serve({ '/trees': many, '/trees/{treeId}': { ...one, patch } }, { schemas: { Tree } });
  expect((await send('PATCH /trees/t1', { sort: ['oak'] })).status).toBe(422);
  expect((await send('GET /trees/t1')).body).toEqual(elder);
});

it('items that are added at once come back at once, have different ids, and are none from an empty list', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), []);
  const post = { ...takes(list(ref('Tree'))), responses: { 201: json(list(ref('Tree'))) } };
  const send = serve({ '/trees': { ...many, post }, '/trees/{treeId}': one }, { schemas: { Tree } });
  expect((await send('POST /trees', [elder])).body).toEqual([elder]);
  expect((await send('POST /trees', [oak, { ...oak, sort: 'elm' }])).status).toBe(409);
  expect(await send('POST /trees', [])).toMatchObject({ status: 201, body: [] });
  expect((await send('GET /trees')).body).toEqual([elder]);
  expect((await send('POST /trees', [oak, { ...oak, id: 't3' }])).body).toEqual([oak, { ...oak, id: 't3' }]);
});

const Leaf = { type: 'object', properties: { key_id: text, id: whole, sort: text } };
const leaves = (address: object, shown: object, more: object = {}) => ({
  '/leaves': { post: { ...takes(Leaf), responses: { 201: json(shown) } } },
  '/leaves/{leaf_key_id}': {
    parameters: [{ name: 'leaf_key_id', in: 'path', required: true, schema: address }],
    get: { responses: { 200: json(shown) } },
  },
  ...more,
});

it.each<[string, object, object, string]>([
  ['fits its address, too', leaves({ ...text, format: 'uuid' }, Leaf), {}, 'key_id'],
  [
    'is not that of a client which has no address',
    leaves({ ...text, format: 'uuid' }, Leaf),
    { key_id: 'a' },
    'key_id',
  ],
  ['is a number where its address is one', leaves(whole, Leaf), {}, 'id'],
  ['is one of a few that its address may be', leaves({ ...whole, enum: [8, 9] }, Leaf), {}, 'id'],
  [
    'is the item’s, not that of a list beside it',
    leaves(text, {
      type: 'object',
      properties: { errors: list({ type: 'object', properties: { code: text } }), leaf: Leaf },
    }),
    {},
    'key_id',
  ],
  [
    'is the first one of two that an address may be',
    leaves(text, Leaf, { '/leaves/{sort}': { get: { responses: { 200: json(Leaf) } } } }),
    { sort: 'oak' },
    'key_id',
  ],
])('a new id %s', async (_, paths, sent, id) => {
  const send = serve(paths);
  const leafIn = ({ body }: { body: unknown }) => (body as { leaf?: object }).leaf ?? (body as object);
  const made = leafIn(await send('POST /leaves', sent)) as Record<string, unknown>;
  expect(made[id]).toBeDefined();
  expect(leafIn(await send(`GET /leaves/${String(made[id])}`))).toEqual(made);
});

it.each<[string, string, object, object, object, object]>([
  ['otherwise than one item', '{bed_name}', { name: text }, { name: text }, { bed_name: text }, { bed_name: 'roses' }],
  ['in requests alone', '{name}', { name: text, size: whole }, { size: whole }, { size: whole }, { size: 3 }],
])('an item is found by its id, which lists and requests have %s', async (_, id, sent, made, shown, found) => {
  const send = serve({
    '/beds': {
      get: { responses: { 200: json(list(object(made)), { example: [{ name: 'herbs' }] }) } },
      post: { ...takes(object(sent)), responses: { 201: json(object(made)) } },
    },
    [`/beds/${id}`]: { get: { responses: { 200: json(object(shown)) } } },
  });
  const [name = ''] = Object.keys(sent);
  if (name in made) expect((await send('GET /beds/herbs')).body).toEqual({ bed_name: 'herbs' });
  const { body } = await send('POST /beds', { [name]: 'roses', size: 3 });
  if (name in made) expect(body).toMatchObject({ [name]: 'roses' });
  expect(await send('GET /beds/roses')).toMatchObject({ status: 200, body: found });
  expect((await send('GET /beds/tulips')).status).toBe(404);
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

it('an example of the author’s can be sent back, once', async () => {
  const send = serve(trees(list(ref('Tree')), ref('Tree'), [elder, oak]), { schemas: { Tree } });
  expect(await send('POST /trees', elder)).toMatchObject({ status: 201, body: elder });
  expect((await send('POST /trees', elder)).status).toBe(409);
  expect((await send('GET /trees')).body).toEqual([elder, oak]);
});

it.each(['bedId', 'id'])(
  'by choice there is nothing below what is not there, where its own path names it %s',
  async (name) => {
    const notes = trees(list(ref('Tree')), ref('Tree'), [elder]);
    const below = Object.fromEntries(
      Object.entries(notes).map(([path, item]) => [path.replace('/trees', '/beds/{bedId}/trees'), item]),
    );
    const Bed = object({ id: text });
    const { '/trees': many, '/trees/{treeId}': one } = trees(list(Bed), Bed);
    const send = serve({ '/beds': many, [`/beds/{${name}}`]: one, ...below }, { schemas: { Tree }, strictIds: true });
    for (const address of ['GET /beds/b1/trees', 'GET /beds/b1/trees/t1', 'PUT /beds/b1/trees/t1'])
      expect((await send(address, address.startsWith('PUT') ? oak : undefined)).status).toBe(404);
    await send('POST /beds', { id: 'b1' });
    await send('POST /beds/b1/trees', oak);
    expect((await send('GET /beds/b1/trees')).body).toEqual([elder, oak]);
    await send('DELETE /beds/b1');
    expect((await send('GET /beds/b1/trees')).status).toBe(404);
    await send('POST /beds', { id: 'b1' });
    expect((await send('GET /beds/b1/trees')).body).not.toContainEqual(oak);
  },
);

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

it('where no item can have an address as its id, that responds the example', async () => {
  const one = object({ id: { ...text, format: 'uuid' }, sort: text });
  const send = serve({ '/trees/{scope}/{key}': { get: { responses: { 200: json(one) } }, put: takes(one) } });
  expect(await send('GET /trees/global/tall')).toMatchObject({
    status: 200,
    body: { sort: expect.any(String) as string },
  });
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

const kind = (more: object, isServers = false) => ({
  allOf: [
    {
      type: 'object',
      required: ['kind'],
      properties: { id: { ...whole, readOnly: true }, kind: { ...text, readOnly: isServers } },
    },
    { type: 'object', required: Object.keys(more), properties: more },
  ],
});
it.each<[string, object, object, boolean]>([
  [
    'with a mapping',
    { mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } },
    { kind: 'dog', bark: 'wuf' },
    false,
  ],
  ['by the names of schemas', {}, { kind: 'Dog', bark: 'wuf' }, false],
  ['by a field that is said to be only the server’s', {}, { kind: 'Dog', bark: 'wuf' }, true],
])('an item stays of its kind: %s', async (_, mapping, dog, isServers) => {
  const others = Array.from(
    { length: 12 },
    (_other, index) => [`Bird${index}`, kind({ [`song${index}`]: text }, isServers)] as const,
  );
  const schemas = {
    Cat: kind({ purr: { ...text, default: 'loud' } }, isServers),
    ...Object.fromEntries(others),
    Dog: kind({ bark: text }, isServers),
  };
  const Pet = { oneOf: Object.keys(schemas).map(ref), discriminator: { propertyName: 'kind', ...mapping } };
  const send = serve(trees(list(ref('Pet')), ref('Pet')), { schemas: { ...schemas, Pet } });
  const { body } = await send('POST /trees', dog);
  expect(body).toEqual({ id: expect.any(Number) as number, ...dog });
  expect(await send(`GET /trees/${(body as { id: number }).id}`)).toMatchObject({ body });
});

it('nothing is gone from the beginning, where GET responds that, too', async () => {
  const Gone = {
    type: 'object',
    required: ['id', 'deleted'],
    properties: { id: text, deleted: { type: 'boolean', enum: [true] } },
  };
  const paths = trees(within('data', list(ref('Tree'))), ref('Tree'));
  const get = { responses: { 200: json({ anyOf: ['Tree', 'Gone'].map(ref) }) } };
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

it('texts are no items, and a list of texts is no collection', async () => {
  const said = { responses: { 200: json(text, { example: 'ok' }) } };
  const send = serve({ '/proxy': { get: said, post: said }, '/proxy/{path}': { get: said, post: said } });
  expect((await send('POST /proxy', {})).body).toBe('ok');
  expect((await send('GET /proxy/a')).body).toBe('ok');
  const none = { responses: { 204: { description: '' } } };
  const names = { responses: { 200: json(within('names', list(text)), { example: { names: ['a'] } }) } };
  const ask = serve({ '/names': { get: names }, '/names/{name}': { get: none } });
  expect((await ask('GET /names')).body).toEqual({ names: ['a'] });
  expect((await ask('GET /names/a')).status).toBe(204);
  const texts = { responses: { 200: json(list(text)) } };
  const read = serve(
    { '/names': { get: texts }, '/names/{name}': { get: texts }, ...trees(list(ref('Tree')), list(text)) },
    { schemas: { Tree } },
  );
  expect((await read('GET /names/a')).body).toEqual([expect.any(String)]);
  expect((await read('GET /trees/a')).body).toEqual([expect.any(String)]);
});

it('a single resource keeps what is put and patched, and takes with it what is below', async () => {
  const Pond = within('pond', { type: 'object', properties: { litres: whole, fish: whole } });
  const send = serve({
    '/pond': {
      get: { responses: { 200: json(Pond, { example: { pond: { litres: 1, fish: 2 } } }) } },
      put: { ...takes(Pond), responses: { 200: json(Pond) } },
      patch: { ...takes(Pond), responses: { 200: json(Pond) } },
      delete: { responses: { 204: { description: '' } } },
    },
    '/pond/trees': trees(list(Tree), Tree)['/trees'],
  });
  expect((await send('PATCH /pond', { pond: { fish: 3 } })).body).toEqual({ pond: { litres: 1, fish: 3 } });
  expect((await send('PUT /pond', { pond: { litres: 5 } })).body).toEqual({ pond: { litres: 5 } });
  expect((await send('GET /pond')).body).toEqual({ pond: { litres: 5 } });
  await send('POST /pond/trees', oak);
  await send('DELETE /pond');
  expect((await send('GET /pond')).status).toBe(404);
  expect((await send('GET /pond/trees')).body).not.toContainEqual(oak);
});

it('a single resource without PUT and PATCH is set by POST', async () => {
  const Pond = { type: 'object', properties: { litres: whole, fish: whole } };
  const post = { ...takes(Pond), responses: { 200: json(Pond) } };
  const send = serve({ '/pond': { get: { responses: { 200: json(Pond) } }, post } });
  await send('POST /pond', { litres: 5, fish: 2 });
  expect((await send('GET /pond')).body).toEqual({ litres: 5, fish: 2 });
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

it('a document of Swagger 2.0 is served as it is given', async () => {
  const responses = {
    200: { description: '', schema: list({ $ref: '#/definitions/Tree' }), examples: { 'application/json': [elder] } },
  };
  const get = { operationId: 'trees', produces: ['application/json'], responses };
  const document = { swagger: '2.0', basePath: '/v1', paths: { '/trees': { get } }, definitions: { Tree } };
  const before = structuredClone(document);
  const response = await fetchHandler(document)(new Request('http://api.example/v1/trees'));
  expect(await response.json()).toEqual([elder]);
  expect(document).toEqual(before);
});

it('a call that responds a number or a truth value keeps the item all the same', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const numbered = { ...Tree, properties: { ...Tree.properties, id: whole } };
  const paths = {
    '/trees': { ...many, post: { ...many.post, responses: { 200: json(whole) } } },
    '/trees/{treeId}': { ...one, delete: { responses: { 200: json({ type: 'boolean' }) } } },
  };
  const send = serve(paths, { schemas: { Tree: numbered } });
  const { body: id } = await send('POST /trees', { sort: 'oak' });
  expect((await send(`GET /trees/${String(id)}`)).body).toEqual({ id, sort: 'oak' });
  expect((await send(`DELETE /trees/${String(id)}`)).body).toEqual(expect.any(Boolean));
  expect((await send(`GET /trees/${String(id)}`)).status).toBe(404);
});

it('a request that shares no field with items makes and changes none of them', async () => {
  const told = (result: object) => json(object({ time: { type: 'number' }, result }));
  const Bed = object({ name: text });
  const Hit = object({ id: whole, score: whole, shard: text });
  const hits = { 200: told(list(Hit)) };
  const send = serve({
    '/beds': { get: { responses: { 200: told(object({ beds: list(Bed) })) } } },
    '/beds/{bed_name}': {
      get: { responses: { 200: told(object({ status: text, plants: whole })) } },
      put: { ...takes(object({ depth: whole })), responses: { 200: told({ type: 'boolean' }) } },
    },
    '/hits': { post: { ...takes(object({ ids: list(whole), shard: text })), responses: hits } },
    '/hits/{id}': { get: { responses: { 200: told(Hit) } } },
    '/search': { get: { responses: hits }, post: { ...takes(object({ q: text })), responses: hits } },
  });
  const plain = { time: expect.any(Number) as number };
  const before = (await send('GET /beds')).body as { result: { beds: object[] } };
  expect((await send('PUT /beds/herbs', { depth: 3 })).body).toEqual({
    ...plain,
    result: expect.any(Boolean) as boolean,
  });
  expect((await send('GET /beds')).body).toEqual({
    ...plain,
    result: { beds: [...before.result.beds, { name: 'herbs' }] },
  });
  expect((await send('GET /beds/herbs')).body).toMatchObject({ result: { status: expect.any(String) as string } });
  for (const path of ['/hits', '/search']) {
    const { body } = await send(`POST ${path}`, { ids: [7] });
    expect((await send(`POST ${path}`, { ids: [7] })).body).toEqual(body);
  }
  const { body: found } = await send('GET /search');
  await send('POST /search', {});
  expect((await send('GET /search')).body).toEqual(found);
});

it('a response has of an item what it declares, or what the author shows', async () => {
  const Bed = object({ id: whole, name: text, status: text });
  const send = serve({
    '/beds': {
      post: {
        ...takes(Bed),
        responses: { 201: json(object({ id: whole, note: text }), { example: { id: 9, note: 'Sown' } }) },
      },
    },
    '/beds/{id}': {
      get: { responses: { 200: json(Bed, { example: { id: 1, name: 'herbs', sun: 'full' } }) } },
      put: { ...takes(Bed), responses: { 200: json(object({ status: text, code: whole })) } },
    },
  });
  expect((await send('GET /beds/1')).body).toEqual({ id: 1, name: 'herbs', sun: 'full' });
  const sent = { id: 2, name: 'roses', status: 'dry', colour: 'red' };
  expect((await send('POST /beds', sent)).body).toEqual({ id: 2, note: 'Sown' });
  expect((await send('GET /beds/2')).body).toEqual({ id: 2, name: 'roses', status: 'dry' });
  expect((await send('PUT /beds/2', sent)).body).toEqual({ status: 'dry', code: expect.any(Number) as number });
});
