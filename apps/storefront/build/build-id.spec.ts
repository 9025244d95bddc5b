import type { Rollup } from 'vite';
import { buildIdOf } from './build-id.ts';

const idOf = (files: Record<string, string>) =>
  buildIdOf(
    Object.fromEntries(
      Object.entries(files).map(([fileName, source]) => [fileName, { type: 'asset', fileName, source }]),
    ) as Rollup.OutputBundle,
  );

const build = { 'index.html': '<h1>Herbs</h1>', 'assets/index-Ab12Cd34.js': 'shop()', 'assets/index-Ef56Gh78.css': '' };

it('a build with the same files is the same version', () => {
  expect(idOf(Object.fromEntries(Object.entries(build).reverse()))).toBe(idOf(build));
});

it.each([
  [
    'style',
    { 'index.html': build['index.html'], 'assets/index-Ab12Cd34.js': 'shop()', 'assets/index-Xy12Zw34.css': '' },
  ],
  ['page', { ...build, 'index.html': '<h1>Herbs and teas</h1>' }],
])('a build in which one %s has changed is a new version', (_, other) => {
  expect(idOf(other)).not.toBe(idOf(build));
});
