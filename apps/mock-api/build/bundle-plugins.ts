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
 * Takes Node's own modules as CommonJS does, and each only when something of it is used. Imported as ES modules they are
 * asked for everything they export at once, and `node:http` then loads a WebSocket client; HTTP/2, compression and
 * cryptography are loaded by every start that never needs them. Together that is more than half of a start.
 */
export function lightBuiltins(): Plugin {
  const prefix = '\0builtin:';
  // The bundle's own `require` is made with it.
  const needed = 'node:module';
  return {
    name: 'light-builtins',
    enforce: 'pre',
    resolveId: (source) => (isBuiltin(source) && source !== needed ? prefix + source : null),
    load: (id) => (id.startsWith(prefix) ? lightModule(id.slice(prefix.length)) : null),
  };
}

function lightModule(name: string): string {
  const get = `process.getBuiltinModule(${JSON.stringify(name)})`;
  const whole: unknown = process.getBuiltinModule(name);
  if (name.endsWith('assert')) return `module.exports = (value, message) => value || ${get}(value, message);`;
  // Some are a class themselves, and these are small.
  if (typeof whole !== 'object' || whole === null) return `module.exports = ${get};`;
  const parts = Object.keys(whole).map(
    (part) => `get ${JSON.stringify(part)}() { return ${get}[${JSON.stringify(part)}]; }`,
  );
  return `module.exports = {\n${parts.join(',\n')}\n};`;
}

/**
 * What Fastify loads at every start and this server has no use for, with what stands in its place: compilers of JSON
 * schemas, which no route has (see `noRouteSchemas`), the judge of regular expressions in routes, which none has either,
 * and the reader of version ranges, which a plugin asks for if there is one.
 */
const unused: Readonly<Record<string, string>> = {
  '@fastify/ajv-compiler': 'module.exports = undefined;',
  '@fastify/fast-json-stringify-compiler': 'module.exports = undefined;',
  'safe-regex2': 'module.exports = () => true;',
  semver: ['gt', 'coerce', 'satisfies']
    .map((part) => `exports.${part} = (...versions) => require('semver/functions/${part}')(...versions);`)
    .join('\n'),
};

export function withoutUnused(): Plugin {
  const prefix = '\0unused:';
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (source, importer) => (source in unused && importer?.includes('node_modules') ? prefix + source : null),
    load: (id) => unused[id.slice(prefix.length)] ?? null,
  };
}

/** The bundle runs no sources, so it has none to watch. */
export function withoutWatching(): Plugin {
  return {
    name: 'without-watching',
    enforce: 'pre',
    transform: (code) => (code.includes(isSource) ? code.replace(isSource, 'false') : null),
  };
}

const isSource = "import.meta.url.endsWith('.ts')";
