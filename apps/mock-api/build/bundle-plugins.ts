import { isBuiltin } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';

import type { Plugin } from 'vite';

/**
 * Lets every module go on finding the files beside its source: a bundled `import.meta.dirname` would be the bundle's
 * folder.
 */
export function keepFolders(): Plugin {
  let bundleFolder = '';
  return {
    name: 'keep-folders',
    enforce: 'pre',
    configResolved({ root, build }) {
      bundleFolder = resolve(root, build.outDir);
    },
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return null;
      const folder = relative(bundleFolder, dirname(id)).replaceAll(sep, '/');
      return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`);
    },
  };
}

/**
 * Takes Node's own modules as CommonJS does. Imported as ES modules they are asked for everything they export at once,
 * and `node:http` then loads a WebSocket client: 40 ms of every start.
 */
export function lightBuiltins(): Plugin {
  const prefix = '\0builtin:';
  // The bundle's own `require` is made with it.
  const needed = 'node:module';
  return {
    name: 'light-builtins',
    enforce: 'pre',
    resolveId: (source) => (isBuiltin(source) && source !== needed ? prefix + source : null),
    load: (id) =>
      id.startsWith(prefix)
        ? `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(prefix.length))});`
        : null,
  };
}
