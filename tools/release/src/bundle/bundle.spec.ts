import { rmSync } from 'node:fs';
import { temporaryFolder } from '../archive/files.ts';
import { smallPackages, withFiles } from '../testing/small-build.fixture.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundledPackages, licenceTexts } from './bundled-packages.ts';

let root: string;
beforeEach(() => {
  const manifest = (name: string, license: string) => JSON.stringify({ name, version: '1.0.0', license });
  const locked = { vite: '1.0.0', rolldown: '1.0.0', '@fontsource-variable/eczar': '1.0.0', react: '2.0.0' };
  const entries = Object.entries({ ...locked, 'react/node_modules/workbox-core': '2.0.0' }).map(
    ([place, version]) => [`node_modules/${place}`, { version, integrity: `sha512-${place}` }] as const,
  );
  const files = {
    'package-lock.json': JSON.stringify({ packages: Object.fromEntries(entries) }),
    'node_modules/vite/package.json': manifest('vite', 'MIT'),
    'node_modules/vite/LICENSE.md': 'Vite’s licence\r\n',
    'node_modules/rolldown/package.json': manifest('rolldown', 'MIT'),
    'node_modules/@fontsource-variable/eczar/package.json': manifest('@fontsource-variable/eczar', 'OFL-1.1'),
    'node_modules/@fontsource-variable/eczar/LICENSE': 'SIL Open Font License',
  };
  root = temporaryFolder(withFiles(new Map(), files));
});
afterEach(() => rmSync(root, { recursive: true }));

const listed = (name: string, identifier?: string) =>
  JSON.stringify([{ name, version: '2.0.0', identifier, text: 'text' }]);

describe('packages in a build', () => {
  it('include those of pages, service worker, fonts and bundler, each once', () => {
    const build = withFiles(new Map(), {
      '.vite/licences.json': listed('react', 'MIT'),
      '.vite/service-worker-licences.json': listed('workbox-core', 'MIT'),
      'assets/other.json': '{}',
      'assets/eczar-common-Ab12.woff2': '',
      'assets/eczar-latin-wght-normal-Cd34.woff2': '',
    });
    const [eczar, react, rolldown, vite, workbox, ...others] = bundledPackages(build, root);
    expect(eczar).toMatchObject({
      name: '@fontsource-variable/eczar',
      licence: 'OFL-1.1',
      text: 'SIL Open Font License',
    });
    expect([react, rolldown, workbox].map((one) => one?.name)).toEqual(['react', 'rolldown', 'workbox-core']);
    const texts = { licence: 'MIT', text: 'Vite’s licence', integrity: 'sha512-vite' };
    expect(vite).toEqual({ name: 'vite', version: '1.0.0', ...texts });
    expect(others).toEqual([]);
  });

  it.each([
    ['has no licence', listed('unclear'), 'The package unclear states no licence.'],
    ['is not in the lock file', listed('foreign', 'MIT'), 'The package foreign@2.0.0 is not in package-lock.json.'],
  ])('are rejected when one %s', (_, licences, message) => {
    const build = withFiles(new Map(), { '.vite/licences.json': licences });
    expect(() => bundledPackages(build, root)).toThrow(message);
  });
});

it('the list of licences has each package with its text; the bill of materials with its URL, hash, and licence or expression', () => {
  const text = licenceTexts(smallPackages);
  for (const part of ['@zag-js/core 1.43.3', 'MIT License', 'dompurify 3.4.18', 'Apache']) expect(text).toContain(part);
  const bom = JSON.parse(billOfMaterials('1.2.3', 'abcdef0', smallPackages)) as Record<string, unknown>;
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  expect(bom.components).toMatchObject([
    {
      group: '@zag-js',
      name: 'core',
      purl: 'pkg:npm/%40zag-js/core@1.43.3',
      hashes: [{ alg: 'SHA-512', content: '00'.repeat(64) }],
      licenses: [{ license: { id: 'MIT' } }],
    },
    { name: 'dompurify', licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
  ]);
  expect(bom.dependencies).toContainEqual({
    ref: 'storefront@1.2.3',
    dependsOn: ['pkg:npm/%40zag-js/core@1.43.3', 'pkg:npm/dompurify@3.4.18'],
  });
});
