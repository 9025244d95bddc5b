import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import type { ImportGraph } from './import-graph.ts';

// Rules of our own for Oxlint (oxlint.config.ts). Packages of the workspace are imported as `@shop/<name>/<path>`.

interface Context {
  filename: string;
  options: unknown[];
  report: (problem: { node: object; message: string }) => void;
}

/** A rule about imports: `checkOf` makes, for each file, what explains why an import is wrong. */
function importRule<Options extends unknown[]>(
  checkOf: (file: string, ...options: Options) => ((source: string, isType: boolean) => string | undefined) | undefined,
) {
  return {
    meta: { schema: false },
    create(context: Context) {
      const check = checkOf(context.filename, ...(context.options as Options));
      if (check === undefined) return {};
      const visit = (node: { source?: { value?: unknown } | null; importKind?: string; exportKind?: string }) => {
        const source = node.source?.value;
        const isType = node.importKind === 'type' || node.exportKind === 'type';
        const message = typeof source === 'string' ? check(source, isType) : undefined;
        if (message !== undefined) context.report({ node, message });
      };
      return {
        ImportDeclaration: visit,
        ImportExpression: visit,
        ExportAllDeclaration: visit,
        ExportNamedDeclaration: visit,
      };
    },
  };
}

/** The entry of a table that a file belongs to. */
function entryOf(graph: ImportGraph, root: string, file: string): string | undefined {
  return Object.keys(graph).find((entry) => `${file}${path.sep}`.startsWith(path.join(root, entry, path.sep)));
}

function refusal(graph: ImportGraph, own: string, other: string): string | undefined {
  const allowed = graph[own] ?? [];
  if (own === other || allowed.includes(other)) return undefined;
  return `${own} may import ${allowed.join(', ') || 'nothing else'}, not ${other}.`;
}

/** Holds imports between the folders of `root` to a table, in which every folder stands. */
const folderEdges = importRule((file, root: string, graph: ImportGraph) => {
  const folder = path.join(workspaceRoot, root);
  const own = entryOf(graph, folder, file);
  return (source) => {
    if (own === undefined)
      return `${path.relative(folder, file).split(path.sep)[0]} is in no row of the table of folders.`;
    const other = source.startsWith('.') && entryOf(graph, folder, path.resolve(path.dirname(file), source));
    return other ? refusal(graph, own, other) : undefined;
  };
});

/** Files that are neither served nor published: they may import devDependencies. */
const developmentFile = /(\.(spec|fixture|e2e|visual|config)\.\w+$)|(\/(testing|dev|build|pact)\/)/;

interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Holds imports to the project's package.json: what it does not declare may not be imported, nor another project by path. */
const declaredImports = importRule((file) => {
  const project = path.relative(workspaceRoot, file).split(path.sep).slice(0, 2).join('/');
  const folder = path.join(workspaceRoot, project);
  const manifestFile = path.join(folder, 'package.json');
  if (!existsSync(manifestFile)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const isDevelopment = developmentFile.test(file);
  return (source, isType) => {
    if (source.startsWith('.')) {
      const isInside = path.resolve(path.dirname(file), source).startsWith(folder + path.sep);
      return isInside ? undefined : 'Import files of another project by the name of its package.';
    }
    const name = /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '';
    if (name.includes(':')) return undefined;
    if (name === manifest.name) return 'Import files of the same project by their path.';
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = manifest;
    const declared = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    if (name in declared) return undefined;
    if (!(name in { ...devDependencies })) return `${project}/package.json does not declare ${name}.`;
    return isDevelopment || isType ? undefined : `${name} is among the devDependencies of ${project}/package.json.`;
  };
});

/** ESLint's rule of this name, which Oxlint lacks: each option is a selector, and what to say of its nodes. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create(context: Context) {
    const restricted = context.options as { selector: string; message: string }[];
    return Object.fromEntries(
      restricted.map(({ selector, message }) => [selector, (node: object) => context.report({ node, message })]),
    );
  },
};

export default {
  meta: { name: 'shop' },
  rules: {
    'folder-edges': folderEdges,
    'declared-imports': declaredImports,
    'no-restricted-syntax': noRestrictedSyntax,
  },
};
