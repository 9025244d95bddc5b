import { FALLBACK_PAGE, pageFile } from '@shop/domain/presentation/page-file';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';
import { BUILD_META, WORKER_SCRIPT } from '../src/service-worker/protocol.ts';
import type { Published } from '../src/service-worker/published.ts';
import { developmentParts } from './no-development-code.ts';
import { PAGES_FILE } from './prerender/prerender.ts';

const storefront = path.resolve(import.meta.dirname, '..');

/** Pages that are cached on installation, by their names in `app/pages.ts`; of the others only the scripts are. */
const OFFLINE_PAGES = ['home', 'products', 'cart'];

/** For the release, see `vite.config.ts`. */
const LICENCES = '.vite/service-worker-licences.json';

/** Limit of the download on installation, in bytes (gzip). */
const INSTALL_BUDGET = 480 * 1024;

/** Writes the service worker with the list of the build's files; it changes only when they do. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'meta', attrs: { name: BUILD_META, content: buildOf(bundle) }, injectTo: 'head-prepend' },
      ],
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const contentOf = (file: string) => readFileSync(path.join(dir, file));
        const pages = offlinePages(contentOf(PAGES_FILE).toString());
        const html = [...pages.values()].map(contentOf).join();
        const files = Object.keys(bundle).filter(
          (file) => file.startsWith('assets/') && (/\.(js|css)$/.test(file) || html.includes(`href="/${file}"`)),
        );
        const cost = [...files, ...pages.values()]
          .map((file) => gzipSync(contentOf(file)).length)
          .reduce((sum, size) => sum + size, 0);
        if (cost > INSTALL_BUDGET)
          this.error(`The service worker would fetch ${cost} bytes at once, more than ${INSTALL_BUDGET}.`);

        const { script, licences } = await bundleWorker(dir, {
          build: buildOf(bundle),
          essential: [
            ...[...pages].map(([url, file]) => ({ url, revision: digest(contentOf(file)) })),
            ...files.map((file) => ({ url: `/${file}`, revision: null })),
          ],
        });
        const found = developmentParts(script);
        if (found.length > 0) this.error(`Only development may have:\n  ${found.join('\n  ')}`);
        writeFileSync(path.join(dir, WORKER_SCRIPT), script.code);
        writeFileSync(path.join(dir, `${WORKER_SCRIPT}.map`), script.map?.toString() ?? '');
        writeFileSync(path.join(dir, LICENCES), licences);
      },
    },
  };
}

/** The file for each precached address. */
function offlinePages(list: string): Map<string, string> {
  const pages = JSON.parse(list) as readonly { name: string; path: string }[];
  const paths = pages.filter(({ name }) => OFFLINE_PAGES.includes(name)).map(({ path }) => path);
  return new Map([
    ...paths.map((path) => [path, pageFile(path) ?? FALLBACK_PAGE] as const),
    [`/${FALLBACK_PAGE}`, FALLBACK_PAGE],
  ]);
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** A build id from the hashes in script names. */
const buildOf = (bundle: Rollup.OutputBundle) =>
  digest(
    Object.values(bundle)
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName }) => fileName)
      .sort()
      .join(),
  );

/** Bundles the worker, with the licences of its packages. */
interface BundledWorker {
  script: Rollup.OutputChunk;
  licences: string | Uint8Array;
}

/** @param outDir where it is going to stand: its source map names sources from there */
async function bundleWorker(outDir: string, published: Published): Promise<BundledWorker> {
  const { output } = (await build({
    root: storefront,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', __PUBLISHED__: JSON.stringify(published) },
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
