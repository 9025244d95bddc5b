import { readdirSync } from 'node:fs';
import path from 'node:path';
import { staticFolders } from '@shop/mock-api/static-files';
import { defineConfig } from 'vite';

/** Builds the demo's two scripts, one file each: the worker and the boot script. */
const scripts = { worker: 'src/worker/worker.ts', page: 'src/page/boot.ts' };
const names = { worker: 'demo-worker.js', page: 'demo.js' };

/** Picture files, so that the worker knows what the host has. */
const pictureFiles = () =>
  readdirSync(staticFolders.pictures, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(avif|webp)$/.test(file))
    .sort();

export default defineConfig(({ mode }) => {
  const script = mode === 'worker' ? 'worker' : 'page';
  return {
    define: script === 'worker' ? { PICTURE_FILES: JSON.stringify(pictureFiles()) } : {},
    build: {
      target: 'es2022',
      emptyOutDir: script === 'page',
      rolldownOptions: {
        input: scripts[script],
        output: { format: 'iife', entryFileNames: names[script] },
      },
    },
  };
});
