import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Linter, type Rule } from 'eslint';
import { parser } from 'typescript-eslint';

const rule = jest.requireActual<Rule.RuleModule>('../eslint/no-import-circles.cjs');
const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-circles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints the first of the given files. */
function complaints(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const [name = '', text = ''] = Object.entries(files)[0] ?? [];
  const config: Linter.Config[] = [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: parser },
      plugins: { shop: { rules: { circles: rule } } },
      rules: { 'shop/circles': 'error' },
    },
  ];
  const linter = new Linter({ cwd: folder, configType: 'flat' });
  return linter.verify(text, config, path.join(folder, name)).map(({ message }) => message);
}

it.each([
  ['of types only', `import type { B } from './b2.ts';`],
  ['through an export', `export * from './b2.ts';`],
  ['through a lazy import', `const b = () => import('./b2.ts');`],
  ['through a type in place', `type B = import('./b2.ts').B;`],
])('reports a longer circle %s', (_, text) => {
  const rest = { 'b2.ts': `export type { C } from './c2.ts';`, 'c2.ts': `import type { A } from './a2.ts';` };
  expect(complaints({ 'a2.ts': text, ...rest })).toEqual(['Import circle: a2.ts -> b2.ts -> c2.ts -> a2.ts.']);
});

it('reports a file that imports itself', () => {
  expect(complaints({ 'a3.ts': `import { a } from './a3.ts';` })).toEqual(['Import circle: a3.ts -> a3.ts.']);
});

it('accepts two paths to the same file, packages, and circles elsewhere', () => {
  const files = {
    'a4.ts': `import React from 'react'; import './b4.ts'; import './c4.ts'; import './gone.ts';`,
    'b4.ts': `import './c4.ts';`,
    'c4.ts': `import './d4.ts';`,
    'd4.ts': `import './c4.ts';`,
  };
  expect(complaints(files)).toEqual([]);
});

it('reports a circle of two files, until one of them changes', () => {
  const circle = { 'a5.ts': `import './b5.ts';`, 'b5.ts': `import './a5.ts';` };
  expect(complaints(circle)).toEqual(['Import circle: a5.ts -> b5.ts -> a5.ts.']);
  expect(complaints({ ...circle, 'b5.ts': `export const b = 'without the import';` })).toEqual([]);
});
