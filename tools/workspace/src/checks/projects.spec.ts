import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readProjects } from './projects.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'shop-projects-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}

it('knows every project in the folders of the workspace, with its targets', () => {
  write('', { name: 'shop', workspaces: ['apps/*', 'libs/*'], scripts: { test: 'all of it' } });
  write('apps/storefront', { name: '@shop/storefront', scripts: { build: 'vite build', test: 'jest' } });
  write('libs/domain', { name: '@shop/domain' });
  write('elsewhere/other', { name: '@shop/other', scripts: { test: 'jest' } });
  mkdirSync(path.join(root, 'apps/leftover'));

  expect(readProjects(root)).toEqual([
    { name: '@shop/storefront', folder: path.join(root, 'apps/storefront'), targets: ['build', 'test'] },
    { name: '@shop/domain', folder: path.join(root, 'libs/domain'), targets: [] },
  ]);
});
