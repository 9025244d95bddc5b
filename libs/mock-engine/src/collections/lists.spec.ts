import { contractOf } from '../engine/contract-of.ts';
import { wholeOf } from '../document/document.ts';
import {
  elder,
  json,
  list,
  oak,
  object,
  query,
  ref,
  serve,
  text,
  Tree,
  trees,
  whole,
  within,
} from '../schema/trees.fixture.ts';

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
    ['limit=-1', '123'],
    ['limit=2&offset=-1', '12'],
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

it('parameters that filter nothing are told', () => {
  const asked = ['q', 'min_height', 'owner.name'];
  const paths = trees(list(Tree), Tree, [], { parameters: query('limit', 'sort', 'height', ...asked) });
  const told = asked.map((name) => `${name} of GET /trees`).join(', ');
  expect(contractOf(wholeOf({ openapi: '3.1.0', paths })).leftOut).toEqual([
    `3 parameters (${told}: the list stays as it is)`,
  ]);
});

it('a size is a page’s only where it is not a field of the items, or says something else', async () => {
  const Shirt = { type: 'object', properties: { id: whole, size: whole } };
  const example = { data: [36, 38, 38].map((size, index) => ({ id: index, size })), start: 1_900, total: 9 };
  const page = within('data', list(Shirt), { start: whole, total: whole });
  const send = serve(trees(page, Shirt, example, { parameters: query('size', 'limit') }));
  expect((await send('GET /trees?size=38')).body).toEqual({ ...example, data: example.data.slice(1), total: 2 });
  const Shop = object({ id: whole });
  const shops = { ...page, properties: { ...page.properties, data: list(Shop) } };
  const ask = serve(trees(shops, Shop, example, { parameters: query('size', 'offset') }));
  expect((await ask('GET /trees?size=1&offset=1')).body).toMatchObject({ data: [{ id: 1 }], start: 1 });
});

const page = { type: 'integer', format: 'int32' };
const springPage = {
  type: 'object',
  properties: {
    content: list(ref('Tree')),
    pageable: { type: 'object', properties: { offset: whole, pageNumber: page, paged: { type: 'boolean' } } },
    ...Object.fromEntries(
      ['number', 'size', 'totalElements', 'totalPages', 'numberOfElements'].map((name) => [name, page]),
    ),
    first: { type: 'boolean' },
    last: { type: 'boolean' },
  },
};
const springModel = within('content', list(ref('Tree')), {
  page: { ...springPage, properties: { number: page, totalPages: page } },
});
const pageOf = (number: number, totalPages: number) => ({ number, totalPages });

it.each<[string, object[], object, object]>([
  [
    'by the response',
    query('page', 'size'),
    springPage,
    {
      ...pageOf(1, 2),
      first: false,
      last: true,
      numberOfElements: 1,
      totalElements: 3,
      pageable: { offset: 2, pageNumber: 1, paged: true },
    },
  ],
  ['by an object inside it', query('page', 'size'), springModel, { page: pageOf(1, 2) }],
  [
    'by a parameter that is an object',
    [{ name: 'pageable', in: 'query', schema: { type: 'object', properties: { page, size: page } } }],
    springPage,
    pageOf(1, 2),
  ],
  [
    'by a default',
    [{ name: 'page', in: 'query', schema: { ...page, default: 0 } }, ...query('size')],
    springPage,
    pageOf(1, 2),
  ],
  [
    'by a description',
    [{ name: 'page', in: 'query', description: 'Zero-based.', schema: page }, ...query('size')],
    within('content', list(ref('Tree'))),
    {},
  ],
])('pages are counted from 0 %s', async (_, parameters, many, told) => {
  const example = {
    content: [elder, oak, { ...oak, id: 't3' }],
    pageable: { offset: 9, pageNumber: 9, paged: false },
    page: pageOf(9, 9),
  };
  const send = serve(trees(many, ref('Tree'), example, { parameters }), { schemas: { Tree } });
  expect((await send('GET /trees?page=0&size=2')).body).toMatchObject({ content: [elder, oak] });
  expect((await send('GET /trees?page=1&size=2')).body).toMatchObject({ content: [{ id: 't3' }], ...told });
  expect((await send('GET /trees?page=2&size=2')).body).toMatchObject({ content: [] });
});

it('an operation below a collection finds items by their fields', async () => {
  const { '/trees': many, '/trees/{treeId}': one } = trees(list(ref('Tree')), ref('Tree'));
  const found = (parameters: object[]) => ({ get: { parameters, responses: { 200: json(list(ref('Tree'))) } } });
  const paths = { '/trees/byHeight': found(query('height')), '/trees/famous': found([]), '/trees/{treeId}': one };
  const send = serve({ '/trees': { post: many.post }, ...paths }, { schemas: { Tree } });
  expect((await send('GET /trees/byHeight?height=9')).body).toHaveLength(1);
  const [high, low] = [
    { ...oak, height: 9 },
    { ...elder, height: 3 },
  ];
  for (const tree of [high, low]) await send('POST /trees', tree);
  expect((await send('GET /trees/byHeight?height=9')).body).toEqual([high]);
  expect((await send('GET /trees/byHeight?height=7')).body).toEqual([]);
  expect((await send('GET /trees/famous')).body).not.toEqual([high, low]);
});
