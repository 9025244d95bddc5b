import path from 'node:path';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { directOf, reachOf } from './import-graph.ts';
import plugin from './rules.ts';

const edges = { world: [], 'features/cart': ['world'], 'features/pay': ['features/cart'], 'app.ts': ['features/pay'] };

describe('a table of imports', () => {
  it('allows what it names, directly or through another folder', () => {
    expect(reachOf(edges)['app.ts']).toEqual(['features/pay', 'features/cart', 'world']);
    expect(directOf(edges)['app.ts']).toEqual(['features/pay']);
  });

  it('may not have a cycle or an unknown folder', () => {
    expect(() => directOf({ a: ['b'], b: ['c'], c: ['a'] })).toThrow('Folder cycle: a -> b -> c -> a');
    expect(() => reachOf({ a: ['none'] })).toThrow('a names an unknown folder: none');
  });
});

/** What a rule says of an import. */
function complaint(rule: 'folder-edges' | 'declared-imports', file: string, source: string, ...options: unknown[]) {
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
  ['libs/x/src/other/a.ts', '../app.ts', 'other is in no row of the table of folders.'],
])('between folders, %s that imports %s: %s', (file, source, message) => {
  expect(complaint('folder-edges', file, source, 'libs/x/src', edges)).toBe(message);
});

it.each([
  ['libs/domain/src/a.ts', 'zod', 'libs/domain/package.json does not declare zod.'],
  ['libs/domain/src/a.ts', '@shop/design/b', 'libs/domain/package.json does not declare @shop/design.'],
  ['libs/domain/src/a.ts', 'fast-check', 'fast-check is among the devDependencies of libs/domain/package.json.'],
  ['libs/domain/src/a.spec.ts', 'fast-check', undefined],
  ['libs/domain/src/a.ts', '../../design/src/b.ts', 'Import files of another project by the name of its package.'],
  ['libs/domain/src/a.ts', '@shop/domain/b', 'Import files of the same project by their path.'],
  ['libs/console/src/a.ts', '@shop/design/b', undefined],
  ['libs/domain/src/a.ts', './b.ts', undefined],
  ['libs/domain/src/a.ts', 'node:path', undefined],
])('%s that imports %s: %s', (file, source, message) => {
  expect(complaint('declared-imports', file, source)).toBe(message);
});
