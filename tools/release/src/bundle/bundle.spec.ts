import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFolder } from '../archive/files.ts';
import { smallPackages, withFiles } from '../testing/small-build.fixture.ts';
import { bomOf } from './bom.ts';
import { findPackages } from './find-packages.ts';
import { licencesOf } from './licences.ts';
import { readPackage } from './package.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const manifest = (name: string, license?: string) => JSON.stringify({ name, version: '1.0.0', license });
  writeFolder(
    root,
    withFiles(new Map(), {
      'node_modules/@zag-js/core/package.json': manifest('@zag-js/core', 'MIT'),
      'node_modules/@zag-js/core/LICENSE': 'MIT License\r\n',
      'node_modules/@zag-js/core/licence-checker.js': 'no licence',
      'node_modules/unclear/package.json': manifest('unclear'),
      'node_modules/@fontsource-variable/noto/files/noto-latin.woff2': 'noto',
      'node_modules/@fontsource-variable/noto-serif/files/noto-serif-latin.woff2': 'noto serif',
    }),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const found = (build: Record<string, string>) =>
  findPackages(withFiles(new Map(), build), path.join(root, 'apps/storefront/dist'), root).map((folder) =>
    path.relative(path.join(root, 'node_modules'), folder).replaceAll(path.sep, '/'),
  );

describe('packages in a build', () => {
  it('are those whose modules stand in a source map, the innermost and each once; our own modules are none', () => {
    const up = '../../../../node_modules';
    const sources = [
      '../../src/main.tsx',
      `${up}/react/index.js`,
      `${up}/react/jsx-runtime.js`,
      `${up}/outer/node_modules/@zag-js/core/dist/index.mjs`,
    ];
    expect(found({ 'assets/index.js.map': JSON.stringify({ sources }) })).toEqual([
      'outer/node_modules/@zag-js/core',
      'react',
    ]);
  });

  it('are font packages too, whose files are in it, whole or cut, under names that begin with their family’s', () => {
    expect(found({ 'assets/noto-latin-D_ZTV.woff2': 'noto' })).toEqual(['@fontsource-variable/noto']);
    expect(found({ 'assets/noto-serif-latin-D_ZTV.woff2': 'cut' })).toEqual(['@fontsource-variable/noto-serif']);
  });

  it('a font of unknown origin is refused', () => {
    expect(() => found({ 'assets/comic.woff2': 'comic' })).toThrow('assets/comic.woff2 is in no font package');
  });

  it('bring their licence texts, or are refused when they name no licence', () => {
    const of = (name: string) => readPackage(path.join(root, 'node_modules', name));
    expect(of('@zag-js/core')).toMatchObject({ licence: 'MIT', texts: ['MIT License'] });
    expect(() => of('unclear')).toThrow('unclear does not say under which licence');
  });
});

describe('the bill of materials', () => {
  const bom = bomOf('1.2.3', 'abcdef0', smallPackages);

  it('names each by package URL and licence, an expression as such', () => {
    expect(bom.components).toMatchObject([
      { group: '@zag-js', name: 'core', purl: 'pkg:npm/%40zag-js/core@1.43.3', licenses: [{ license: { id: 'MIT' } }] },
      { name: 'dompurify', licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }] },
    ]);
    expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
  });

  it('has a number that is the same for the same content alone', () => {
    expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(bomOf('1.2.3', 'abcdef0', smallPackages).serialNumber).toBe(bom.serialNumber);
    expect(bomOf('1.2.3', 'abcdef1', smallPackages).serialNumber).not.toBe(bom.serialNumber);
  });
});

it('licences are passed on: name, licence and all texts', () => {
  const text = licencesOf(smallPackages);
  for (const part of ['@zag-js/core 1.43.3', 'MIT License', 'dompurify 3.4.18', 'Apache', 'MPL'])
    expect(text).toContain(part);
});
