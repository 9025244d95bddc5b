import path from 'node:path';
import { createServer, type Plugin, type Rollup } from 'vite';
import { FALLBACK_PAGE, pageFile } from '../../src/shared/published-page.ts';
import { withCatalogue } from '../catalogue.ts';
import { robots, sitemap, type Site } from '../site-texts.ts';
import { pageHtml } from './page-html.ts';
import type * as renderer from './render-page.tsx';

const startRenderer = () =>
  createServer({
    root: path.join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // Node would take their CommonJS builds, without these exports.
    ssr: { noExternal: ['workbox-window', '@panzoom/panzoom'] },
  });

/** Prerenders every page, with the catalogue at build time, and writes sitemap and robots.txt. */
export function prerender(site: Site): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const server = await startRenderer();
        try {
          const { renderPage, pageAddresses, paths } = (await server.ssrLoadModule(
            'build/prerender/render-page.tsx',
          )) as typeof renderer;
          const template = bundle['index.html'];
          if (template?.type !== 'asset') throw new Error('The build has no index.html.');
          const html = template.source.toString();
          const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
          await withCatalogue(async ({ apiBase, products, categories, source }) => {
            globalThis.shopConfig = { apiBase };
            const addresses = pageAddresses.flatMap((page) =>
              page.path === paths.productPattern
                ? products.map(({ product_slug }) => ({ ...page, path: paths.product(product_slug) }))
                : page,
            );
            const listed = [
              ...addresses.filter(({ isUnlisted }) => !isUnlisted).map((page) => page.path),
              ...categories.map(({ category_name }) => paths.productList({ category: category_name })),
            ];
            emit('sitemap.xml', sitemap(site, listed));
            emit('robots.txt', robots(site));
            // For tools; not published.
            emit('.vite/pages.json', JSON.stringify(pageAddresses, null, 2));
            for (const address of [null, ...addresses.map((page) => page.path)]) {
              const fileName = address === null ? FALLBACK_PAGE : pageFile(address);
              // `/index` is the file of the home page.
              if (!fileName || address === paths.index) continue;
              const page = await renderPage(address);
              const text = pageHtml(html, page, pageScripts(bundle, page));
              if (fileName === template.fileName) template.source = text;
              else emit(fileName, text);
            }
            // For the release; not published.
            emit('.vite/catalogue.json', JSON.stringify(source()));
          });
        } finally {
          await server.close();
        }
      },
    },
  };
}

/** `HomePage` is in `home-page.tsx`: files are named after their export. */
const fileOf = (component: string): string => `/${component.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`;

/**
 * A page's scripts, imports before importers, to be preloaded in parallel.
 *
 * @throws Error when no script has its component
 */
function pageScripts(
  bundle: Rollup.OutputBundle,
  { component, preloaded }: Pick<renderer.RenderedPage, 'component' | 'preloaded'>,
): string[] {
  const scripts = new Set<string>();
  const add = (name: string): void => {
    const script = bundle[name];
    if (script?.type !== 'chunk' || scripts.has(name)) return;
    script.imports.forEach(add);
    scripts.add(name);
  };
  add(scriptOf(bundle, '/src/main.tsx'));
  if (component !== undefined) add(scriptOf(bundle, fileOf(component)));
  // An article's text is named after the last part of its address.
  if (component === 'ArticlePage') {
    add(scriptOf(bundle, `/articles${preloaded.path?.replace(/.*(?=\/)/, '')}.content.ts`));
  }
  return [...scripts];
}

function scriptOf(bundle: Rollup.OutputBundle, origin: string): string {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(origin));
  if (!script) throw new Error(`There is no ${origin}. A page's component is named after its file.`);
  return script.fileName;
}
