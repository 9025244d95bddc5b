import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describeDocument } from '../engine/document-definition.ts';
import { checkResponse, responseExamples } from '../samples/declared-response.ts';
import { valueErrors } from '../schema/check-value.ts';
import { described, object, text } from '../testing/description.fixture.ts';
import { folder } from '../testing/processes.fixture.ts';
import { requireCall } from '../testing/require-call.fixture.ts';
import { fetchHandler } from '../web/fetch-handler.ts';
import { child } from './document.ts';
import { linearPattern } from './linear-patterns.ts';
import { loadDocument } from './load-document.ts';
import { parsePattern } from './patterns.ts';

async function load(files: Record<string, string>, main = 'api.yaml') {
  mkdirSync(join(folder, 'parts'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const { document, files: read, warnings } = await loadDocument(join(folder, main));
  return { document, files: read, warnings: warnings.map((one) => one.replaceAll(`${folder}/`, '')) };
}

const api = (paths: string) => `openapi: 3.0.3\ninfo: { title: Pets, version: '1' }\npaths:\n${paths}`;
const getPet = (schema: string) =>
  api(`  /pet:\n    get:\n      operationId: pet\n      responses:\n        '200':\n          description: ''
          content: { application/json: { schema: ${schema} } }\n`);

it('references within and between files are read, JSON and YAML', async () => {
  const { document, files } = await load({
    'api.yaml': getPet("{ $ref: 'parts/pet.json#/$defs/A~1b' }"),
    'parts/pet.json': JSON.stringify({
      $defs: { 'A/b': object({ owner: { $ref: 'owner.yaml' }, mate: { $ref: '#/$defs/A~1b' } }) },
    }),
    'parts/owner.yaml': 'type: string',
  });
  expect([...files.keys()].map((file) => relative(folder, fileURLToPath(file)))).toEqual([
    'api.yaml',
    'parts/pet.json',
    'parts/owner.yaml',
  ]);
  const pet = requireCall(describeDocument(document), 'pet');
  const accepts = (value: unknown) => checkResponse(pet, 200, value).length === 0;
  expect(accepts({ owner: 'Asha', mate: { owner: 'Ravi' } })).toBe(true);
  expect(accepts({ mate: { owner: 7 } })).toBe(false);
});

const beds = { beds: 6 };
const getBeds = (more: string) =>
  api(`  /beds: { get: { operationId: beds, responses: ${more} } }\n`).replace('3.0.3', '3.1.0');
const FINE = '{ 200: { content: { application/json: { example: { beds: 6 } } } } }';

const bedsYaml = 'Beds: { content: { application/json: { example: { beds: 6 } } } }\nweeds: { description: x }\n';
const inSchema = (schema: string) => getBeds(FINE.replace('example:', `schema: ${schema}, example:`));
const fieldsOf = (...names: string[]) => `{ properties: { ${names.map((one) => `${one}: { $ref: b.yaml }`).join()} } }`;
const swagger = (schema: string, more: string) =>
  `swagger: 2.0\npaths: { /beds: { get: { operationId: beds, produces: [application/json], responses: { 200: {
  examples: { application/json: { beds: 6 } }, schema: ${schema} } } } } }\n${more}`;

it.each<[string, string, (readonly string[])?, Record<string, string>?]>([
  ['a $ref in an extension', `${getBeds(FINE)}x-plan: { $ref: ./plan.md }\n`],
  ['a name for an extension among the paths', `${getBeds(FINE)}  x-owner: { $ref: '#/x-people/1' }\n`],
  ['an example with a $ref', getBeds(`${FINE.replace('beds:', '$ref: nowhere, beds:')}`)],
  [
    'a response named default in another file',
    getBeds("{ 200: { $ref: 'b.yaml#/Beds' }, default: { $ref: b.yaml#/weeds } }"),
    [],
    { 'b.yaml': bedsYaml },
  ],
  ['a text in another file', `${getBeds(FINE)}tags: [{ description: { $ref: b.yaml#/a } }]`, [], { 'b.yaml': 'a: x' }],
  [
    'components that are all in other files',
    `${getBeds("{ 200: { $ref: '#/components/responses/Beds' } }")}components: { responses: { $ref: b.yaml } }`,
    [],
    { 'b.yaml': 'Beds: { $ref: c.yaml#/Beds }', 'c.yaml': bedsYaml },
  ],
  [
    'a reference that nothing uses',
    `${getBeds(FINE)}components: { schemas: { A: { $ref: '#/no' } } }`,
    ['api.yaml:5 The reference #/no has no target.'],
  ],
  [
    'a callback in a file that is not there',
    getBeds(`${FINE}, callbacks: { sown: { $ref: b.yaml } }`),
    ["api.yaml:4 b.yaml cannot be read: ENOENT: no such file or directory, open 'b.yaml'"],
  ],
  [
    'what has references without a target',
    api(`  /beds:
    parameters:
      - $ref: '#/components/parameters/Garden'
    get:
      operationId: beds
      responses:
        404: { $ref: '#/components/responses/None' }
        200:
          content:
            application/json:
              schema: { properties: { plan: { $ref: '#/components/schemas/Plan' }, beds: { type: integer } } }
              example: { beds: 6, plan: [north] }
components: { schemas: { Plan: { $ref: '#/components/schemas/Plan' } } }
`),
    ['10 responses/None', '14 schemas/Plan', '6 parameters/Garden', '16 schemas/Plan'].map((one) =>
      one.replace(/(\d+) (.*)/, 'api.yaml:$1 The reference #/components/$2 has no target.'),
    ),
  ],
  [
    'a dynamic reference without a target',
    inSchema("{ $dynamicRef: '#none' }"),
    ['api.yaml:4 The reference #none has no target.'],
  ],
  [
    'Swagger 2.0 with a reference without a target',
    swagger(
      "{ $ref: '#/definitions/Beds' }",
      "definitions: { Beds: { properties: {\n  plan: { $ref: '#/definitions/No' } } } }",
    ),
    ['api.yaml:5 The reference #/components/schemas/No has no target.'],
  ],
  [
    'fields named like keywords',
    inSchema(fieldsOf('value', 'example', 'enum', 'const')),
    [],
    { 'b.yaml': 'type: string' },
  ],
  ['an anchor', inSchema("{ $defs: { a: { $anchor: bed } }, $ref: '#bed' }")],
  [
    'YAML that contains itself',
    `${getBeds(FINE)}x-loop: &loop { path: *loop }\ncomponents: &more { schemas: *more }\n`,
    ['api.yaml:5 Its x-loop contains itself, or has over a million values, and is left out.'],
  ],
  ['YAML that is indented loosely', `${getBeds(FINE)}x-text: 'a\nb'\nx-list: [\n  1\n]\n`],
  ['a merge key', `x-fine: &fine ${FINE}\n${getBeds('{ <<: *fine }')}`],
  ['OpenAPI 3.0', getBeds(FINE).replace('3.1.0', '3.0')],
  ['OpenAPI 3.1', getBeds(FINE).replace('3.1.0', '3.1')],
  ['OpenAPI 3.2.0', getBeds(FINE).replace('3.1.0', '3.2.0')],
  ['Swagger 2.0', swagger("{ $ref: '#/definitions/Beds' }", 'definitions: { Beds: { type: object } }\n')],
])('%s is served', async (_, yaml, warnings = [], others = {}) => {
  const { document, warnings: given } = await load({ 'api.yaml': yaml, ...others });
  expect(Object.values(responseExamples(describeDocument(document).calls['beds']?.byStatus[200]))[0]).toMatchObject(
    beds,
  );
  expect(given).toEqual(warnings);
});

it('references without a target stand for anything in a handler, too, and what it is given stays', async () => {
  const gone = { $ref: '#/components/schemas/Gone' };
  const document = described(
    {
      '/beds': {
        parameters: [{ $ref: '#/components/parameters/Gone' }],
        get: {
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Bed' } } } } },
        },
        put: { requestBody: { $ref: '#/components/requestBodies/Gone' }, responses: { 404: { $ref: '#/no' } } },
      },
    },
    {
      Bed: object({ plan: { ...gone, readOnly: true }, rows: { $dynamicRef: '#gone' } }, 'plan', 'rows'),
      Loop: { $ref: '#/components/schemas/Loop' },
    },
  );
  const before = structuredClone(document);
  const handle = fetchHandler(document);
  const response = await handle(new Request('https://x.test/beds'));
  expect([response.status, Object.keys((await response.json()) as object)]).toEqual([200, ['plan', 'rows']]);
  expect((await handle(new Request('https://x.test/beds', { method: 'PUT' }))).status).toBe(204);
  expect(document).toEqual(before);
});

it.each([
  ['[text/xml]', '[]'],
  ['[]', 'null'],
])('Swagger 2.0 with the media types %s, and %s for a call, responds in JSON', async (all, own) => {
  const paths = `{ /beds: { get: { operationId: beds, produces: ${own}, responses: { 200: { schema: {} } } } } }`;
  const { document } = await load({ 'api.yaml': `{ swagger: '2.0', produces: ${all}, paths: ${paths} }` });
  expect(describeDocument(document).calls['beds']?.byStatus[200]?.content?.type).toBe('application/json');
});

it('what Swagger 2.0 has for a body by reference or at a path is checked, and lists in its formats; it stays as it is given', async () => {
  const responses = { 200: { description: '' } };
  const Bed = { name: 'bed', in: 'body', required: true, schema: { type: 'object', required: ['name'] } };
  const Sort = { name: 'sort', in: 'formData', type: 'string', enum: ['oak'], required: true };
  const consumes = ['application/x-www-form-urlencoded'];
  const Tags = { name: 'tags', in: 'query', type: 'array', maxItems: 1, collectionFormat: 'tsv', items: text };
  const referred = (name: string) => [{ $ref: `#/parameters/${name}` }];
  const paths = {
    '/beds': { post: { parameters: referred('Bed'), responses } },
    '/all': { post: { responses }, put: { parameters: [Sort], consumes, responses }, parameters: referred('Bed') },
    '/forms': { post: { consumes, parameters: referred('Sort'), responses } },
    '/tags': { get: { parameters: [Tags], responses } },
    '/others': { get: { parameters: referred('Tags'), responses } },
  };
  const whole = {
    swagger: '2.0',
    basePath: '/v1',
    consumes: ['application/json'],
    parameters: { Bed, Sort, Tags },
    paths,
  };
  expect((await load({ 'api.yaml': JSON.stringify(whole) })).warnings).toEqual([]);
  const before = structuredClone(whole);
  const handle = fetchHandler(whole);
  const send = async (method: string, path: string, body?: string, type = 'application/json') => {
    const sent = body === undefined ? {} : { body, headers: { 'content-type': type } };
    return (await handle(new Request(`http://api.example/v1${path}`, { method, ...sent }))).status;
  };
  const [form] = consumes;
  expect([
    await send('POST', '/beds', '{}'),
    await send('POST', '/beds', '{"name":1}'),
    await send('POST', '/all', '{}'),
    await send('PUT', '/all', 'sort=elm', form),
    await send('PUT', '/all', 'sort=oak', form),
    await send('POST', '/forms', 'sort=elm', form),
    await send('POST', '/forms', '', form),
    await send('GET', '/tags?tags=a%09b'),
    await send('GET', '/others?tags=a%09b'),
  ]).toEqual([400, 200, 400, 400, 200, 400, 400, 400, 400]);
  expect(whole).toEqual(before);
});

it('a pattern that nothing can check in time is named, and fits any text', async () => {
  const schemas = {
    ahead: { pattern: '^(?=(a+)+$)' },
    word: { pattern: '^(?=.*\\d).{3,}$' },
    kind: { type: ['strng', 'string'] },
    perl: { pattern: '\\Aabc\\z' },
  };
  const { document, warnings } = await load({ 'api.yaml': JSON.stringify(described({}, schemas)) });
  const all = child(child(document, 'components') ?? document, 'schemas') ?? document;
  const accepts = (name: keyof typeof schemas, value: unknown) =>
    valueErrors(child(all, name) ?? document, value).length === 0;
  expect([accepts('ahead', `${'a'.repeat(40)}!`), accepts('perl', 'abc')]).toEqual([true, true]);
  expect([accepts('word', 'abc'), accepts('word', 'ab1')]).toEqual([false, true]);
  expect([accepts('kind', 'x'), accepts('kind', 1)]).toEqual([true, false]);
  expect(warnings).toEqual([
    'api.yaml:1 The pattern \\Aabc\\z is not read by JavaScript, and is not checked.',
    'api.yaml:1 strng is not a type of values, and is ignored.',
    'api.yaml:1 The pattern ^(?=(a+)+$) could take for ever, and is not checked.',
  ]);
});

it('a pattern that could take for ever decides as JavaScript does', () => {
  const atoms = [
    String.raw`a . \s \S \w \W \d \D \b \B \. \- \_ \/ \t \v \x41 \u00e9 \u{1f600} \ud83d\ude00 \p{L} \P{Lu} \p{Script=Greek}`,
    String.raw`[^\s@] [\S] [\s-] [\w.-] [a[] [[:alpha:]] [\b] [] [^] [^a] [+--] [\u0000-\u001F] (?<x>a) (?:a|b) (?<!b) \A \1`,
  ].flatMap((some) => some.split(' '));
  const characters = [...'aAé😀α_-./@[:1 \n\r\t\v\b\u00a0\ufeff\u2028\u3000\u0085\u180e'];
  const one = fc.string({ unit: fc.constantFrom(...characters), maxLength: 4 });
  const texts = fc.array(one, { minLength: 9, maxLength: 9 });
  let decided = 0;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 3 }), texts, (pieces, all) => {
      const pattern = `^(${pieces.join('')})+`;
      const [own, read] = [parsePattern(pattern), linearPattern(pattern)];
      if (!own || !read) return;
      decided += 1;
      // Without Unicode mode a character beyond the first 65,536 is two.
      for (const sent of own.unicode ? all : all.filter((given) => !given.includes('😀')))
        expect([sent, read.test(sent)]).toEqual([sent, own.test(sent)]);
    }),
    { numRuns: 1000, seed: 57 },
  );
  expect(decided).toBeGreaterThan(700);
  expect(linearPattern('^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$')?.test('a\u00a0@b.c')).toBe(false);
});

