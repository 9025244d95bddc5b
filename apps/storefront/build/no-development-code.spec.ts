import path from 'node:path';
import type { Rollup } from 'vite';
import { developmentParts, workspaceRoot } from './no-development-code.ts';

const script = (code: string, ...origins: string[]) =>
  ({
    type: 'chunk',
    fileName: 'assets/index.js',
    code,
    modules: Object.fromEntries(origins.map((origin) => [path.join(workspaceRoot, origin), {}])),
  }) as Rollup.OutputChunk;

it('what is published may have whatever the shop consists of', () => {
  const shop = script('fetch("/api/v1/categories")', 'apps/storefront/src/main.tsx', 'libs/design/src/fonts.ts');
  expect(developmentParts(shop)).toEqual([]);
});

it('what is published has no part of the console or of development, and does not know where the mock API’s tools are', () => {
  const origins = ['libs/console/src/panels/clock-panel.tsx', 'apps/storefront/src/dev/start-development.ts'];
  expect(developmentParts(script('', ...origins))).toEqual(origins.map((origin) => `assets/index.js: ${origin}`));
  expect(developmentParts(script('fetch("/__mock/worlds")'))).toEqual(['assets/index.js: /__mock']);
  const page = { type: 'asset', fileName: 'index.html', source: '<a href="/__world/one">' };
  expect(developmentParts(page as Rollup.OutputAsset)).toEqual(['index.html: /__world']);
});
