import path from 'node:path';

type ModuleId = string;
interface Modules {
  getModuleInfo: (id: ModuleId) => { importedIds: readonly ModuleId[] } | null;
}

const source = (file: string): ModuleId => path.resolve(import.meta.dirname, '../src', file).replaceAll('\\', '/');

/** The first script of every page. It awaits what it loads later, so nothing may import it. */
const START = source('startup/start.ts');

/** Imports what every page needs; loads after the first paint. */
const MAIN = source('main.tsx');

/**
 * Three files for the modules of every page. Left to itself, the bundler writes a file for each set of pages that share a
 * module, and a first visit loads some fifty (docs/decisions/0014-hydration.md).
 */
export const scriptGroups = () => [
  { ...group('first', START, /./), priority: 3 },
  { ...group('libraries', MAIN, /node_modules\//), priority: 2 },
  { ...group('shop', MAIN, /./), priority: 1 },
];

/** What this module imports, and what that imports; neither the module itself, which waits for others, nor what loads later. */
function group(name: string, entry: ModuleId, kind: RegExp) {
  let modules: ReadonlySet<ModuleId> | undefined;
  return {
    debugName: name,
    name: (id: ModuleId, bundle: Modules) => {
      modules ??= importsOf(entry, bundle);
      return kind.test(id) && modules.has(id) ? name : null;
    },
  };
}

function importsOf(entry: ModuleId, bundle: Modules): Set<ModuleId> {
  const found = new Set(bundle.getModuleInfo(entry)?.importedIds);
  for (const id of found) for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
