import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedPictures } from '@shop/mock-api/workspace/workspace-paths';
import { defineConfig } from 'vite';

/** The two scripts of the demo, each whole in one file: the worker, and what every page runs first. */
const scripts = { worker: 'src/worker/worker.ts', page: 'src/page/boot.ts' };
const names = { worker: 'demo-worker.js', page: 'demo.js' };

/** Pictures' files below their folder, by which the worker knows what it can ask the host for. */
const pictureFiles = () =>
  readdirSync(shippedPictures, { recursive: true, encoding: 'utf8' })
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
