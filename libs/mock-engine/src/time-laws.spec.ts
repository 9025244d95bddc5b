import fc from 'fast-check';
import { createMasks, MASK } from './http/mask.ts';
import { described, inPath, list, made, object, ok, query, ref, text, whole } from './testing/description.fixture.ts';
import { fetchHandler } from './web/fetch-handler.ts';

/** No request of 1 kB may take longer: all others wait for it. */
const MOST_MS = 50;

/** CPU of this process; of three the least, because the garbage of others is collected at times. */
async function cpuOf(run: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let times = 0; times < 3 && least > MOST_MS; times += 1) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const It = ref('It');
const name = fc.constantFrom('a', 'b', 'id');
const note = fc.constantFrom({}, {}, { readOnly: true }, { writeOnly: true });

/** Schemas that contain the whole schema again, in all ways and at several places. */
const { schema } = fc.letrec<{ schema: object }>((tie) => {
  const several = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  return {
    schema: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'schema' },
      fc.constantFrom(text, whole, { type: 'null' }, {}, It),
      tie('schema').map(list),
      fc.tuple(tie('schema'), tie('schema')).map(([one, contains]) => ({ ...list(It), prefixItems: [one], contains })),
      fc.tuple(name, tie('schema'), note, fc.boolean()).map(([key, one, beside, isNeeded]) => ({
        ...object({ [key]: { allOf: [one], ...beside } }, ...(isNeeded ? [key] : [])),
        additionalProperties: It,
      })),
      fc.tuple(fc.constantFrom('oneOf', 'anyOf', 'allOf'), several).map(([key, all]) => ({ [key]: all })),
      fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({ if: one, then: other, else: one })),
      tie('schema').map((not) => ({ not: { not } })),
      tie('schema').map((one) => ({ anyOf: [one], unevaluatedProperties: It, unevaluatedItems: It })),
      tie('schema').map((one) => ({ patternProperties: { '^(a+)+$': one, '^[ab]': It } })),
      tie('schema').map((one) => ({ dependentSchemas: { a: one, b: It } })),
      fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({
        ...list({ oneOf: [list(one), list(other)] }),
        uniqueItems: true,
      })),
    ),
  };
});
const recursive = schema.filter((one) => !('$ref' in one));

const nested = (levels: number, wrap: (inner: string, level: number) => string, leaf: string) => {
  let text = leaf;
  for (let level = 0; level < levels; level += 1) text = wrap(text, level);
  return text;
};
const wraps = [
  (inner: string) => `[${inner}]`,
  (inner: string) => `{"a":${inner}}`,
  (inner: string, level: number) => (level % 2 ? `{"b":${inner}}` : `[${inner}]`),
  (inner: string) => `{"id":"x","a":${inner}}`,
];
const LEVELS = [1, 4, 8, 12, 16, 24, 40, 60];

const Item = ref('Item');
const types = [
  'application/json',
  'application/merge-patch+json',
  'application/json-patch+json',
  'application/x-www-form-urlencoded',
];
const requestBody = { content: Object.fromEntries(types.map((type) => [type, { schema: It }])) };
const its = {
  '/its': {
    get: { parameters: [query('a', It, { style: 'deepObject', explode: true }), query('b', It)], ...ok(list(Item)) },
    post: { requestBody, ...made(Item) },
  },
  '/its/{id}': {
    parameters: [inPath('id', {})],
    get: ok(Item),
    put: { requestBody, ...ok(Item) },
    patch: { requestBody, ...ok(Item) },
  },
};
const documentOf = (schemaOfIt: object) => {
  const item = { ...object({ id: text }, 'id'), additionalProperties: It };
  return described(its, { It: schemaOfIt, Item: { anyOf: [{ allOf: [item, It] }, item] } });
};

/** Requests of up to 1 kB, each deeper than the one before. */
function* requestsOf(levels: number) {
  for (const wrap of wraps)
    for (const leaf of ['null', '"x"']) {
      const body = nested(levels, wrap, leaf);
      yield { method: 'POST', url: '/its', body };
      yield { method: 'PATCH', url: '/its/x', body, type: 'application/merge-patch+json' };
      yield { method: 'PUT', url: '/its/x', body };
      yield { method: 'GET', url: `/its?b=${encodeURIComponent(body)}` };
    }
  const copies = Array.from({ length: levels / 3 }, () => '{"op":"copy","from":"","path":"/a"}');
  yield { method: 'PATCH', url: '/its/x', body: `[${copies.join()}]`, type: 'application/json-patch+json' };
  for (const key of ['[a]', '[0]', '[]']) {
    const field = `a${key.repeat(levels)}=x`;
    yield { method: 'GET', url: `/its?${field}` };
    yield { method: 'POST', url: '/its', body: field, type: 'application/x-www-form-urlencoded' };
  }
  yield { method: 'GET', url: `/its?${'a[a]=x&'.repeat(levels)}` };
  const bushy = nested(Math.min(levels, 7), (inner) => `[${inner},${inner}]`, '1');
  yield { method: 'POST', url: '/its', body: bushy };
  const deeper = bushy.replaceAll('[', '{"b":[').replaceAll(']', ']}');
  yield { method: 'PUT', url: '/its/x', body: `{"a":${deeper}}`.slice(0, 1000) };
}

