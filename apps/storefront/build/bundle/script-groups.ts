import path from 'node:path';

type ModuleId = string;
interface Modules {
  getModuleInfo: (id: ModuleId) => { importedIds: readonly ModuleId[] } | null;
}

const sources = path.resolve(import.meta.dirname, '../../src').replaceAll('\\', '/');

/** The modules of every page. */
const MAIN = `${sources}/main.tsx`;

/** Chunk groups: the modules of every page in two files instead of some sixty. The first script stays small. */
export function scriptGroups() {
  let everywhere: Set<ModuleId> | undefined;
  const everywhereIn = (name: string, of: RegExp) => (id: ModuleId, modules: Modules) => {
    everywhere ??= importsOf(MAIN, modules);
    return of.test(id) && everywhere.has(id) ? name : null;
  };
  return [
    { name: 'first', test: /vite\/preload-helper|rolldown\/runtime|shared\/deferred-pictures/, priority: 3 },
    { name: everywhereIn('libraries', /node_modules\//), debugName: 'libraries', priority: 2 },
    { name: everywhereIn('shop', /./), debugName: 'shop', priority: 1 },
  ];
}

function importsOf(entry: ModuleId, modules: Modules): Set<ModuleId> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
