import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { BUILD_META, CONFIG_SCRIPT, WORKER_SCRIPT } from '../../src/service-worker/protocol.ts';
import { developmentParts } from '../nothing-of-development.ts';
import { bundleWorker } from './bundle-worker.ts';
import { filesOfPages } from './files-of-pages.ts';

/** Pages that every shopper has offline; all others as they are seen. */
const FIRST_PAGES = ['/', '/products', '/my-cart'];

/** What these pages fetch on demand, and what any page does to say something. */
const FIRST_MODULES = [
  'src/main.tsx',
  ...['home-page', 'products-page', 'product-page', 'my-cart-page'].map((page) => `src/pages/${page}.tsx`),
  // The cart opens the one by itself, and the other is what it is there for.
  'src/features/delivery-location/delivery-location-dialog.tsx',
  'src/features/checkout/checkout-drawer.tsx',
  'src/features/checkout/resumed-payment.tsx',
  'src/app/service-worker/start-worker.ts',
  'src/app/shell/notices/notice-strip.tsx',
  'src/shared/ui/toaster.tsx',
];

/** Beside the list of the pages' scripts (`vite.config.ts`), for the release. */
const LICENCES = '.vite/service-worker-licences.json';

/** What installing may cost a shopper, and what is kept at leisure at most; both in bytes as sent, gzip. */
const INSTALL_BUDGET = 480 * 1024;
const LEISURE_BUDGET = 150 * 1024;

/**
 * Writes the service worker, which knows the files of the build by their content: it changes with them, and only then.
 *
 * @param fallback the file that hosts give where there is none
 */
export function serviceWorker({ fallback }: { fallback: string }): Plugin {
  let mode = 'production';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        { tag: 'meta', attrs: { name: BUILD_META, content: buildOf(bundle) }, injectTo: 'head-prepend' },
      ],
    },
    writeBundle: {
      order: 'post',
      async handler({ dir = '' }, bundle) {
        const pages = FIRST_PAGES.flatMap((url) => {
          const file = fileOf(dir, url);
          return file === undefined ? [] : [{ url, file }];
        });
        if (!pages.some(({ file }) => file === fallback)) pages.push({ url: `/${fallback}`, file: fallback });
        const texts = pages.map(({ file }) => readFileSync(path.join(dir, file), 'utf8'));
        const { essential, optional } = filesOfPages(bundle, texts, FIRST_MODULES);

        const sizeOf = (file: string) => gzipSync(readFileSync(path.join(dir, file))).length;
        const cost = [...essential, ...pages.map(({ file }) => file)].reduce((sum, file) => sum + sizeOf(file), 0);
        if (cost > INSTALL_BUDGET)
          this.error(`The service worker would fetch ${cost} bytes at once, more than ${INSTALL_BUDGET}.`);

        const { script, licences } = await bundleWorker(
          {
            build: buildOf(bundle),
            essential: [
              ...pages.map(({ url, file }) => ({ url, revision: digest(readFileSync(path.join(dir, file))) })),
              ...essential.map((file) => ({ url: `/${file}`, revision: null })),
            ],
            optional: within(LEISURE_BUDGET, optional, sizeOf).map((file) => `/${file}`),
            fallback: pages.find(({ file }) => file === fallback)?.url ?? `/${fallback}`,
            plainFiles: plainFilesOf(dir, texts),
          },
          mode,
          dir,
        );
        const found = developmentParts(script);
        if (found.length > 0) this.error(`Only development may have:\n  ${found.join('\n  ')}`);
        writeFileSync(path.join(dir, WORKER_SCRIPT), script.code);
        writeFileSync(path.join(dir, `${WORKER_SCRIPT}.map`), script.map?.toString() ?? '');
        writeFileSync(path.join(dir, LICENCES), licences);
      },
    },
  };
}

const digest = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Names the scripts of a build: their names hold their hashes. */
const buildOf = (bundle: Rollup.OutputBundle) =>
  digest(
    Object.values(bundle)
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName }) => fileName)
      .sort()
      .join(),
  );

/** As static hosts find a page's file; undefined where the page has none of its own. */
const fileOf = (dir: string, url: string): string | undefined =>
  [`${url}.html`, `${url}/index.html`, `${url}index.html`]
    .map((file) => file.replace(/^\/+/, ''))
    .find((file) => existsSync(path.join(dir, file)));

/** The files at the root that pages name, apart from the deployment's own. */
const plainFilesOf = (dir: string, pages: readonly string[]): string[] =>
  readdirSync(dir)
    .map((file) => `/${file}`)
    .filter((url) => url !== CONFIG_SCRIPT && !url.endsWith('.html') && pages.some((html) => html.includes(`"${url}"`)))
    .sort();

/** The first files that fit together. */
function within(budget: number, files: readonly string[], sizeOf: (file: string) => number): string[] {
  let left = budget;
  return files.filter((file) => {
    const size = sizeOf(file);
    if (size > left) return false;
    left -= size;
    return true;
  });
}
