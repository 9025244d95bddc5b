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
 * Puts what every page has into one file: it compresses better than fifty, and comes in one go.
 *
 * @returns the file's name for a module that belongs there, else null
 */
export function firstScript(): (id: ModuleId, modules: Modules) => string | null {
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
