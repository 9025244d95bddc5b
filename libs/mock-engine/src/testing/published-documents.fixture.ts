/** OpenAPI documents of packages; specs only. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

const examples = folderOf('@readme/oas-examples');

/** Paths. */
export const publishedDocuments = [
  ...['2.0', '3.0', '3.1'].flatMap((version) =>
    readdirSync(join(examples, version, 'json'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => join(examples, version, 'json', file)),
  ),
  join(dirname(require.resolve('rclone-openapi')), 'openapi.json'),
  join(folderOf('shipengine-openapi'), 'openapi.json'),
  join(folderOf('@figma/rest-api-spec'), 'openapi/openapi.yaml'),
  join(folderOf('@redocly/openapi-core'), 'src/benchmark/benches/rebilly.yaml'),
];