it('a document of a server reads no file of this machine', async () => {
  writeFileSync(join(folder, 'secret.yaml'), 'type: string');
  const secret = pathToFileURL(join(folder, 'secret.yaml')).href;
  const server = createServer((_, response) => response.end(getPet(`{ $ref: '${secret}' }`)));
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await expect(loadDocument(`http://localhost:${port}/api.yaml`)).rejects.toThrow('from a server to a file');
  server.close();
});

/** Lists of aliases, each ten times as large as the one before. */
const aliases = (levels: number) =>
  Array.from({ length: levels }, (_, level) => {
    const entries = level === 0 ? ['1'] : Array<string>(10).fill(`*l${level - 1}`);
    return `&l${level} [${entries.join(', ')}]`;
  }).join(', ');

it.each([
  ['invalid YAML', 'openapi: 3.0.3\npaths: ]', ':2 '],
  ['aliases of aliases', `openapi: 3.0.3\nx-all: [${aliases(9)}]`, ':1 Its aliases make it more than ten million'],
  ['another kind of file', 'name: shop', ':1 Not an OpenAPI document'],
  ['a later version', 'openapi: 4.0.0\npaths: {}', ':1 Not an OpenAPI document'],
  ['a missing file', getPet("{ $ref: 'pet.yaml' }"), /:10 .*pet\.yaml cannot be read/],
])('%s is refused with file, line and reason', async (_, yaml, reason) => {
  const error = await load({ 'api.yaml': yaml }).catch((caught: Error) => caught);
  const said = (error as Error).message.slice(folder.length + 1);
  expect(said).toMatch(reason instanceof RegExp ? reason : `api.yaml${reason}`);
});

