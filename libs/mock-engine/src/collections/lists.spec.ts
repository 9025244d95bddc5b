import { rootCursor } from '../document/document.ts';
import { describeDocument } from '../engine/document-definition.ts';
import { elder, oak, serve, Tree, trees } from '../schema/trees.fixture.ts';
import {
  described,
  json,
  list,
  made,
  none,
  object,
  ok,
  query,
  ref,
  takes,
  text,
  whole,
} from '../testing/description.fixture.ts';

const schemas = { Tree };
const elm = { ...oak, id: 't3' };
/** Parameters of a query: whole numbers, and texts. */
const numbers = (...names: string[]) => names.map((name) => query(name, whole));
const texts = (...names: string[]) => names.map((name) => query(name));

describe('a list', () => {
  const all = [
    { id: 't1', sort: 'oak', height: 9, girth: '1x' },
    { id: 't2', sort: 'elder', height: 30 },
    { id: 't3', sort: 'oak', height: 12, girth: '2' },
  ];
  const meta = object({ total: whole, page: whole, total_pages: whole, next: { type: ['string', 'null'] } });
  const page = object({ trees: list(ref('Tree')), meta, has_more: { type: 'boolean' }, next_cursor: text }, 'trees');
  const example = {
    trees: all,
    meta: { total: 99, page: 7, total_pages: 8, next: 'https://x.example/?page=2' },
    has_more: true,
    next_cursor: 'n',
  };
  const get = {
    parameters: [...numbers('limit', 'page', 'offset'), ...texts('cursor', 'sort', 'order', 'filter[sort]', 'status')],
    responses: {
      200: { ...json(page, { example }), headers: { 'X-Total-Count': { schema: whole }, Link: { schema: text } } },
    },
  };
  const send = serve(trees(page, ref('Tree'), example, get), {
    schemas: { Tree: { ...Tree, properties: { ...Tree.properties, girth: text } } },
  });

  it.each([
    ['', '123'],
    ['limit=2', '12'],
    ['limit=2&page=2', '3'],
    ['page=1', '123'],
    ['limit=1&offset=1', '2'],
    ['offset=2', '3'],
    ['limit=-1', '123'],
    ['limit=2&offset=-1', '12'],
    ['cursor=t1', '23'],
    ['cursor=t9', ''],
    ['sort=height', '132'],
    ['sort=-height', '231'],
    ['sort=height:desc', '231'],
    ['sort=height&order=desc', '231'],
    ['sort=sort,-height', '231'],
    ['sort=girth', '312'],
    ['sort=-girth', '132'],
    ['order=desc', '321'],
    ['filter[sort]=oak', '13'],
    ['filter[sort]=oak&limit=1&page=2', '3'],
    ['status=unknown', '123'],
  ])('by %s has %s', async (search, ids) => {
    const { body } = await send(`GET /trees?${search}`);
    expect((body as typeof example).trees.map(({ id }) => id.slice(1)).join('')).toBe(ids);
  });

  it('says what it is', async () => {
    const first = await send('GET /trees?limit=2&filter[sort]=oak');
    expect(first.body).toMatchObject({ meta: { total: 2, page: 1, total_pages: 1, next: null }, has_more: false });
    expect(first.body).not.toHaveProperty('next_cursor');
    const beyond = { trees: [], meta: { total: 3, page: 2, total_pages: 1 }, has_more: false };
    expect((await send('GET /trees?page=2')).body).toMatchObject(beyond);
    const second = await send('GET /trees?limit=1&page=2');
    const at = (number: number) => `http://api.example/trees?limit=1&page=${number}`;
    const told = { meta: { total: 3, page: 2, total_pages: 3, next: at(3) }, has_more: true, next_cursor: 't2' };
    expect(second.body).toMatchObject(told);
    expect(second.headers.get('x-total-count')).toBe('3');
    expect(second.headers.get('link')).toBe(
      `<${at(3)}>; rel="next", <${at(1)}>; rel="prev", <${at(1)}>; rel="first", <${at(3)}>; rel="last"`,
    );
  });
});

