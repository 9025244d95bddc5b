import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { pageAddresses, paths, renderFrame, renderPage } from '../../src/app/prerender/render-page.tsx';

export interface Renderer {
  renderPage: typeof renderPage;
  renderFrame: typeof renderFrame;
  pageAddresses: typeof pageAddresses;
  paths: typeof paths;
}

const storefront = path.resolve(import.meta.dirname, '../..');

/** The storefront, built to be rendered by Node. Packages stay outside, so it must stand where they are found. */
export async function loadRenderer(mode: string): Promise<Renderer> {
  const outDir = path.join(storefront, 'node_modules/.prerender', String(process.pid));
  try {
    await build({
      root: storefront,
      configFile: false,
      mode,
      logLevel: 'warn',
      publicDir: false,
      build: {
        ssr: 'src/app/prerender/render-page.tsx',
        outDir,
        target: 'node20',
        minify: false,
        // One file: pages are loaded when it is gone.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    return (await import(pathToFileURL(path.join(outDir, 'render-page.js')).href)) as Renderer;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
