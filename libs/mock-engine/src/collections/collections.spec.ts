import { elder, oak, serve, Tree, trees, type Served } from '../schema/trees.fixture.ts';
import { json, list, made, none, object, ok, query, ref, takes, text, whole } from '../testing/description.fixture.ts';

const schemas = { Tree };
const anyNumber = expect.any(Number) as number;

it.each<[string, object, object, (item: object) => object, (items: object[]) => object]>([
  ['plain', list(ref('Tree')), ref('Tree'), (tree) => tree, (all) => all],
  [
    'in an envelope beside a list of another kind',
    object({ data: list(ref('Tree')), included: list(object({ id: text, name: text })) }, 'data'),
    object({ data: ref('Tree') }, 'data'),
    (data) => ({ data }),
    (all) => ({ data: all, included: [] }),
  ],
  [
    'as a list of one',
    object({ Trees: list(ref('Tree')) }, 'Trees'),
    object({ Trees: list(ref('Tree')) }, 'Trees'),
    (tree) => ({ Trees: [tree] }),
    (all) => ({ Trees: all }),
  ],
])('items that are sent %s come back so', async (_, many, one, wrapped, listed) => {
  const send = serve(trees(many, one, listed([elder])), { schemas });
  expect(await send('POST /trees', wrapped(oak))).toMatchObject({ status: 201, body: wrapped(oak) });
  expect(await send('GET /trees/t2')).toMatchObject({ status: 200, body: wrapped(oak) });
  expect((await send('GET /trees')).body).toEqual(listed([elder, oak]));
});

it('items without a schema are like their examples', async () => {
  const shown = (example: unknown) => ({ content: { 'application/json': { example } } });
  const first = { id: 1, sort: 'elder' };
  const send = serve({
    '/trees': {
      get: { responses: { 200: shown({ data: [first], total: 1 }) } },
      post: { requestBody: { content: { 'application/json': {} } }, responses: { 201: shown({ data: { id: 1 } }) } },
    },
    '/trees/{id}': { get: { responses: { 200: shown({ data: first }) } } },
  });
  const data = { id: 2, sort: 'oak', height: 3 };
  expect((await send('POST /trees', { sort: 'oak', height: 3 })).body).toEqual({ data });
  expect((await send('GET /trees/2')).body).toEqual({ data });
  expect((await send('GET /trees')).body).toEqual({ data: [first, data], total: 2 });
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
  const one = object(properties);
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
  const one = object({ id: whole, sort: text, creditedAt: time, lastEditedAt: time });
  const before = { id: 1, creditedAt: '2020-01-01T00:00:00Z', lastEditedAt: '2020-01-01T00:00:00Z' };
  const send = serve(trees(list(one), one, [before]));
  const { creditedAt, lastEditedAt } = (await send('PATCH /trees/1', { sort: 'oak' })).body as typeof before;
  expect(creditedAt).toBe(before.creditedAt);
  expect(lastEditedAt).not.toBe(before.lastEditedAt);
});

it('what is below a deleted item stays deleted, and its ids are not used again', async () => {
  const Leaf = object({ id: { ...whole, readOnly: true }, sort: text }, 'id');
  const leaves = '/trees/{treeId}/leaves';
  const send = serve(
    {
      ...trees(list(ref('Tree')), ref('Tree'), [elder]),
      [leaves]: { get: ok(list(Leaf)), post: { ...takes(Leaf), ...made(Leaf) } },
      [`${leaves}/{leafId}`]: { get: ok(Leaf) },
    },
    { schemas },
  );
  const { id } = (await send('POST /trees/t1/leaves', { sort: 'oak' })).body as { id: number };
  await send('DELETE /trees/t1');
  await send('PUT /trees/t1', elder);
  expect((await send('GET /trees/t1/leaves')).body).toEqual([]);
  expect((await send('POST /trees/t1/leaves', { sort: 'oak' })).body).toEqual({ id: id + 1, sort: 'oak' });
});

it('a merge patch without a schema of its own is held to the schema of items', async () => {
  const send = serve(trees(list(ref('Tree')), ref('Tree'), [elder]), { schemas });
  expect((await send('PATCH /trees/t1', { sort: ['oak'] })).status).toBe(422);
  expect((await send('GET /trees/t1')).body).toEqual(elder);
});

