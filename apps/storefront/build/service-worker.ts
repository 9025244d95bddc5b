import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle, type Plugin, type Rollup } from 'vite';
import { BUILD_META, WORKER_SCRIPT } from '../src/shared/offline-protocol.ts';
import { FALLBACK_PAGE } from '../src/shared/published-page.ts';
import { browsers } from './browsers.ts';
import { buildIdOf, digest, pagesOf } from './build-id.ts';
import { developmentParts } from './no-development-code.ts';

const storefront = path.resolve(import.meta.dirname, '..');

/** For the release, see `vite.config.ts`. */
const LICENCES = '.vite/service-worker-licences.json';

/** Limit of the download on installation, in bytes (gzip). */
const INSTALL_BUDGET = 480 * 1024;

/** Writes the service worker with the list of the build's files; it changes only when they do. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      // After the pages are rendered, so that the build id counts them, too.
      async handler({ dir = '' }, bundle) {
        const build = buildIdOf(bundle);
        for (const page of pagesOf(bundle)) {
          page.source = page.source
            .toString()
            .replace('<head>', `<head>\n    <meta name="${BUILD_META}" content="${build}" />`);
        }
        const contentOf = (name: string) => {
          const file = bundle[name];
          return (file?.type === 'asset' ? file.source : file?.code) ?? '';
        };
        const frame = contentOf(FALLBACK_PAGE).toString();
        const files = Object.keys(bundle).filter(
          (file) => file.startsWith('assets/') && (/\.(js|css)$/.test(file) || frame.includes(`href="/${file}"`)),
        );
        const cost = [...files, FALLBACK_PAGE]
          .map((file) => gzipSync(contentOf(file)).length)
          .reduce((sum, size) => sum + size, 0);
        if (cost > INSTALL_BUDGET)
          this.error(`The service worker would fetch ${cost} bytes at once, more than ${INSTALL_BUDGET}.`);

        const { script, licences } = await bundleWorker(dir, build, [
          { url: `/${FALLBACK_PAGE}`, revision: digest(frame) },
          ...files.map((file) => ({ url: `/${file}`, revision: null })),
        ]);
        const found = developmentParts(script);
        if (found.length > 0) this.error(`The published build contains development code:\n  ${found.join('\n  ')}`);
        const emit = (fileName: string, source = '') => this.emitFile({ type: 'asset', fileName, source });
        emit(script.fileName, script.code);
        emit(`${script.fileName}.map`, script.map?.toString());
        emit(LICENCES, licences.toString());
      },
    },
  };
}

/** In development: in place of the worker of a build that was shown at this address comes one that removes itself. */
export function noServiceWorker(): Plugin {
  return {
    name: 'no-service-worker',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(WORKER_SCRIPT, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(`addEventListener('install', () => skipWaiting());
addEventListener('activate', async () => {
  await registration.unregister();
  for (const page of await clients.matchAll()) void page.navigate(page.url);
});`);
      });
    },
  };
}

/** The worker, and the licences of its packages. @param outDir where it is going to stand, for the source map */
async function bundleWorker(outDir: string, buildId: string, manifest: readonly object[]) {
  const { output } = (await bundle({
    root: storefront,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      'self.__WB_MANIFEST': JSON.stringify(manifest),
      'self.__BUILD__': JSON.stringify(buildId),
    },
    build: {
      write: false,
      outDir,
      target: browsers,
      sourcemap: 'hidden',
      license: { fileName: 'licences.json' },
      modulePreload: false,
      rolldownOptions: {
        input: path.join(storefront, 'src/offline/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })) as Rollup.RollupOutput;
  const list = output.find(({ fileName }) => fileName === 'licences.json');
  return { script: output[0], licences: list?.type === 'asset' ? list.source : '[]' };
}
