import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Lets the same `import()` load our own sources anew. Node keeps a module for ever by its address; a version in the
 * address makes it another one. What others' packages export stays as it is.
 *
 * @param folders whose modules are loaded anew
 * @returns begins the next version
 */
export function allowFreshModules(folders: readonly string[]): () => void {
  const prefixes = folders.map((folder) => `${pathToFileURL(folder).href}/`);
  let version = 0;

  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const isOurs = prefixes.some((prefix) => resolved.url.startsWith(prefix));
      // Version 0 is what the server started with.
      return isOurs && version > 0
        ? { ...resolved, url: `${resolved.url.split('?')[0]}?version=${version}` }
        : resolved;
    },
  });
  return () => void (version += 1);
}