it('items that are added at once come back at once, have different ids, and are none from an empty list', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), []);
  const headers = { Location: { schema: text, example: '/made' } };
  const post = { ...takes(list(ref('Tree'))), responses: { 201: { ...json(list(ref('Tree'))), headers } } };
  const send = serve({ '/trees': { ...many, post }, '/trees/{treeId}': one }, { schemas });
  expect((await send('POST /trees', [elder])).body).toEqual([elder]);
  expect((await send('POST /trees', [oak, { ...oak, sort: 'elm' }])).status).toBe(409);
  const { headers: sent, ...nothing } = await send('POST /trees', []);
  expect([nothing, sent.get('location')]).toEqual([{ status: 201, body: [] }, '/made']);
  expect((await send('GET /trees')).body).toEqual([elder]);
  expect((await send('POST /trees', [oak, { ...oak, id: 't3' }])).body).toEqual([oak, { ...oak, id: 't3' }]);
});

const Leaf = object({ key_id: text, id: whole, sort: text });
const leaves = (address: object, shown: object, more: object = {}) => ({
  '/leaves': { post: { ...takes(Leaf), ...made(shown) } },
  '/leaves/{leaf_key_id}': {
    parameters: [{ name: 'leaf_key_id', in: 'path', required: true, schema: address }],
    get: ok(shown),
  },
  ...more,
});
const uuid = { ...text, format: 'uuid' };
const beside = object({ errors: list(object({ code: text })), leaf: Leaf });
it.each<[string, object, object, string]>([
  ['fits its address, too', leaves(uuid, Leaf), {}, 'key_id'],
  ['is not that of a client which has no address', leaves(uuid, Leaf), { key_id: 'a' }, 'key_id'],
  ['is a number where its address is one', leaves(whole, Leaf), {}, 'id'],
  ['is one of a few that its address may be', leaves({ ...whole, enum: [8, 9] }, Leaf), {}, 'id'],
  ['is the item’s, not that of a list beside it', leaves(text, beside), {}, 'key_id'],
  [
    'is the first one of two that an address may be',
    leaves(text, Leaf, { '/leaves/{sort}': { get: ok(Leaf) } }),
    { sort: 'oak' },
    'key_id',
  ],
])('a new id %s', async (_, paths, sent, id) => {
  const send = serve(paths);
  const leafIn = ({ body }: { body: unknown }) => (body as { leaf?: object }).leaf ?? (body as object);
  const leaf = leafIn(await send('POST /leaves', sent)) as Record<string, unknown>;
  expect(leaf[id]).toBeDefined();
  expect(leafIn(await send(`GET /leaves/${String(leaf[id])}`))).toEqual(leaf);
});

it.each<[string, string, object, object, object, object]>([
  ['otherwise than one item', '{bed_name}', { name: text }, { name: text }, { bed_name: text }, { bed_name: 'roses' }],
  ['in requests alone', '{name}', { name: text, size: whole }, { size: whole }, { size: whole }, { size: 3 }],
])('an item is found by its id, which lists and requests have %s', async (_, id, sent, listed, shown, found) => {
  const send = serve({
    '/beds': {
      get: ok(list(object(listed)), { example: [{ name: 'herbs' }] }),
      post: { ...takes(object(sent)), ...made(object(listed)) },
    },
    [`/beds/${id}`]: { get: ok(object(shown)) },
  });
  if ('name' in listed) expect((await send('GET /beds/herbs')).body).toEqual({ bed_name: 'herbs' });
  const { body } = await send('POST /beds', { name: 'roses', size: 3 });
  if ('name' in listed) expect(body).toMatchObject({ name: 'roses' });
  expect(await send('GET /beds/roses')).toMatchObject({ status: 200, body: found });
  expect((await send('GET /beds/tulips')).status).toBe(404);
});

it('an id is used once, and a taken one is refused; only an example of the author’s can be sent back, once', async () => {
  const one = object({ id: whole });
  const send = serve(trees(list(one), one, [{ id: 1 }]));
  expect(await send('POST /trees', { id: 1 })).toMatchObject({ status: 201, body: { id: 1 } });
  expect(await send('POST /trees', { id: 1 })).toMatchObject({ status: 409, body: { title: 'Conflict' } });
  expect((await send('POST /trees', {})).body).toEqual({ id: 2 });
  expect((await send('DELETE /trees/2')).status).toBe(204);
  expect((await send('POST /trees', {})).body).toEqual({ id: 3 });
  expect((await send('POST /trees', { id: 3 })).status).toBe(409);
  expect((await send('GET /trees')).body).toEqual([{ id: 1 }, { id: 3 }]);
});