/** As documents have them. */
const known = [
  { oneOf: [text, list(It), { type: 'object', additionalProperties: It }] },
  { allOf: [{ additionalProperties: It }, { properties: { a: It, id: { readOnly: true } } }] },
  { items: It, contains: { if: It, then: whole, else: It } },
  { anyOf: ['a', 'b'].map((one) => object({ [one]: It, a: It }, one, 'c')) },
];

type Requests = Iterable<{ method: string; url: string; body?: string; type?: string }>;

/** @throws Error for the first request that takes too long */
async function expectFast(handle: ReturnType<typeof fetchHandler>, requests: Requests): Promise<void> {
  for (const { method, url, body, type = 'application/json' } of requests) {
    const init = { method, headers: { 'content-type': type }, ...(body !== undefined && { body }) };
    const ms = await cpuOf(() => handle(new Request(`http://api.test${url}`, init)));
    if (ms > MOST_MS) throw new Error(`${ms} ms: ${method} ${url} ${body}`);
  }
}

it('a request of 1 kB holds the server for 50 ms at most, whatever schemas contain themselves and how', async () => {
  await fc.assert(
    fc.asyncProperty(recursive, async (schemaOfIt) => {
      const handle = fetchHandler(documentOf(schemaOfIt));
      for (const levels of LEVELS) await expectFast(handle, requestsOf(levels));
    }),
    { numRuns: 8, seed: 57, endOnFailure: true, examples: known.map((one): [object] => [one]) },
  );
});

it('the first request of a document of schemas that combine each other in several ways takes 50 ms at most', async () => {
  const combined = (level: number) => {
    const all = () => [ref(`A${level - 1}`), ref(`A${level - 1}`)];
    return { allOf: all(), anyOf: all(), oneOf: [ref(`A${level - 1}`), text] };
  };
  const levels = Array.from({ length: 9 }, (_, level) => [`A${level}`, level ? combined(level) : object({ a: text })]);
  const last = { It: ref('A8'), Item: ref('A8') };
  const document = JSON.stringify(described(its, { ...(Object.fromEntries(levels) as object), ...last }));
  for (const { method, url, body } of [
    { method: 'GET', url: '/its/x' },
    { method: 'GET', url: '/its?b=x' },
    { method: 'POST', url: '/its', body: '{"a":"x"}' },
    { method: 'POST', url: '/its', body: '"x"' },
    { method: 'PUT', url: '/its/x', body: '{"a":1}' },
  ]) {
    const init = { method, headers: { 'content-type': 'application/json' }, ...(body !== undefined && { body }) };
    const handle = () => fetchHandler(JSON.parse(document) as object);
    const ms = await cpuOf(() => handle()(new Request(`http://api.test${url}`, init)));
    expect([method, url, body, ms < MOST_MS]).toEqual([method, url, body, true]);
  }
});

const repeated = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', '[ab]', '\\w', '.', '\\s', 'b', '-'),
    fc.tuple(tie('pattern'), tie('pattern')).map((both) => both.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map((both) => `(${both.join('|')})`),
    fc.tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{1,30}')).map(([one, times]) => `(${one})${times}`),
    fc.constantFrom('a*', '\\w+', '.*', '[ab]{2,}', '(?=.*a)'),
  ),
})).pattern;

it('a request of 1 kB holds the server for 50 ms at most, whatever its patterns repeat', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(repeated, { minLength: 1, maxLength: 3 }), async (pieces) => {
      const pattern = `^${pieces.join('')}$`;
      const schema = { anyOf: [{ pattern }, { patternProperties: { [pattern]: {} }, propertyNames: { pattern } }] };
      const parameters = [query('q', { ...text, pattern })];
      const responses = { 200: { description: '' } };
      const content = { 'application/json': { schema } };
      const paths = {
        '/{a}.{b}.{c}-{d}.json': { get: { responses } },
        '/its': { get: { parameters, responses }, post: { requestBody: { content }, responses } },
      };
      const handle = fetchHandler(described(paths));
      for (const length of [10, 14, 18, 22, 26, 32, 50, 90, 200, 400, 1000])
        for (const sent of ['a', 'ab', 'b', 'a-', ' a', '.-'].map((one) => `${one.repeat(length / one.length)}!`))
          await expectFast(handle, [
            { method: 'POST', url: '/its', body: JSON.stringify(sent) },
            { method: 'POST', url: '/its', body: JSON.stringify({ [sent]: 1 }) },
            { method: 'GET', url: `/its?q=${encodeURIComponent(sent)}` },
            { method: 'GET', url: `/${sent}` },
          ]);
    }),
    { numRuns: 20, seed: 57, endOnFailure: true, examples: [[['(a+)+']], [['((a){1,30}){1,30}']]] },
  );
});

it('secrets below a name as long as a body are found in a time that grows no faster than the name', async () => {
  const body = { ['a['.repeat(100_000)]: { password: 'brahmi-leaf' } };
  let masked: unknown;
  const ms = await cpuOf(async () => (masked = createMasks().body(body)));
  expect(Object.values(masked as object)).toEqual([{ password: MASK }]);
  expect(ms).toBeLessThan(10 * MOST_MS);
});
