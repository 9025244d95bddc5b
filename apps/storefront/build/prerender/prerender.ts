import { FALLBACK_PAGE, pageFile } from '../../src/shared/published-page.ts';
import type { Plugin, Rollup } from 'vite';
import { withCatalogue } from '../catalogue.ts';
import { robots, sitemap, type Site } from '../site-texts.ts';
import { loadRenderer } from './load-renderer.ts';
import { requireHeads } from './page-heads.ts';
import { pageHtml } from './page-html.ts';
import { pageScripts } from './page-scripts.ts';

/** All pages, for tools. Not published. */
const PAGES_FILE = '.vite/pages.json';

/** Where the pages' data is from, for the release. Not published. */
const CATALOGUE_FILE = '.vite/catalogue.json';

/** Prerenders every page, with the catalogue at build time, and writes sitemap and robots.txt. */
export function prerender(site: Site): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { renderPage, pageAddresses, paths } = await loadRenderer();
        const template = htmlOf(bundle);
        const pages = await withCatalogue(async ({ apiBase, products, categories, source }) => {
          globalThis.shopConfig = { apiBase };
          const addresses = pageAddresses.flatMap((page) =>
            page.path === paths.productPattern
              ? products.map(({ product_slug }) => ({ ...page, path: paths.product(product_slug) }))
              : page,
          );
          const listed = [
            ...addresses.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path),
            ...categories.map(({ category_name }) => paths.productList({ category: category_name })),
          ];
          this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(site, listed) });
          this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(site) });
          this.emitFile({ type: 'asset', fileName: PAGES_FILE, source: JSON.stringify(pageAddresses, null, 2) });
          const rendered = [await renderPage(null)];
          for (const { path } of addresses) {
            // `/index` is the file of the home page.
            if (path !== paths.index && pageFile(path)) rendered.push(await renderPage(path));
          }
          requireHeads(
            rendered,
            pageAddresses.map(({ path }) => path),
          );
          this.emitFile({ type: 'asset', fileName: CATALOGUE_FILE, source: JSON.stringify(source()) });
          return rendered;
        });
        for (const page of pages) {
          const { path } = page.preloaded;
          const fileName = (path !== null && pageFile(path)) || FALLBACK_PAGE;
          const source = pageHtml(template, page, pageScripts(bundle, page));
          const known = bundle[fileName];
          if (known?.type === 'asset') known.source = source;
          else this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

function htmlOf(bundle: Rollup.OutputBundle): string {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html.');
  return page.source.toString();
}