it.each(['bedId', 'id'])(
  'by choice there is nothing below what is not there, where its own path names it %s',
  async (name) => {
    const notes = trees(list(ref('Tree')), ref('Tree'), [elder]);
    const below = Object.entries(notes).map(([path, item]) => [path.replace('/trees', '/beds/{bedId}/trees'), item]);
    const Bed = object({ id: text });
    const { '/trees': many, '/trees/{treeId}': one } = trees(list(Bed), Bed);
    const beds = { '/beds': many, [`/beds/{${name}}`]: one };
    const send = serve({ ...beds, ...(Object.fromEntries(below) as object) }, { schemas, strictIds: true });
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
  const send = serve(trees(list(ref('Tree')), ref('Tree'), example), { schemas, ...served });
  const found = await send('GET /trees/t77');
  expect(found).toMatchObject({ status: before, ...(before === 200 && { body: { id: 't77' } }) });
  await send('POST /trees', { sort: 'oak' });
  expect((await send('GET /trees/t78')).status).toBe(after);
});

it('where no item can have an address as its id, that responds the example', async () => {
  const one = object({ id: uuid, sort: text });
  const send = serve({ '/trees/{scope}/{key}': { get: ok(one), put: takes(one) } });
  const body = { sort: expect.any(String) as string };
  expect(await send('GET /trees/global/tall')).toMatchObject({ status: 200, body });
});

it('an item keeps what its schema has, at the address of its parents', async () => {
  const fields = {
    id: { ...whole, readOnly: true },
    user: text,
    note_text: text,
    isDone: { type: 'boolean', default: false },
    secret: { ...text, writeOnly: true },
    made: { ...text, format: 'date-time', readOnly: true },
  };
  const post = { ...takes(object({ NoteText: text, secret: text, code: text })), ...made(ref('Note')) };
  const paths = {
    '/users/{user}/notes': { get: ok(list(ref('Note')), { example: [] }), post },
    '/users/{user}/notes/{id}': { get: ok(ref('Note')) },
  };
  const send = serve(paths, { schemas: { Note: object(fields, 'id') } });
  const note = { id: 1, user: 'ada', note_text: 'x', isDone: false, made: expect.stringMatching(/^20\d\d-/) as string };
  expect((await send('POST /users/ada/notes', { NoteText: 'x', secret: 's', code: 'c' })).body).toEqual(note);
  expect((await send('GET /users/ada/notes')).body).toEqual([note]);
  expect((await send('GET /users/bob/notes')).body).toEqual([]);
});

it('what is sent inside an item stays, with the ids that the server makes there', async () => {
  const id = { ...whole, readOnly: true };
  const Person = object({ id, name: text }, 'id', 'name');
  const Plan = object({ id, name: text, owner: Person, lines: list(Person) }, 'id', 'owner');
  const send = serve(trees(list(Plan), Plan));
  const sent = { name: 'n', owner: { name: 'A' }, lines: [{ name: 'l1' }, { name: 'l2' }] };
  const { body } = await send('POST /trees', sent);
  const withId = (one: object) => ({ ...one, id: anyNumber });
  expect(body).toEqual(withId({ ...sent, owner: withId(sent.owner), lines: sent.lines.map(withId) }));

  const plan = body as { id: number; owner: object; lines: [object, object] };
  const owner = { ...plan.owner, name: 'B' };
  const line = { ...plan.lines[1], name: 'l3' };
  const put = { ...plan, owner, lines: [line, withId({ name: 'l4' })] };
  const edited = { ...plan, owner, lines: [line, { id: 4711, name: 'l4' }] };
  expect((await send(`PUT /trees/${plan.id}`, edited)).body).toEqual(put);
  const { body: got } = await send(`GET /trees/${plan.id}`);
  expect(got).toEqual(put);
  expect(JSON.stringify(got)).not.toContain('4711');
  expect((await send(`PATCH /trees/${plan.id}`, { lines: [line] })).body).toEqual({ ...put, lines: [line] });
});

it.each<[string, object]>([
  ['two types', { type: ['string', 'null'] }],
  ['anyOf', { anyOf: [text, { type: 'null' }] }],
])('null stays null: %s', async (_, note) => {
  const one = object({ id: whole, note }, 'note');
  const send = serve(trees(list(one), one, [{ id: 1, note: null }]));
  expect((await send('POST /trees', { note: null })).body).toEqual({ id: 2, note: null });
  expect((await send('PUT /trees/2', { note: null })).body).toEqual({ id: 2, note: null });
  await send('PUT /trees/2', { note: 'x' });
  expect((await send('PATCH /trees/2', { note: null })).body).toEqual({ id: 2, note: null });
});

