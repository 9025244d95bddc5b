'use strict';

const path = require('node:path');

/** Every folder that each one may import, transitively. @throws Error for a circle or an unknown folder */
function reachOf(edges) {
  const reach = new Map();
  const visit = (folder, way) => {
    if (way.includes(folder)) throw new Error(`Folder circle: ${[...way, folder].join(' -> ')}`);
    if (!(folder in edges)) throw new Error(`${way.at(-1)} names an unknown folder: ${folder}`);
    if (!reach.has(folder))
      reach.set(folder, new Set(edges[folder].flatMap((next) => [next, ...visit(next, [...way, folder])])));
    return reach.get(folder);
  };
  for (const folder of Object.keys(edges)) visit(folder, []);
  return reach;
}

/**
 * Zones of the ESLint rule import-x/no-restricted-paths that hold imports to a table: folder -> folders that it may import.
 * An entry may be nested (`features/cart`) or a file (`app.ts`); what is not in the table is free.
 *
 * @param {{ isTransitive?: boolean }} options whether a folder may also import what those folders may
 */
module.exports = function folderZones(root, edges, { isTransitive = true } = {}) {
  const reach = reachOf(edges);
  return Object.keys(edges).flatMap((folder) => {
    const allowed = isTransitive ? [...reach.get(folder)] : edges[folder];
    const from = Object.keys(edges).filter((other) => other !== folder && !allowed.includes(other));
    if (from.length === 0) return [];
    const inRoot = (one) => path.join(root, one);
    const message = `${folder} may import ${allowed.join(', ') || 'no other folder'} (folder-graph.mjs).`;
    return { target: inRoot(folder), from: from.map(inRoot), message };
  });
};
