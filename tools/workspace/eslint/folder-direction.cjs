'use strict';

const path = require('node:path');

/*
 * ESLint rule: which folder of a project may import which, by the table given as its option: folder -> folders, and
 * transitively theirs. An entry may be nested (`features/cart`) or a single file (`app.ts`). Files outside the folders may
 * import everything, and cannot be imported. A table with a circle is refused. Specs and fixtures are exempt.
 */

/** Every folder that each one may import, directly or transitively. */
function reachOf(edges) {
  const reach = new Map();
  const visit = (folder, way) => {
    if (way.includes(folder)) throw new Error(`Folder circle: ${[...way, folder].join(' -> ')}`);
    if (!(folder in edges)) throw new Error(`${way.at(-1)} names an unknown folder: ${folder}`);
    if (reach.has(folder)) return reach.get(folder);
    const all = new Set(edges[folder]);
    for (const next of edges[folder]) for (const further of visit(next, [...way, folder])) all.add(further);
    reach.set(folder, all);
    return all;
  };
  for (const folder of Object.keys(edges)) visit(folder, []);
  return reach;
}

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'hold imports inside a project to its table of folders' },
    messages: {
      direction: '{{from}} may import {{allowed}}, not {{to}} (folder-graph.mjs).',
      unknown: 'The folder of {{file}} is not in folder-graph.mjs.',
    },
    schema: [{ type: 'object', required: ['root', 'edges'] }],
  },
  create(context) {
    const [{ root, edges }] = context.options;
    const reach = reachOf(edges);
    const folders = Object.keys(edges).sort((one, other) => other.length - one.length);
    const folderOf = (file) => {
      const place = path.relative(root, file).split(path.sep).join('/');
      const folder = folders.find((one) => place === one || place.startsWith(`${one}/`));
      return { folder, isRoot: folder === undefined && !place.includes('/') };
    };
    if (/\.(?:spec|fixture)\.tsx?$/.test(context.filename)) return {};

    const from = folderOf(context.filename);
    if (from.isRoot) return {};
    if (!from.folder) {
      const file = path.relative(root, context.filename);
      return { Program: (node) => context.report({ node, messageId: 'unknown', data: { file } }) };
    }
    const allowed = reach.get(from.folder);
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const { folder = 'files beside the folders' } = folderOf(
        path.resolve(path.dirname(context.filename), source.value),
      );
      if (folder === from.folder || allowed.has(folder)) return;
      const data = { from: from.folder, to: folder, allowed: [...allowed].join(', ') || 'no other folder' };
      context.report({ node: source, messageId: 'direction', data });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument?.literal),
    };
  },
};