const NONE = 'responses: {}';
it.each([
  ['a path without a slash', 'pets: { get: { responses: {} } }', 'get', 'The path pets does not begin with "/"'],
  ['an operation without responses', '/pets: { get: {} }', 'get', 'An operation has no responses'],
  ['an operation that is none', '/pets: { get: all, put: { responses: {} } }', 'put', 'get is no operation'],
  ['an unknown status', '/pets: { get: { responses: { ok: {} } } }', 'get', 'ok is not a status'],
  ['a parameter without a place', `/pets: { get: { parameters: [{ name: a }], ${NONE} } }`, 'get', 'A parameter needs'],
  [
    'a parameter of another path',
    `/pets: { parameters: [{ name: a, in: path }], get: { ${NONE} } }`,
    'get',
    'A parameter needs',
  ],
  [
    'a parameter named like the end of a place',
    `/{pet_id}: { parameters: [{ name: id, in: path }], get: { ${NONE} } }`,
    'get',
    'A parameter needs',
  ],
  [
    'a parameter without the + of its place',
    `/{all+}: { parameters: [{ name: all, in: path }], get: { ${NONE} } }`,
    'get',
    'A parameter needs',
  ],
  [
    'an operationId twice',
    `/pets: { get: { operationId: a, ${NONE} }, put: { operationId: a, ${NONE} } }`,
    'put',
    'The operationId a is used twice',
  ],
  ['a wrong hint', '/pets: { get: { x-mock: { page: { most: a } }, responses: {} } }', 'get', 'x-mock has collection'],
])('%s is told with its line, and the rest is served', async (_, paths, method, reason) => {
  const { document, warnings } = await load({ 'api.yaml': api(`  ${paths}`) });
  expect(warnings).toEqual([expect.stringContaining(`api.yaml:4 ${reason}`)]);
  const handle = fetchHandler(document.node);
  expect((await handle(new Request('https://x.test/pets', { method }))).status).toBe(200);
});

