import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browsers } from './build/browsers.ts';
import { firstFonts, fontSubsets } from './build/bundle/font-subsets.ts';
import { scriptGroups } from './build/bundle/script-groups.ts';
import { mockApiProxy } from './build/mock-api-proxy.ts';
import { noDevelopmentCode } from './build/no-development-code.ts';
import { prerender } from './build/prerender/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';
import { site, webManifest } from './build/site-files.ts';

const proxy = mockApiProxy(process.env.MOCK_API_URL ?? 'http://localhost:3333');

/** Preloads the first fonts in parallel with the script. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFonts.some((font) => file.includes(`/${font}-`) && file.endsWith('.woff2')))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  };
}

export default defineConfig({
  plugins: [
    react(),
    fontSubsets(),
    preloadFonts(),
    webManifest(),
    prerender(site),
    noDevelopmentCode(),
    serviceWorker(),
  ],
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
      output: { codeSplitting: { groups: scriptGroups() } },
    },
  },
});
