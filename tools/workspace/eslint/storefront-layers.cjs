'use strict';

const path = require('node:path');

/*
 * ESLint rule: the storefront's layers (app -> pages -> features -> shared) and the allowed edges between features, given
 * as its option. Only specs import src/testing. Relative imports are resolved before they are checked.
 */

const LAYERS = ['shared', 'features', 'pages', 'app'];

/** `features/cart/cart.slice.ts` -> {layer: 'features', feature: 'cart'}; files directly under src have no layer. */
function placeOf(file, root) {
  const [layer, feature] = path.relative(root, file).split(path.sep);
  return { layer, feature: layer === 'features' ? feature : undefined };
}

/** What is wrong with an import from one place to another, or undefined. */
function fault(from, to, edges) {
  if (to.layer === 'testing') return { messageId: 'testing' };
  const upwards = LAYERS.indexOf(to.layer) > LAYERS.indexOf(from.layer);
  if (LAYERS.includes(from.layer) && upwards) return { messageId: 'layer', data: { from: from.layer, to: to.layer } };
  if (!from.feature || !to.feature || from.feature === to.feature) return undefined;
  const allowed = edges[from.feature] ?? [];
  if (allowed.includes(to.feature)) return undefined;
  return {
    messageId: 'feature',
    data: { from: from.feature, to: to.feature, allowed: allowed.join(', ') || 'no other feature' },
  };
}

/** @type {import('eslint').Rule.RuleModule} */
module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'hold imports of the storefront to its layers and feature edges' },
    messages: {
      layer: '{{from}} does not import {{to}}: app -> pages -> features -> shared.',
      feature: 'The feature {{from}} may import {{allowed}} and shared, not {{to}} (feature-graph.mjs).',
      testing: 'Only specs import src/testing.',
    },
    schema: [{ type: 'object', required: ['root', 'edges'] }],
  },
  create(context) {
    const [{ root, edges }] = context.options;
    const file = context.filename;
    const from = placeOf(file, root);
    if (from.layer === 'testing' || /\.spec\.tsx?$/.test(file)) return {};

    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = placeOf(path.resolve(path.dirname(file), source.value), root);
      const found = fault(from, to, edges);
      if (found) context.report({ node: source, ...found });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
