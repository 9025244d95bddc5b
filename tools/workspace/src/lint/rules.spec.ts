import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { importCircle } from './import-circle.ts';
import { directOf, reachOf } from './import-graph.ts';
import plugin from './rules.ts';

const edges = { world: [], 'features/cart': ['world'], 'features/pay': ['features/cart'], 'app.ts': ['features/pay'] };

describe('a table of imports', () => {
  it('allows what it names, directly or through another folder', () => {
    expect(reachOf(edges)['app.ts']).toEqual(['features/pay', 'features/cart', 'world']);
    expect(directOf(edges)['app.ts']).toEqual(['features/pay']);
  });

  it('may not have a circle or an unknown folder', () => {
    expect(() => directOf({ a: ['b'], b: ['c'], c: ['a'] })).toThrow('Folder circle: a -> b -> c -> a');
    expect(() => reachOf({ a: ['none'] })).toThrow('a names an unknown folder: none');
  });
});

/** What a rule says of an import. */
function complaint(rule: 'folder-edges' | 'project-edges', file: string, source: string, ...options: unknown[]) {
  const said: string[] = [];
  const filename = path.join(workspaceRoot, file);
  const visitor = plugin.rules[rule].create({ filename, options, report: ({ message }) => said.push(message) });
  visitor.ImportDeclaration?.({ source: { value: source } });
  return said[0];
}

it.each([
  ['libs/x/src/features/cart/a.ts', '../pay/b.ts', 'features/cart may import world, not features/pay.'],
  ['libs/x/src/world/a.ts', '../app.ts', 'world may import nothing else, not app.ts.'],
  ['libs/x/src/features/cart/a.ts', '../../world/b.ts', undefined],
  ['libs/x/src/features/cart/a.ts', './pay.ts', undefined],
  ['libs/x/src/other/a.ts', '../app.ts', undefined],
])('between folders, %s that imports %s: %s', (file, source, message) => {
  expect(complaint('folder-edges', file, source, 'libs/x/src', edges)).toBe(message);
});

it.each([
  ['libs/domain/src/a.ts', '@shop/design/b', 'libs/domain may import nothing else, not libs/design.'],
  ['libs/domain/src/a.ts', '../../design/src/b.ts', 'Import files of libs/design by the name of its package.'],
  ['libs/domain/src/a.ts', '@shop/domain/b', 'Import files of the same project by their path.'],
  ['libs/design/src/a.ts', '@shop/domain/b', undefined],
  ['libs/domain/src/a.ts', './b.ts', undefined],
])('between projects, %s that imports %s: %s', (file, source, message) => {
  const table = { 'libs/domain': [], 'libs/design': ['libs/domain'] };
  expect(complaint('project-edges', file, source, table)).toBe(message);
});

describe('an import circle', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-circles-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The circle of the first of the given files. */
  function circle(files: Record<string, string>): string | undefined {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const [first = ''] = Object.keys(files);
    return importCircle(path.join(folder, first))
      ?.map((file) => path.basename(file))
      .join(' -> ');
  }

  it.each([
    ['of types only', `import type { B } from './b2.ts';`],
    ['through an export', `export * from './b2.ts';`],
    ['through a lazy import', `const b = () => import('./b2.ts');`],
    ['through a type in place', `type B = import('./b2.ts').B;`],
  ])('of three files is found %s', (_, text) => {
    const rest = { 'b2.ts': `export type { C } from './c2.ts';`, 'c2.ts': `import type { A } from './a2.ts';` };
    expect(circle({ 'a2.ts': text, ...rest })).toBe('a2.ts -> b2.ts -> c2.ts -> a2.ts');
  });

  it('is a file that imports itself, too', () => {
    expect(circle({ 'a3.ts': `import { a } from './a3.ts';` })).toBe('a3.ts -> a3.ts');
  });

  it('is none of two paths to the same file, of packages, or elsewhere', () => {
    const files = {
      'a4.ts': `import React from 'react'; import './b4.ts'; import './c4.ts'; import './gone.ts';`,
      'b4.ts': `import './c4.ts';`,
      'c4.ts': `import './d4.ts';`,
      'd4.ts': `import './c4.ts';`,
    };
    expect(circle(files)).toBeUndefined();
  });

  it('is reported at its first import, until one of its files changes', () => {
    const files = { 'a6.ts': `import './b6.ts';`, 'b6.ts': `import './a6.ts';` };
    expect(circle(files)).toBe('a6.ts -> b6.ts -> a6.ts');
    const said: object[] = [];
    const context = { filename: path.join(folder, 'a6.ts'), options: [], report: (one: object) => said.push(one) };
    const { ImportDeclaration } = plugin.rules['no-import-circles'].create(context);
    const node = { source: { value: './b6.ts' } };
    for (const one of [{ source: { value: './other.ts' } }, node]) ImportDeclaration?.(one);
    expect(said).toEqual([{ node, message: 'Import circle: a6.ts -> b6.ts -> a6.ts.' }]);

    expect(circle({ ...files, 'b6.ts': `export const b = 'without the import';` })).toBeUndefined();
  });
});
