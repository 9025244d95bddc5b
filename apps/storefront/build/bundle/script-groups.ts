import path from 'node:path';

type ModuleId = string;
interface Modules {
  getModuleInfo: (id: ModuleId) => { importedIds: readonly ModuleId[] } | null;
}

/** What the shop's script imports, and is thus there on every page. */
const SCRIPT = path.resolve(import.meta.dirname, '../../src/main.tsx').replaceAll('\\', '/');

/** One import of Chakra's names all of its components; which are really used is for the bundler to find out. */
const manyParts = /node_modules\/(?:@zag-js|@ark-ui)\/|@chakra-ui\/react\/dist\/esm\/(?:components|hooks)\//;

/**
 * How modules are put into files. What fetches scripts is needed by the very first of them, which comes before the first paint
 * and must not bring the rest along.
 */
export const scriptGroups = () => [
  { name: 'fetch', test: /vite\/preload-helper|rolldown\/runtime/, priority: 1 },
  { name: shopScript() },
];

/**
 * Puts what every page has into one file: it compresses better than fifty, and comes in one go.
 *
 * @returns the file's name for a module that belongs there, else null
 */
function shopScript(): (id: ModuleId, modules: Modules) => string | null {
  let everywhere: Set<ModuleId> | undefined;
  return (id, modules) => {
    everywhere ??= importsOf(SCRIPT, modules);
    return everywhere.has(id) && !manyParts.test(id) ? 'shop' : null;
  };
}

function importsOf(entry: ModuleId, modules: Modules): Set<ModuleId> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
