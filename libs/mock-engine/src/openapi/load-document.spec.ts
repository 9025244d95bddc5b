import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { contractOf } from './contract-of.ts';
import { loadDocument } from './load-document.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'document-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function load(files: Record<string, string>, main = 'api.yaml') {
  mkdirSync(join(folder, 'parts'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return loadDocument(join(folder, main));
}

const api = (paths: string) => `openapi: 3.0.3\ninfo: { title: Pets, version: '1' }\npaths:\n${paths}`;
const getPet = (schema: string) =>
  api(`  /pet:\n    get:\n      operationId: pet\n      responses:\n        '200':\n          description: ''
          content: { application/json: { schema: ${schema} } }\n`);

it('references within and between files are read, JSON and YAML', async () => {
  const { whole, files } = await load({
    'api.yaml': getPet("{ $ref: 'parts/pet.json#/$defs/A~1b' }"),
    'parts/pet.json': JSON.stringify({
      $defs: {
        'A/b': { type: 'object', properties: { owner: { $ref: 'owner.yaml' }, mate: { $ref: '#/$defs/A~1b' } } },
      },
    }),
    'parts/owner.yaml': 'type: string',
  });
  expect([...files.keys()].map((file) => relative(folder, fileURLToPath(file)))).toEqual([
    'api.yaml',
    'parts/pet.json',
    'parts/owner.yaml',
  ]);
  const check = contractOf(whole).calls['pet']?.responses['200']?.check;
  const accepts = (value: unknown) => check?.(value).length === 0;
  expect(accepts({ owner: 'Asha', mate: { owner: 'Ravi' } })).toBe(true);
  expect(accepts({ mate: { owner: 7 } })).toBe(false);
});

it.each([
  ['invalid YAML', 'openapi: 3.0.3\npaths: [', ':2 unexpected end'],
  ['another kind of file', 'name: shop', ':1 Not an OpenAPI document'],
  ['Swagger 2.0', 'swagger: "2.0"\npaths: {}', ':1 Swagger 2.0 is not supported'],
  [
    'a missing reference',
    getPet("{ $ref: '#/components/schemas/Pet' }"),
    ':10 The reference #/components/schemas/Pet has no target',
  ],
  ['a missing file', getPet("{ $ref: 'pet.yaml' }"), /:10 .*pet\.yaml cannot be read/],
  [
    'a reference to itself',
    getPet("{ $ref: '#/paths/~1pet/get/responses/200/content/application~1json/schema' }"),
    ':10 The reference',
  ],
  ['a path without a slash', api('  pets: {}'), ':4 The path pets must begin with "/"'],
  ['an operation without responses', api('  /pets:\n    get: {}'), ':5 An operation needs responses'],
  ['an unknown status', api('  /pets:\n    get:\n      responses: { ok: {} }'), ':6 ok is not a status'],
  [
    'a parameter without a place',
    api('  /pets:\n    get:\n      parameters:\n        - name: id\n      responses: {}'),
    ':7 A parameter needs a name',
  ],
  [
    'an operationId twice',
    api('  /a:\n    get: { operationId: a, responses: {} }\n    put: { operationId: a, responses: {} }'),
    ':6 The operationId a is used twice',
  ],
])('%s is refused with file, line and reason', async (_, text, reason) => {
  const error = await load({ 'api.yaml': text }).catch((caught: Error) => caught);
  expect((error as Error).message.slice(folder.length + 1)).toMatch(
    reason instanceof RegExp ? reason : `api.yaml${reason}`,
  );
});
