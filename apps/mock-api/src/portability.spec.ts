import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = import.meta.dirname;
const engine = join(source, '../../../libs/mock-engine/src');

/** Where behaviour begins, and where the mock API inside a browser does. */
const roots = [
  'shop/shop.ts',
  'provider-states/state-handlers.ts',
  'features/health/health.route.ts',
  'web/web-shop.ts',
  'web/web-world.ts',
  'web/saved-world.ts',
  'web/published-pictures.ts',
].map((file) => join(source, file));

/** What a file needs when it runs; types are gone by then. */
function imports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'|^import '([^']+)'/gm)].map(
    ([, from, bare]) => from ?? bare ?? '',
  );
}

function fileOf(target: string, from: string): string | undefined {
  if (target.startsWith('.')) return join(dirname(from), target);
  const [, inEngine] = /^@shop\/mock-engine\/(.+)$/.exec(target) ?? [];
  return inEngine && join(engine, `${inEngine}.ts`);
}

function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const target of imports(file)) {
    const next = fileOf(target, file);
    if (next !== undefined) reach(next, seen);
  }
  return seen;
}

it.each(roots)('%s knows neither Fastify nor Node', (root) => {
  const files = [...reach(root)];
  const outside = files.flatMap((file) => imports(file).filter((target) => fileOf(target, file) === undefined));

  expect(outside.filter((target) => !/^(@shop\/(domain|api-contract)\/|zod$)/.test(target))).toEqual([]);
  expect(files.filter((file) => /\/(node|fastify)\//.test(file))).toEqual([]);
});
