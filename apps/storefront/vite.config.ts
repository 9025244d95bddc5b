import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './build/browsers.ts';
import { mockApiProxy } from './build/mock-api-proxy.ts';
import { noDevelopmentCode } from './build/no-development-code.ts';
import { prerender } from './build/prerender/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';
import { site, webManifest } from './build/site-files.ts';

const proxy = mockApiProxy(process.env.MOCK_API_URL ?? 'http://localhost:3333');

/** Packages of every page. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router(-dom)?|react-redux|@reduxjs|redux|immer|reselect)\//;

export default defineConfig({
  plugins: [react(), webManifest(), prerender(site), noDevelopmentCode(), serviceWorker()],
  server: { port: 4200, strictPort: true, proxy },
  preview: { port: 4200, strictPort: true, proxy },
  // Source maps are written but not referenced or published.
  build: {
    target: browsers,
    sourcemap: 'hidden',
    // Lists what loads later, for the browser tests; not published.
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file for what every page needs, and one for what most pages share: requests cost more than bytes.
          groups: [
            { name: 'libraries', test: EVERY_PAGE },
            { name: 'shop', test: /storefront\/src|libs\//, minShareCount: 12 },
          ],
        },
      },
    },
  },
});
