import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiPaths, publicPaths } from '@shop/api-contract/api-paths';
import { settingNames } from '@shop/release-tools/headers/shop-config';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

const manual = readFileSync(path.join(workspaceRoot, 'docs/publishing.md'), 'utf8');

it('docs/publishing.md forwards the API’s paths in its nginx location, except the mock API’s tools', () => {
  const [, source = ''] = /location ~ (\S+) \{\s+proxy_pass/.exec(manual) ?? [];
  const passedOn = apiPaths.filter((one) => new RegExp(source).test(`${one}/x`));
  expect(passedOn).toEqual(publicPaths);
});

it('docs/publishing.md names the settings of shop-config.js', () => {
  const named = [...manual.matchAll(/^\| `([a-z]\w+)` +\|/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(settingNames));
});

it('docs/publishing.md writes no output of npm run to a file: Nx prints around it', () => {
  expect(manual.match(/npm run .* > .*/g)).toBeNull();
});