it.each<[string, object, object, boolean, boolean?]>([
  [
    'with a mapping',
    { mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } },
    { kind: 'dog', bark: 'wuf' },
    false,
  ],
  ['by the names of schemas', {}, { kind: 'Dog', bark: 'wuf' }, false],
  ['by a field that is said to be only the server’s', {}, { kind: 'Dog', bark: 'wuf' }, true],
  ['that extends the schema of all', {}, { kind: 'Dog', bark: 'wuf' }, false, true],
])('an item stays of its kind, and is found by it: %s', async (_, mapping, dog, isServers, isExtended = false) => {
  const common = object({ id: { ...whole, readOnly: true }, kind: { ...text, readOnly: isServers } }, 'kind');
  const kind = (more: object) => ({ allOf: [isExtended ? ref('Pet') : common, object(more, ...Object.keys(more))] });
  const birds = Array.from({ length: 12 }, (_other, index) => [`Bird${index}`, kind({ [`song${index}`]: text })]);
  const kinds = {
    Cat: kind({ purr: { ...text, default: 'loud' } }),
    ...(Object.fromEntries(birds) as object),
    Dog: kind({ bark: text }),
  };
  const all = isExtended ? common : { oneOf: Object.keys(kinds).map(ref) };
  const Pet = { ...all, discriminator: { propertyName: 'kind', ...mapping } };
  const filter = { parameters: [query('kind')] };
  const send = serve(trees(list(ref('Pet')), ref('Pet'), undefined, filter), { schemas: { ...kinds, Pet } });
  const { body } = await send('POST /trees', dog);
  expect(body).toEqual({ id: anyNumber, ...dog });
  expect(await send(`GET /trees/${(body as { id: number }).id}`)).toMatchObject({ body });
  expect((await send(`GET /trees?kind=${(dog as { kind: string }).kind}`)).body).toEqual([body]);
});

it('nothing is gone from the beginning, where GET responds that, too', async () => {
  const Gone = object({ id: text, deleted: { type: 'boolean', enum: [true] } }, 'id', 'deleted');
  const paths = trees(object({ data: list(ref('Tree')) }, 'data'), ref('Tree'));
  const one = { ...paths['/trees/{treeId}'], get: ok({ anyOf: ['Tree', 'Gone'].map(ref) }) };
  const send = serve({ ...paths, '/trees/{treeId}': one }, { schemas: { Tree, Gone } });
  const bodies = [
    (await send('GET /trees')).body,
    (await send('GET /trees/t9')).body,
    (await send('POST /trees', { sort: 'oak', id: 't8' })).body,
    (await send('GET /trees/t8')).body,
    (await send('PUT /trees/t8', { sort: 'elm' })).body,
  ];
  expect(JSON.stringify(bodies)).not.toContain('deleted');
  expect(bodies.slice(3)).toEqual(['oak', 'elm'].map((sort) => ({ id: 't8', sort })));
});

it('texts are no items, and a list of texts is no collection', async () => {
  const said = ok(text, { example: 'ok' });
  const names = ok(object({ names: list(text) }, 'names'), { example: { names: ['a'] } });
  const texts = ok(list(text));
  const send = serve(
    {
      '/proxy': { get: said, post: said },
      '/proxy/{path}': { get: said, post: said },
      '/names': { get: names },
      '/names/{name}': { get: none },
      '/words': { get: texts },
      '/words/{word}': { get: texts },
      ...trees(list(ref('Tree')), list(text)),
    },
    { schemas },
  );
  expect((await send('POST /proxy', {})).body).toBe('ok');
  expect((await send('GET /proxy/a')).body).toBe('ok');
  expect((await send('GET /names')).body).toEqual({ names: ['a'] });
  expect((await send('GET /names/a')).status).toBe(204);
  for (const path of ['/words/a', '/trees/a']) expect((await send(`GET ${path}`)).body).toEqual([expect.any(String)]);
});

