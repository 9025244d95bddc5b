import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';

/** What the worker knows of the build; see `src/service-worker/published.d.ts`. */
export interface Published {
  build: string;
  essential: readonly { url: string; revision: string | null }[];
  optional: readonly string[];
  fallback: string;
  plainFiles: readonly string[];
}

const storefront = path.resolve(import.meta.dirname, '../..');
const MODULE = 'virtual:published';

/** The worker's script in one file, and the licences of what it is made of, as `build.license` lists them. */
interface BundledWorker {
  script: Rollup.OutputChunk;
  licences: string | Uint8Array;
}

/** @param outDir where it is going to stand: its source map names sources from there */
export async function bundleWorker(published: Published, mode: string, outDir: string): Promise<BundledWorker> {
  const { output } = (await build({
    root: storefront,
    configFile: false,
    mode,
    logLevel: 'warn',
    publicDir: false,
    plugins: [knowing(published)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      outDir,
      target: 'es2022',
      sourcemap: 'hidden',
      license: { fileName: 'licences.json' },
      modulePreload: false,
      rolldownOptions: {
        input: path.join(storefront, 'src/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })) as Rollup.RollupOutput;
  const list = output.find(({ fileName }) => fileName === 'licences.json');
  return { script: output[0], licences: list?.type === 'asset' ? list.source : '[]' };
}

const knowing = (published: Published): Plugin => ({
  name: 'published',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) =>
    id === `\0${MODULE}`
      ? Object.entries(published)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n')
      : undefined,
});
