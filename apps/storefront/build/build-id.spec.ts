import type { Rollup } from 'vite';
import { buildIdOf } from './build-id.ts';

const idOf = (files: Record<string, string>) =>
  buildIdOf(
    Object.fromEntries(
      Object.entries(files).map(([fileName, source]) => [fileName, { type: 'asset', fileName, source }]),
    ) as Rollup.OutputBundle,
  );

const build = { 'index.html': '<h1>Herbs</h1>', 'assets/index-Ab12Cd34.js': 'shop()' };

it('a build is a new version where a page or a name has changed, and the same where its files are', () => {
  expect(idOf(Object.fromEntries(Object.entries(build).reverse()))).toBe(idOf(build));
  expect(idOf({ ...build, 'index.html': '<h1>Herbs and teas</h1>' })).not.toBe(idOf(build));
  expect(idOf({ 'index.html': build['index.html'], 'assets/index-Xy12Zw34.js': 'shop()' })).not.toBe(idOf(build));
});
