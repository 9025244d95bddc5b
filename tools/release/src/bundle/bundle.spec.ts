import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFolder } from '../archive/files.ts';
import { smallPackages, withFiles } from '../testing/small-build.fixture.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundledPackages, licenceTexts } from './bundled-packages.ts';

let modules: string;
beforeEach(() => {
  modules = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0', license: 'MIT' });
  const bundlers = {
    'vite/package.json': manifest('vite'),
    'vite/LICENSE.md': 'Vite’s licence\r\n',
    'rolldown/package.json': manifest('rolldown'),
  };
  writeFolder(modules, withFiles(new Map(), bundlers));
});
afterEach(() => rmSync(modules, { recursive: true }));

const listed = (name: string, identifier?: string) =>
  JSON.stringify([{ name, version: '2.0.0', identifier, text: 'text' }]);

describe('packages in a build', () => {
  it('include those of pages, service worker and bundler, each once', () => {
    const build = withFiles(new Map(), {
      '.vite/licences.json': listed('react', 'MIT'),
      '.vite/service-worker-licences.json': listed('workbox-core', 'MIT'),
      'assets/other.json': '{}',
    });
    const found = bundledPackages(build, modules);
    expect(found.map(({ name }) => name)).toEqual(['react', 'rolldown', 'vite', 'workbox-core']);
    expect(found[2]).toEqual({ name: 'vite', version: '1.0.0', licence: 'MIT', text: 'Vite’s licence' });
  });

  it('are rejected when one has no licence', () => {
    const build = withFiles(new Map(), { '.vite/licences.json': listed('unclear') });
    expect(() => bundledPackages(build, modules)).toThrow('The package unclear states no licence.');
  });
});

it('are in the bill of materials with package URL and licence or expression', () => {
  const bom = JSON.parse(billOfMaterials('1.2.3', 'abcdef0', smallPackages)) as Record<string, unknown>;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bom.components).toMatchObject([
    { group: '@zag-js', name: 'core', purl: 'pkg:npm/%40zag-js/core@1.43.3', licenses: [{ license: { id: 'MIT' } }] },
    { name: 'dompurify', licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
  ]);
  expect(bom.dependencies).toContainEqual({
    ref: 'storefront@1.2.3',
    dependsOn: ['pkg:npm/%40zag-js/core@1.43.3', 'pkg:npm/dompurify@3.4.18'],
  });
});

it('are listed with name, licence and licence text', () => {
  const text = licenceTexts(smallPackages);
  for (const part of ['@zag-js/core 1.43.3', 'MIT License', 'dompurify 3.4.18', 'Apache']) expect(text).toContain(part);
});