it('the next page begins where this one ends, at any offset', async () => {
  const all = ['t1', 't2', 't3', 't4'].map((id) => ({ ...oak, id }));
  const ok200 = { ...json(list(ref('Tree')), { example: all }), headers: { Link: { schema: text } } };
  const get = { parameters: numbers('limit', 'skip'), responses: { 200: ok200 } };
  const { headers } = await serve(trees(list(Tree), Tree, all, get), { schemas })('GET /trees?limit=2&skip=1');
  expect(headers.get('link')).toMatch(/skip=3>; rel="next"/);
});

it('a list says where it goes on as a link in an object', async () => {
  const page = object({ data: list(ref('Tree')), next: object({ href: text }) }, 'data');
  const example = { data: [elder, oak, elm], next: { href: 'https://x.example/2' } };
  const get = { parameters: [...numbers('limit'), ...texts('cursor')] };
  const send = serve(trees(page, ref('Tree'), example, get), { schemas });
  const next = { href: 'http://api.example/trees?limit=1&cursor=t2' };
  expect((await send('GET /trees?limit=1&cursor=t1')).body).toEqual({ data: [oak], next });
  expect((await send('GET /trees?limit=1&cursor=t2')).body).toEqual({ data: [elm] });
});

const maybe = { type: ['integer', 'null'] };
it.each([
  ['cursor', whole, 'next_cursor', whole, 0],
  ['cursor', whole, 'next_cursor', text, 0],
  ['cursor', whole, 'next_cursor', maybe, 0],
  ['page', whole, 'next', whole, 1],
  ['page', text, 'next', text, 1],
  ['offset', whole, 'next', maybe, 0],
  ['cursor', text, 'next_cursor', { ...text, minLength: 1 }, undefined],
])('a client that sends as %s %j what it finds as %s %j comes to an end', async (name, asked, field, told, before) => {
  const many = object({ data: list(ref('Tree')), [field]: told, prev: whole }, 'data');
  const get = { parameters: [...numbers('limit'), query(name, asked)] };
  const send = serve(trees(many, ref('Tree'), { data: [elder, oak, elm], [field]: 7, prev: 7 }, get), { schemas });
  const pages: unknown[] = [];
  let previous: unknown;
  let search: string | undefined = '';
  while (search !== undefined && pages.length < 4) {
    const { body } = await send(`GET /trees?limit=2${search}`);
    const { [field]: next, prev } = body as Record<string, string | number>;
    pages.push((body as { data: object[] }).data);
    previous = prev;
    search = next ? `&${name}=${next}` : undefined;
  }
  expect(pages).toEqual([[elder, oak], [elm]]);
  expect(previous).toBe(before);
});

it('a list that must say as a number where it goes on says 0 at its end', async () => {
  const many = object({ data: list(ref('Tree')), next_cursor: whole }, 'data', 'next_cursor');
  const get = { parameters: numbers('limit', 'cursor') };
  const send = serve(trees(many, ref('Tree'), { data: [elder, oak], next_cursor: 7 }, get), { schemas });
  expect((await send('GET /trees?limit=1&cursor=0')).body).toEqual({ data: [elder], next_cursor: 1 });
  expect((await send('GET /trees?limit=1&cursor=1')).body).toEqual({ data: [oak], next_cursor: 0 });
});

it('parameters that filter nothing, and a DELETE of the list, are told', () => {
  const ignoredOf = (parameters: object[], more: object = {}) => {
    const { '/trees': many, ...one } = trees(list(Tree), Tree, [], { parameters });
    return describeDocument(rootCursor(described({ '/trees': { ...many, ...more }, ...one }))).ignored;
  };
  const asked = ['size', 'min_height', 'owner.name'];
  const told = asked.map((name) => `${name} of GET /trees`).join(', ');
  const known = [...numbers('limit', 'page'), ...texts('sort', 'height')];
  expect(ignoredOf([...known, ...numbers('size'), ...texts(...asked.slice(1))], { delete: none })).toEqual([
    `3 parameters (${told}: the list stays as it is)`,
    '1 operation (DELETE /trees: the list stays as it is)',
  ]);
  const size = query('size', { enum: ['S', 'M'] });
  expect(ignoredOf([...numbers('page'), size])).toEqual([expect.stringContaining('size of GET /trees')]);
});

