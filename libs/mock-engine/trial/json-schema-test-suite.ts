import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { schemaAt, rootCursor, type Dialect } from '../src/document/document.ts';
import { isObjectOrArray, type Json } from '../src/http/json.ts';
import { isValid } from '../src/schema/check-value.ts';

// The official cases of JSON Schema: `node trial/json-schema-test-suite.ts FOLDER`, with a checkout of
// github.com/json-schema-org/JSON-Schema-Test-Suite, prints each one in which the engine judges otherwise.

const OWN_FILE = 'https://suite.example/schema.json';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

const [suite] = process.argv.slice(2);
if (suite === undefined) throw new Error('Give the folder of the suite.');

const require = createRequire(import.meta.url);
const names = ['core', 'applicator', 'unevaluated', 'validation', 'meta-data', 'format-annotation', 'content'];
const metaSchemas = ['schema', ...names.map((name) => `meta/${name}`)].map(
  (name) => require(`ajv/dist/refs/json-schema-2020-12/${name}.json`) as Json,
);
const read = (folder: string, file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
const remotes = path.join(suite, 'remotes');
const files: [string, unknown][] = [
  ...globSync('**/*.json', { cwd: remotes }).map((file): [string, unknown] => [
    `http://localhost:1234/${file}`,
    read(remotes, file),
  ]),
  ...metaSchemas.map((one): [string, unknown] => [String(one.$id), one]),
];

const print = (line: string) => process.stdout.write(`${line}\n`);

function judge(draft: string, dialect: Dialect, isTaken: (group: Group) => boolean = () => true): void {
  const folder = path.join(suite ?? '', 'tests', draft);
  let [total, wrong] = [0, 0];
  for (const file of globSync('*.json', { cwd: folder }))
    for (const group of (read(folder, file) as Group[]).filter(isTaken)) {
      const { description, schema, tests } = group;
      const isFile = isObjectOrArray(schema);
      const document = { schema: isFile ? { $ref: OWN_FILE } : schema };
      const known = new Map(files.flatMap(([url, one]) => (isObjectOrArray(one) ? [[url, one] as const] : [])));
      if (isFile) known.set(OWN_FILE, schema);
      const root = rootCursor(document, '', known, dialect);
      for (const test of tests) {
        total += 1;
        const part = schemaAt(root, 'schema');
        if ((part && isValid(part, test.data)) === test.valid) continue;
        wrong += 1;
        print(`${draft}/${file}: ${description}: ${test.description}`);
      }
    }
  print(`${draft}: ${total - wrong} of ${total}`);
}

/** Keywords of draft 4 that OpenAPI 3.0 leaves out, lists of `items`, and other files. */
const isIn30 = ({ schema }: Group) =>
  !/"(id|additionalItems|dependencies|patternProperties)":|"items":\[|"\$ref":"https?:/.test(JSON.stringify(schema));

judge('draft2020-12', '3.1');
judge('draft4', '3.0', isIn30);
