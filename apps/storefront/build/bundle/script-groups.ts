import path from 'node:path';

type ModuleId = string;
interface Modules {
  getModuleInfo: (id: ModuleId) => { importedIds: readonly ModuleId[] } | null;
}

const sources = path.resolve(import.meta.dirname, '../../src').replaceAll('\\', '/');

/** What the shop's script imports, and is thus there on every page. */
const SCRIPT = `${sources}/main.tsx`;

const pageFile = (page: string) => `${sources}/pages/${page}-page.tsx`;

// Where shoppers browse: what two of these have in common is worth a file, instead of a dozen small ones; what home has no
// need of is in another.
const HOME = pageFile('home');
const GOODS = ['products', 'product', 'my-cart'].map(pageFile);

/** One import of Chakra's names imports all of them; which are really used, and where, is for the bundler to find out. */
const manyParts = /node_modules\/(?:@zag-js|@ark-ui|@chakra-ui|@pandacss|@emotion|stylis)\//;

/**
 * What every page has, in few files, which compress better than fifty: by what a slow phone runs in one go, since each
 * is a task of its own, see `boot.ts`. Whatever a file imports is in it too, unless it is in one above.
 */
const common: readonly (readonly [name: string, of: RegExp])[] = [
  ['react', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['state', /node_modules\/(?:@reduxjs|redux|reselect|immer|react-redux)\//],
  ['router', /node_modules\/react-router(?:-dom)?\//],
  ['api', /\/shared\/api\/|\.api\.ts$|libs\/api-contract\//],
  ['shop', /./],
];

/**
 * How modules are put into files. What fetches scripts is needed by the very first of them, which comes before the
 * first paint and must not bring the rest along.
 */
export function scriptGroups() {
  let everywhere: Set<ModuleId> | undefined;
  let browsing: { home: Set<ModuleId>; goods: readonly Set<ModuleId>[] } | undefined;
  const isGrouped = (id: ModuleId) => !manyParts.test(id);
  const nameOf = (name: string, of: RegExp) => (id: ModuleId, modules: Modules) => {
    everywhere ??= importsOf(SCRIPT, modules);
    return of.test(id) && everywhere.has(id) && isGrouped(id) ? name : null;
  };
  const browse = (id: ModuleId, modules: Modules) => {
    browsing ??= { home: importsOf(HOME, modules), goods: GOODS.map((page) => importsOf(page, modules)) };
    const uses = browsing.goods.filter((page) => page.has(id)).length;
    if (uses === 0 || !isGrouped(id)) return null;
    if (browsing.home.has(id)) return 'browse';
    return uses > 1 ? 'goods' : null;
  };
  return [
    {
      name: 'fetch',
      test: /vite\/preload-helper|rolldown\/runtime|shared\/(?:next-task|waiting-pictures)/,
      priority: common.length + 2,
    },
    ...common.map(([name, of], index) => ({ name: nameOf(name, of), priority: common.length + 1 - index })),
    { name: browse, priority: 1 },
  ];
}

function importsOf(entry: ModuleId, modules: Modules): Set<ModuleId> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
