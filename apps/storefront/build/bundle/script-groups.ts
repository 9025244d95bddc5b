import path from 'node:path';

type ModuleId = string;
interface Modules {
  getModuleInfo: (id: ModuleId) => { importedIds: readonly ModuleId[] } | null;
}

const sources = path.resolve(import.meta.dirname, '../../src').replaceAll('\\', '/');

/** What this imports is there on every page. */
const MAIN = `${sources}/main.tsx`;

/**
 * How modules are put into files: what every page has in two, instead of some sixty that a phone asks for one by one. The
 * first script of a page is small, and does not bring the rest along.
 */
export function scriptGroups() {
  let everywhere: Set<ModuleId> | undefined;
  const everywhereIn = (name: string, of: RegExp) => (id: ModuleId, modules: Modules) => {
    everywhere ??= importsOf(MAIN, modules);
    return of.test(id) && everywhere.has(id) ? name : null;
  };
  return [
    { name: 'first', test: /vite\/preload-helper|rolldown\/runtime|shared\/deferred-pictures/, priority: 3 },
    { name: everywhereIn('libraries', /node_modules\//), priority: 2 },
    { name: everywhereIn('shop', /./), priority: 1 },
  ];
}

function importsOf(entry: ModuleId, modules: Modules): Set<ModuleId> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