it('a single resource keeps what is put and patched, and takes with it what is below', async () => {
  const Pond = object({ pond: object({ litres: whole, fish: whole }) }, 'pond');
  const send = serve({
    '/pond': {
      get: ok(Pond, { example: { pond: { litres: 1, fish: 2 } } }),
      put: { ...takes(Pond), ...ok(Pond) },
      patch: { ...takes(Pond), ...ok(Pond) },
      delete: none,
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
  const Pond = object({ litres: whole, fish: whole });
  const send = serve({ '/pond': { get: ok(Pond), post: { ...takes(Pond), ...ok(Pond) } } });
  await send('POST /pond', { litres: 5, fish: 2 });
  expect((await send('GET /pond')).body).toEqual({ litres: 5, fish: 2 });
});

it('a list forgets what is deleted, where its items have no other call', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const send = serve({ '/trees': many, '/trees/{treeId}': { delete: one.delete } }, { schemas });
  await send('POST /trees', oak);
  expect((await send('DELETE /trees/t1')).status).toBe(204);
  expect((await send('GET /trees')).body).toEqual([oak]);
  expect((await send('DELETE /trees/t1')).status).toBe(404);
});

it('an item is deleted, too, where that declares failures alone', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const fails = { delete: { responses: { '4XX': json(object({ why: text })) } } };
  const send = serve({ '/trees': many, '/trees/{treeId}': { ...one, ...fails } }, { schemas });
  expect(await send('DELETE /trees/t1')).toMatchObject({ status: 204, body: undefined });
  expect((await send('GET /trees/t1')).status).toBe(404);
});

it('an example that breaks its schema is sent as written, in a list and alone, until it is changed', async () => {
  const Bed = object({ id: whole, sort: { enum: ['herbs'] }, note: text, secret: { ...text, writeOnly: true } }, 'id');
  const many = [
    { id: 1, sort: 'weeds' },
    { id: 2, note: 'x' },
  ];
  const shown = { id: 9, sort: 'stones' };
  const send = serve(
    {
      ...trees(list(ref('Bed')), ref('Bed'), many),
      '/beds/{id}': { get: ok(ref('Bed'), { example: shown }), put: { ...takes(ref('Bed')), ...ok(ref('Bed')) } },
    },
    { schemas: { Bed } },
  );
  expect((await send('GET /trees')).body).toEqual(many);
  expect((await send('GET /trees/1')).body).toEqual(many[0]);
  expect((await send('GET /beds/9')).body).toEqual(shown);
  expect((await send('GET /beds/7')).body).toEqual({ ...shown, id: 7 });
  const herbs = { id: 1, sort: 'herbs' };
  expect((await send('PUT /trees/1', herbs)).body).toEqual(herbs);
  expect((await send('GET /trees')).body).toEqual([herbs, many[1]]);
});

it('an example in a list has numbers as the texts that its schema asks for, and no secrets', async () => {
  const Bed = object({ id: whole, note: text, secret: { ...text, writeOnly: true } });
  const send = serve(trees(list(Bed), Bed, [{ id: 1, note: 5, secret: 's' }]));
  expect((await send('GET /trees')).body).toEqual([{ id: 1, note: '5' }]);
});

it.each([
  ['numbers', whole, 1, 2],
  ['digits', text, '1', '2'],
])('an example without an id gets one that no other has: %s', async (_, schema, known, made) => {
  const one = object({ id: schema, name: text });
  const send = serve(trees(list(one), one, [{ name: 'a' }, { id: known, name: 'b' }]));
  const both = [
    { id: made, name: 'a' },
    { id: known, name: 'b' },
  ];
  expect((await send('GET /trees')).body).toEqual(both);
});

it('an item that does not fit hides no other one', async () => {
  const strict = { ...object({ id: text, sort: { enum: ['elder'] } }, 'id', 'sort'), additionalProperties: false };
  const send = serve(trees(list(strict), ref('Tree'), [elder]), { schemas });
  await send('POST /trees', { ...oak, height: 3 });
  expect((await send('GET /trees')).body).toEqual([elder, { id: 't2', sort: 'elder' }]);
  expect((await send('GET /trees/t2')).body).toEqual({ ...oak, height: 3 });
});

it('a declared HEAD tells whether there is the item', async () => {
  const paths = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const one = { ...paths['/trees/{treeId}'], head: { responses: { 200: {}, 404: {} } } };
  const send = serve({ ...paths, '/trees/{treeId}': one }, { schemas });
  expect((await send('HEAD /trees/t1')).status).toBe(200);
  await send('DELETE /trees/t1');
  expect((await send('HEAD /trees/t1')).status).toBe(404);
});

it.each([
  ['/trees', '/trees/{id}', 'http://api.example/trees/3'],
  ['/trees/', '/trees/{id}/', 'http://api.example/trees/3/'],
  ['/trees.json', '/trees/{id}.json', 'http://api.example/trees/3.json'],
])('Location names what a POST to %s made', async (path, itemPath, location) => {
  const one = object({ id: whole });
  const responses = { 201: { ...json(one), headers: { Location: { schema: text } } } };
  const send = serve({
    [path]: { get: ok(list(one), { example: [{ id: 2 }] }), post: { ...takes(one), responses } },
    [itemPath]: { get: ok(one) },
  });
  const { headers } = await send(`POST ${path}`, {});
  expect(headers.get('location')).toBe(location);
  expect((await send(`GET ${new URL(location).pathname}`)).body).toEqual({ id: 3 });
});

it('Location names what a POST to another address made', async () => {
  const one = object({ id: whole });
  const responses = { 201: { ...json(one), headers: { Location: { schema: text } } } };
  const send = serve({
    '/woods/{wood}/trees': { get: ok(list(one), { example: [{ id: 2 }] }) },
    '/woods/{wood}/trees/{id}': { get: ok(one) },
    '/plant/{wood}/now': { post: { 'x-mock': { collection: '/woods/{wood}/trees' }, ...takes(one), responses } },
  });
  const { headers } = await send('POST /__world/ada/plant/old%20one/now', {});
  expect(headers.get('location')).toBe('http://api.example/__world/ada/woods/old%20one/trees/3');
});

it('a call that responds a number or a truth value keeps the item all the same', async () => {
  const numbered = { ...Tree, properties: { ...Tree.properties, id: whole } };
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'), [elder]);
  const send = serve(
    {
      '/trees': { ...many, post: { ...many.post, ...ok(whole) } },
      '/trees/{treeId}': { ...one, delete: ok({ type: 'boolean' }) },
    },
    { schemas: { Tree: numbered } },
  );
  const { body: id } = await send('POST /trees', { sort: 'oak' });
  expect((await send(`GET /trees/${String(id)}`)).body).toEqual({ id, sort: 'oak' });
  expect((await send(`DELETE /trees/${String(id)}`)).body).toEqual(expect.any(Boolean));
  expect((await send(`GET /trees/${String(id)}`)).status).toBe(404);
});

it('a request that shares no field with items makes and changes none of them', async () => {
  const told = (result: object) => ok(object({ time: { type: 'number' }, result }));
  const Hit = object({ id: whole, score: whole, shard: text });
  const hits = told(list(Hit));
  const send = serve({
    '/beds': { get: told(object({ beds: list(object({ name: text })) })) },
    '/beds/{bed_name}': {
      get: told(object({ status: text, plants: whole })),
      put: { ...takes(object({ depth: whole })), ...told({ type: 'boolean' }) },
    },
    '/hits': { post: { ...takes(object({ ids: list(whole), shard: text })), ...hits } },
    '/hits/{id}': { get: told(Hit) },
    '/search': { get: hits, post: { ...takes(object({ q: text })), ...hits } },
  });
  const { result: before } = (await send('GET /beds')).body as { result: { beds: object[] } };
  const { body: changed } = await send('PUT /beds/herbs', { depth: 3 });
  expect(changed).toEqual({ time: anyNumber, result: expect.any(Boolean) as boolean });
  const after = { beds: [...before.beds, { name: 'herbs' }] };
  expect((await send('GET /beds')).body).toEqual({ time: anyNumber, result: after });
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
  const herbs = { id: 1, name: 'herbs', sun: 'full' };
  const sown = { id: 9, note: 'Sown' };
  const send = serve({
    '/beds': { post: { ...takes(Bed), ...made(object({ id: whole, note: text }), { example: sown }) } },
    '/beds/{id}': {
      get: ok(Bed, { example: herbs }),
      put: { ...takes(Bed), ...ok(object({ status: text, code: whole })) },
    },
  });
  expect((await send('GET /beds/1')).body).toEqual(herbs);
  const roses = { id: 2, name: 'roses', status: 'dry' };
  expect((await send('POST /beds', { ...roses, colour: 'red' })).body).toEqual({ ...sown, id: 2 });
  expect((await send('GET /beds/2')).body).toEqual(roses);
  expect((await send('PUT /beds/2', roses)).body).toEqual({ status: 'dry', code: anyNumber });
});