const twice = (levels: number): object =>
  levels === 0 ? {} : { required: ['x', 'y'], properties: { x: twice(levels - 1), y: twice(levels - 1) } };

it.each<[string, string, string | undefined]>([
  ['an example that contains itself', 'example: &a { beds: *a }', 'Its example contains itself, or has over a million'],
  [
    'an example of aliases of aliases',
    `example: [${aliases(7)}]`,
    'Its example contains itself, or has over a million',
  ],
  ['a list that is too long', 'schema: { minItems: 100000000, items: {} }', 'Its minItems is over 1000: '],
  ['a list of too many', 'schema: { contains: {}, minContains: 100000000 }', 'Its minContains is over 1000: '],
  ['a text that is too long', 'schema: { type: string, minLength: 4000000000 }', 'Its minLength is over 100000: '],
  [
    'an object of many fields',
    'schema: { type: object, minProperties: 100000000 }',
    'Its minProperties is over 1000: ',
  ],
  ['a pattern of a long text', "schema: { pattern: '^(a{1000}){1000}$' }", 'The pattern ^(a{1000}){1000}$ could take'],
  ['fields that need two more each', `schema: ${JSON.stringify(twice(14))}`, undefined],
])('%s is told with its line, and what is made for it is shorter', async (_, content, warning) => {
  const { document, warnings } = await load({
    'api.yaml': getPet('{}').replace('{ schema: {} }', () => `{ ${content} }`),
  });
  expect(warnings).toEqual(warning === undefined ? [] : [expect.stringContaining(`api.yaml:10 ${warning}`)]);
  const response = await fetchHandler(document.node)(new Request('https://x.test/pet'));
  expect(response.status).toBe(200);
  expect((await response.text()).length).toBeLessThan(300_000);
});
