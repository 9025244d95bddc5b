import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { loadDocument } from '../document/load-document.ts';
import { parseObject } from '../document/parse-openapi.ts';
import { described, ok, ref } from '../testing/description.fixture.ts';
import { contract } from '../testing/library.fixture.ts';
import { folder } from '../testing/processes.fixture.ts';
import { written } from '../testing/served.fixture.ts';
import { referenceDocument, referenceTags } from './reference-document.ts';
import { serverPages } from './server-pages.ts';

async function load(url = '/__mock') {
  const app = fastify();
  await serverPages(app, { contract, documents: undefined }, {}, folder);
  return app.inject({ url });
}
const file = (name: string) => load(`/__mock/console/assets/${name}`);

it('a console that has not been built shows the command that builds it, and reloads', async () => {
  const body = expect.stringContaining('npx nx run @shop/console:build') as string;
  expect(await load()).toMatchObject({ statusCode: 404, headers: { refresh: '2' }, body });
});

it('serves a document of several files as one, and no file', async () => {
  const files = {
    'api.yaml': "openapi: 3.1.0\npaths: { '/pet': { $ref: './pet%20paths.json' } }\n",
    'pet paths.json': JSON.stringify({ get: { $ref: 'get%20pet.json' } }),
    'get pet.json': JSON.stringify(ok({ $ref: 'pet.yaml' })),
    'pet.yaml': "type: object\nproperties: { $ref: 'words.yaml#/fields' }\n",
    'words.yaml': "name: { type: string }\nfields: { mate: { $ref: pet.yaml }, name: { $ref: '#/name' } }\n",
    'secret.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const document = await loadDocument(join(folder, 'api.yaml'));
  const app = fastify();
  await serverPages(app, { contract, documents: async () => [document] });
  const get = async (url: string) => app.inject(url);
  const schemas = {
    pet: { properties: { mate: ref('pet'), name: ref('name') } },
    name: { type: 'string' },
  };
  const whole = { paths: { '/pet': { get: ok(ref('pet')) } }, components: { schemas } };
  expect((await get('/openapi.json')).json()).toMatchObject(whole);
  expect(parseObject((await get('/openapi.yaml')).body)).toMatchObject(whole);
  expect((await get('/__mock/document/0/main')).json()).toMatchObject({ servers: [{ url: '/v2' }], ...whole });
  for (const name of ['pet.yaml', 'secret.json', 'https:%2F%2Fevil.example'])
    expect((await get(`/__mock/document/0/${name}`)).statusCode).toBe(404);
});

it('/__mock/ redirects to the console', async () => {
  expect(await load('/__mock/')).toMatchObject({ statusCode: 302, headers: { location: '/__mock' } });
});

describe('the console', () => {
  beforeEach(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>console</title>');
    writeFileSync(join(folder, 'assets/index-1a.js'), 'start()');
    writeFileSync(join(folder, 'assets/notes.txt'), 'nobody');
    writeFileSync(join(folder, 'secret.js'), 'secret');
  });

  it('is a page with a strict content security policy', async () => {
    const { statusCode, body, headers } = await load();
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>console</title>');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("default-src 'none';");
  });

  it('serves files that browsers cache permanently', async () => {
    const cached = expect.stringContaining('immutable') as string;
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': cached };
    expect(await file('index-1a.js')).toMatchObject({ statusCode: 200, body: 'start()', headers });
  });

  it.each(['index-2b.js', '../secret.js', '..%2Fsecret.js', 'notes.txt', '..', ''])('has no file %j', async (name) => {
    expect((await file(name)).statusCode).toBe(404);
  });
});

it('a large document is shown by tag, with what its operations use', async () => {
  const get = (tag: string | undefined, schema: object) => ({ get: { tags: tag ? [tag] : [], ...ok(schema) } });
  const many = Array.from({ length: 201 }, (_, index) => [`/pets/${index}`, get('pets', ref('Pet'))]);
  const schemas = { Pet: {}, Shop: { properties: { owner: ref('Owner') } }, Owner: {}, Other: {} };
  const paths = { ...(Object.fromEntries(many) as object), '/shops/one': get(undefined, ref('Shop')) };
  const { document } = await loadDocument(written(described(paths, schemas)));
  expect(referenceTags(document)).toEqual(['pets', 'shops']);
  expect(referenceDocument(document.root, '', 'shops')).toMatchObject({ servers: [{ url: '/' }] });
  const shown = referenceDocument(document.root, '', 'shops') as Record<string, object>;
  expect(Object.keys(shown['paths'] ?? {})).toEqual(['/shops/one']);
  expect(shown['components']).toEqual({ schemas: { Shop: schemas.Shop, Owner: {} } });
});
