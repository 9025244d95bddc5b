import { defineConfig } from 'vite';

import { keepFolders, lightBuiltins, withoutUnused, withoutWatching } from './build/bundle-plugins.ts';

/** The server with all it needs in one file, and the few lines that start it in `dist/main.js`. */
export default defineConfig({
  plugins: [keepFolders(), lightBuiltins(), withoutUnused(), withoutWatching()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/bundle.ts',
    target: 'node22',
    // A stack trace shall be readable; size is nothing that travels here.
    minify: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'main.js',
        chunkFileNames: '[name].server.js',
        // One file is found and read faster than ten; what few starts need stays apart.
        codeSplitting: {
          groups: [
            { name: 'api', test: (id) => !/src\/bundle|postal-data|postal-directory|certificate|\/yaml\//.test(id) },
          ],
        },
      },
    },
  },
});