const pageFrom = (schema: object) => [query('page', { ...whole, ...schema }), ...numbers('limit')];
const named = { page: { page: 'number', limit: 'size', total: 'hits', first: 0 } };
it.each<[number, string, object[], object]>([
  [0, 'by its default', pageFrom({ default: 0 }), {}],
  [0, 'by its minimum', pageFrom({ minimum: 0 }), {}],
  [1, 'by its default, whatever its minimum', pageFrom({ minimum: 0, default: 1 }), {}],
  [1, 'as page[number]', texts('page[number]', 'page[size]'), {}],
  [0, 'with a size', [...pageFrom({ default: 0 }).slice(0, 1), ...numbers('size')], {}],
  [0, 'by x-mock', [...texts('number'), ...numbers('size')], named],
])('pages are counted from %i %s', async (first, _, parameters, hints) => {
  const many = object({ content: list(ref('Tree')), hits: whole, number: whole }, 'content');
  const example = { content: [elder, oak, elm], hits: 9, number: 9 };
  const send = serve(trees(many, ref('Tree'), example, { parameters, 'x-mock': hints }), { schemas });
  const [page = '', limit = ''] = parameters.map((one) => (one as { name: string }).name);
  const at = async (number: number) => (await send(`GET /trees?${page}=${number}&${limit}=2`)).body;
  expect(await at(first)).toMatchObject({ content: [elder, oak] });
  const told = page === 'number' ? { hits: 3, number: 1 } : { hits: 9, number: 9 };
  expect(await at(first + 1)).toEqual({ content: [elm], ...told });
});

it('x-mock names the id, the items and the collection where their names do not', async () => {
  const Bed = object({ metadata: object({ title: text }), plants: whole });
  const rows = list(object({ plants: whole, metadata: text }));
  const found = object({ found: object({ rows: list(Bed) }), rows }, 'found');
  const shown = ok(found, { example: { rows: [], found: { rows: [] } } });
  const hint = { items: 'found.rows' };
  const send = serve({
    '/beds': { get: { 'x-mock': hint, ...shown }, post: { ...takes(Bed), ...made(Bed) } },
    '/beds/{bed}': { 'x-mock': { id: 'metadata.title' }, get: ok(Bed) },
    '/search/beds': { get: { 'x-mock': { ...hint, collection: '/beds' }, ...shown } },
    '/free': { 'x-mock': { collection: false }, ...trees(list(Bed), Bed)['/trees'] },
  });
  const roses = { metadata: { title: 'roses' }, plants: 3 };
  await send('POST /beds', roses);
  expect((await send('GET /beds/roses')).body).toEqual(roses);
  for (const path of ['/beds', '/search/beds'])
    expect((await send(`GET ${path}`)).body).toEqual({ rows: [], found: { rows: [roses] } });
  const { body } = await send('GET /free');
  await send('POST /free', roses);
  expect((await send('GET /free')).body).toEqual(body);
});

it('an operation below a collection finds items by their fields', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'));
  const found = (parameters: object[]) => ({ get: { parameters, ...ok(list(ref('Tree'))) } });
  const paths = { '/trees/byHeight': found(texts('height')), '/trees/famous': found([]), '/trees/{treeId}': one };
  const send = serve({ '/trees': { post: many.post }, ...paths }, { schemas });
  expect((await send('GET /trees/byHeight?height=9')).body).toHaveLength(1);
  const both = [
    { ...oak, height: 9 },
    { ...elder, height: 3 },
  ];
  for (const tree of both) await send('POST /trees', tree);
  expect((await send('GET /trees/byHeight?height=9')).body).toEqual(both.slice(0, 1));
  expect((await send('GET /trees/byHeight?height=7')).body).toEqual([]);
  expect((await send('GET /trees/famous')).body).not.toEqual(both);
});
