import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where behaviour begins, and where the mock API inside a browser does. */
const roots = [
  'dispatch/dispatch.ts',
  'world/begin-world.ts',
  'world/content.ts',
  'world/memory-store.ts',
  'world/shop-seed.ts',
  'features/receipts/receipt.routes.ts',
  'features/files/file.route.ts',
  'features/pictures/picture.route.ts',
  'features/health/health.route.ts',
  'web/web-shop.ts',
  'web/web-routes.ts',
  'web/web-world.ts',
  'web/kept-world.ts',
  'web/published-pictures.ts',
];

/** What of the server's folder knows no server. */
const withoutServer = ['accept-header', 'errors.messages', 'every-answer', 'json-depth', 'limits'].map(
  (name) => `http/${name}.ts`,
);

const source = import.meta.dirname;

/** What a file needs when it runs; types are gone by then. */
function imports(file: string): string[] {
  const code = readFileSync(join(source, file), 'utf8');
  return [...code.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );
}

function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of imports(file)) {
    if (target.startsWith('.')) reach(join(dirname(file), target), seen);
  }
  return seen;
}

it.each(roots)('%s knows neither Fastify nor Node', (root) => {
  const files = [...reach(root)];
  const outside = files.flatMap((file) => imports(file).filter((target) => !target.startsWith('.')));

  expect(outside.filter((target) => !/^(@shop\/(domain|api-contract)\/|zod$)/.test(target))).toEqual([]);
  expect(files.filter((file) => file.startsWith('http/') && !withoutServer.includes(file))).toEqual([]);
  expect(files.filter((file) => file.startsWith('world/node/'))).toEqual([]);
});
