import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './build/browsers.ts';
import { mockApiProxy } from './build/mock-api-proxy.ts';
import { noDevelopmentCode } from './build/no-development-code.ts';
import { prerender } from './build/prerender/prerender.ts';
import { scriptGroups } from './build/script-groups.ts';
import { noServiceWorker, serviceWorker } from './build/service-worker.ts';
import { firstScript, site, webManifest } from './build/site-files.ts';

const proxy = mockApiProxy(process.env.MOCK_API_URL ?? 'http://localhost:3333');

export default defineConfig({
  plugins: [
    react(),
    webManifest(),
    firstScript(),
    prerender(site),
    noDevelopmentCode(),
    serviceWorker(),
    noServiceWorker(),
  ],
  // A codegen in another terminal rewrites 160 files, each of which would update the open page.
  server: { port: 4200, strictPort: true, proxy, watch: { ignored: ['**/styled-system/**'] } },
  // On another port, 4173: its service worker would show the build in place of development.
  preview: { strictPort: true, proxy },
  // Source maps are written but not referenced or published.
  build: {
    target: browsers,
    sourcemap: 'hidden',
    // Lists what loads later, for the browser tests; not published.
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: scriptGroups() } } },
  },
});
