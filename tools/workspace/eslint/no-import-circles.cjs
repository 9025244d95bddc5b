'use strict';

const fs = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

/*
 * ESLint rule: no import circles inside a project, type-only and lazy imports included; import-x/no-cycle ignores types.
 * Relative imports carry their extension here. Circles between projects are forbidden by Nx's module boundaries.
 */

/** Cache of each file's imports: file -> {changed, imports}. */
const known = new Map();

/** The files that a file imports by a relative path. */
function importsOf(file) {
  const now = fs.statSync(file, { throwIfNoEntry: false });
  if (now === undefined) return [];
  const changed = `${now.mtimeMs} ${now.size}`;
  const before = known.get(file);
  if (before?.changed === changed) return before.imports;

  const imports = ts
    .preProcessFile(fs.readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter(isOurs)
    .map((source) => path.resolve(path.dirname(file), source));
  known.set(file, { changed, imports });
  return imports;
}

function isOurs(source) {
  return typeof source === 'string' && /^\.\.?\/.*\.tsx?$/.test(source);
}

/** The shortest import path from one file to another, both included, or null. */
function importPath(from, to) {
  const cameFrom = new Map([[from, null]]);
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way = [];
      for (let step = file; step !== null; step = cameFrom.get(step)) way.unshift(step);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'forbid circles of imports, those of types included' },
    messages: { circle: 'Import circle: {{files}}.' },
    schema: [],
  },
  create(context) {
    const file = context.filename;
    const check = (node, source) => {
      if (!source || !isOurs(source.value)) return;
      const way = importPath(path.resolve(path.dirname(file), source.value), file);
      if (way === null) return;
      const names = [file, ...way].map((step) => path.relative(path.dirname(file), step) || path.basename(file));
      context.report({ node, messageId: 'circle', data: { files: names.join(' -> ') } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
    };
  },
};
