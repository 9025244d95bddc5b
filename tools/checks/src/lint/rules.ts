import { realpathSync } from 'node:fs';
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
  checkOf: (file: string, ...options: Options) => ((source: string) => string | undefined) | undefined,
) {
  return {
    meta: { schema: false },
    create(context: Context) {
      const check = checkOf(context.filename, ...(context.options as Options));
      if (check === undefined) return {};
      const visit = (node: { source?: { value?: unknown } | null }) => {
        const source = node.source?.value;
        const message = typeof source === 'string' ? check(source) : undefined;
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

/** Holds imports between the folders of `root` to a table; what is not in the table is free. */
const folderEdges = importRule((file, root: string, graph: ImportGraph) => {
  const folder = path.join(workspaceRoot, root);
  const own = entryOf(graph, folder, file);
  if (own === undefined) return undefined;
  return (source) => {
    const other = source.startsWith('.') && entryOf(graph, folder, path.resolve(path.dirname(file), source));
    return other ? refusal(graph, own, other) : undefined;
  };
});

/** Holds imports between projects to a table, and their form: packages between projects, paths in a project. */
const projectEdges = importRule((file, graph: ImportGraph) => {
  const own = entryOf(graph, workspaceRoot, file);
  if (own === undefined) return undefined;
  return (source) => {
    if (source.startsWith('.')) {
      const other = entryOf(graph, workspaceRoot, path.resolve(path.dirname(file), source));
      return other && other !== own ? `Import files of ${other} by the name of its package.` : undefined;
    }
    const [scope, name = ''] = source.split('/');
    if (scope !== '@shop') return undefined;
    const other = entryOf(graph, workspaceRoot, realpathSync(path.join(workspaceRoot, 'node_modules/@shop', name)));
    if (other === own) return 'Import files of the same project by their path.';
    return other && refusal(graph, own, other);
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
    'project-edges': projectEdges,
    'no-restricted-syntax': noRestrictedSyntax,
  },
};
