import type { Rollup } from 'vite';

type Bundle = Readonly<Record<string, Rollup.OutputChunk | Rollup.OutputAsset>>;

interface Files {
  /** What the first pages are made of. */
  essential: string[];
  /** What others are made of, the sooner needed first. */
  optional: string[];
}

/**
 * Which of the build's files a shopper needs at once, and which perhaps.
 *
 * @param pages HTML of the first pages: the scripts, styles and fonts that its elements name are essential
 * @param modules ends of the paths of modules that are fetched on demand and are essential all the same
 * @throws Error when there is no such module
 */
export function filesOfPages(bundle: Bundle, pages: readonly string[], modules: readonly string[]): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`The build has no module ${module} that the service worker could keep.`);
    return chunk.fileName;
  };
  const named = pages.flatMap((html) =>
    [...html.matchAll(/\s(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file),
  );
  const asked = modules.map(chunkOf);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);

  const essential = withImports(bundle, [...named, ...entries, ...asked]);
  const reachable = [...essential];
  for (const file of [...asked, ...reachable]) {
    for (const next of withImports(bundle, dynamicImports(bundle, file)))
      if (!reachable.includes(next)) reachable.push(next);
  }
  return { essential, optional: reachable.filter((file) => !essential.includes(file)) };
}

const dynamicImports = (bundle: Bundle, file: string): string[] => {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
};

/** The files with everything that they import at once, each one time. */
function withImports(bundle: Bundle, files: readonly string[]): string[] {
  const all = new Set(files);
  for (const file of all) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    for (const next of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])]) all.add(next);
  }
  return [...all];
}
