import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as renderer from './render-page.tsx';

const storefront = path.resolve(import.meta.dirname, '../..');

/** Builds the storefront for Node. Packages are external, so it must lie where they resolve. */
export async function loadRenderer(): Promise<typeof renderer> {
  const outDir = path.join(storefront, 'node_modules/.prerender', String(process.pid));
  try {
    await build({
      root: storefront,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      // Node would take their CommonJS builds, without these exports.
      ssr: { noExternal: ['workbox-window', '@panzoom/panzoom'] },
      build: {
        ssr: 'build/prerender/render-page.tsx',
        outDir,
        target: 'node20',
        minify: false,
        // One file: it is deleted before pages load.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(path.join(outDir, 'render-page.js')).href)) as typeof renderer;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
