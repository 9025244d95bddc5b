import path from 'node:path';

type Zone = { target: string; from: string[]; message: string };
const folderZones =
  jest.requireActual<(root: string, edges: object, options?: object) => Zone[]>('../eslint/folder-zones.cjs');

const edges = { world: [], 'features/cart': ['world'], 'features/pay': ['features/cart'], 'app.ts': ['features/pay'] };
const forbidden = (options?: object) =>
  Object.fromEntries(
    folderZones('/src', edges, options).map(({ target, from }) => [
      path.relative('/src', target),
      from.map((one) => path.relative('/src', one)),
    ]),
  );

it('forbids what the table does not name, directly or through another folder', () => {
  expect(forbidden()).toEqual({
    world: ['features/cart', 'features/pay', 'app.ts'],
    'features/cart': ['features/pay', 'app.ts'],
    'features/pay': ['app.ts'],
  });
});

it('forbids what the table does not name directly', () => {
  expect(forbidden({ isTransitive: false })['features/pay']).toEqual(['world', 'app.ts']);
});

it('rejects a table with a circle or an unknown folder', () => {
  expect(() => folderZones('/src', { a: ['b'], b: ['c'], c: ['a'] })).toThrow('Folder circle: a -> b -> c -> a');
  expect(() => folderZones('/src', { a: ['none'] })).toThrow('a names an unknown folder: none');
});
