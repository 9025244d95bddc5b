/** A folder or a file -> those that it may import. */
export type ImportGraph = Record<string, string[]>;

/**
 * A table of all that each entry may import, also through others.
 *
 * @throws Error for a cycle or an unknown folder
 */
export function reachOf(graph: ImportGraph): ImportGraph {
  const reach: ImportGraph = {};
  const visit = (folder: string, way: string[]): string[] => {
    const direct = graph[folder];
    if (way.includes(folder)) throw new Error(`Folder cycle: ${[...way, folder].join(' -> ')}`);
    if (direct === undefined) throw new Error(`${way.at(-1)} names an unknown folder: ${folder}`);
    return (reach[folder] ??= [...new Set(direct.flatMap((next) => [next, ...visit(next, [...way, folder])]))]);
  };
  for (const folder of Object.keys(graph)) visit(folder, []);
  return reach;
}

/** The same table, where each entry may import only what it names. @throws like reachOf */
export function directOf(graph: ImportGraph): ImportGraph {
  reachOf(graph);
  return graph;
}
