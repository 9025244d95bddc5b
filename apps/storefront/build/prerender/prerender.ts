import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FALLBACK_PAGE, pageFile } from '@shop/domain/presentation/page-file';
import { minifySync, type Plugin, type Rollup } from 'vite';
import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';
import { readProducts, withCatalogueApi } from '../catalogue.ts';
import { robots, sitemap, type Site } from '../site-texts.ts';
import { loadRenderer } from './load-renderer.ts';
import { requireHeads } from './page-heads.ts';
import { pageHtml } from './page-html.ts';
import { pageScripts } from './page-scripts.ts';
import { stylesByRoute } from './page-styles.ts';

const publicFiles = path.resolve(import.meta.dirname, '../../public');

/** Runs before the first paint. Also published as a file, which the site's policy requires of allowed scripts. */
const FIRST_SCRIPT = 'before-paint.js';

/** Pages rendered in parallel. */
const AT_ONCE = 8;

/** All pages, for tools. Not published. */
export const PAGES_FILE = '.vite/pages.json';

/** Prerenders every page, with the catalogue at build time, and writes sitemap and robots.txt. */
export function prerender(site: Site): Plugin {
  let mode = 'production';
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (config) => {
      mode = config.mode;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { renderPage, renderFrame, pageAddresses, paths } = await loadRenderer(mode);
        const firstScript = minifySync(FIRST_SCRIPT, readFileSync(path.join(publicFiles, FIRST_SCRIPT), 'utf8')).code;
        this.emitFile({ type: 'asset', fileName: FIRST_SCRIPT, source: firstScript });
        const template = standingAlone(bundle, firstScript);
        const pages = await withCatalogueApi(async (apiBase) => {
          globalThis.shopConfig = { apiBase };
          const products = await readProducts(apiBase);
          const addresses = pageAddresses.flatMap((page) =>
            page.path === paths.productPattern
              ? products.map(({ product_slug }) => ({ ...page, path: paths.product(product_slug) }))
              : page,
          );
          const pathsFor = (access: string) =>
            addresses.filter((page) => page.access === access).map(({ path }) => path);
          const publicPaths = pathsFor('public');
          const privatePaths = pathsFor('private');
          this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(site, publicPaths) });
          this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(site, privatePaths) });
          this.emitFile({ type: 'asset', fileName: PAGES_FILE, source: JSON.stringify(pageAddresses, null, 2) });
          const rendered = await inTurns([...publicPaths, ...privatePaths].filter(pageFile), renderPage);
          requireHeads(
            rendered,
            pageAddresses.map(({ path }) => path),
          );
          return [await renderFrame(), ...rendered];
        });
        const styleSheet = styleSheetOf(bundle);
        const styles = stylesByRoute(pages, styleSheet.source.toString());
        for (const page of pages) {
          const { path } = page.preloaded;
          const fileName = (path !== null && pageFile(path)) || FALLBACK_PAGE;
          const source = pageHtml(template, page, {
            styles: styles.get(page.route) ?? '',
            scripts: pageScripts(bundle, page),
            styleSheet: styleSheet.fileName,
          });
          const known = bundle[fileName];
          if (known?.type === 'asset') known.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

/**
 * Vite's page with the styles and the first script inlined. Fonts late for the first view are used from the next
 * page on, since a font change moves the text.
 *
 * @throws Error when it names that script in another way
 */
function standingAlone(bundle: Rollup.OutputBundle, firstScript: string): string {
  const textOf = (fileName: string): string => {
    const file = bundle[fileName];
    if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}.`);
    return file.source.toString();
  };
  const byAddress = `<script src="/${FIRST_SCRIPT}"></script>`;
  const page = textOf('index.html');
  if (!page.includes(byAddress)) throw new Error(`index.html has no ${byAddress}.`);
  return page
    .replace(
      /<link rel="stylesheet"[^>]*? href="\/([^"]+)"[^>]*>/g,
      (_, fileName: string) =>
        `<style>${textOf(fileName).trim().replaceAll('font-display:swap', 'font-display:optional')}</style>`,
    )
    .replace(byAddress, () => `<script data-inlined="${FIRST_SCRIPT}">${firstScript}</script>`);
}

/** @throws Error when the bundle has none, or several */
function styleSheetOf(bundle: Rollup.OutputBundle): Rollup.OutputAsset {
  const [sheet, ...others] = Object.values(bundle).filter(
    (file): file is Rollup.OutputAsset =>
      file.type === 'asset' && file.fileName.endsWith('.css') && file.source.toString().includes('@layer'),
  );
  if (!sheet || others.length > 0) throw new Error("The build has not one style sheet of Panda's.");
  return sheet;
}

async function inTurns(paths: readonly string[], render: (path: string) => Promise<RenderedPage>) {
  const rendered: RenderedPage[] = [];
  for (let first = 0; first < paths.length; first += AT_ONCE) {
    rendered.push(...(await Promise.all(paths.slice(first, first + AT_ONCE).map(render))));
  }
  return rendered;
}
