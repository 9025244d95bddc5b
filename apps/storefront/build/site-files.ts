import type { Plugin } from 'vite';
import { defaultCompany } from '@shop/domain/company/default-company';
import { readProducts, withCatalogueApi } from './catalogue.ts';
import { manifest, robots, sitemap, type Site } from './site-texts.ts';

export const site: Site = {
  name: process.env.VITE_BRAND_NAME ?? defaultCompany.displayName,
  brand: process.env.VITE_BRAND ?? defaultCompany.brand,
  url: process.env.VITE_SITE_URL ?? defaultCompany.siteUrl,
};

/** What robots, search engines and home screens ask for, made from the brand and the catalogue. */
export function siteFiles(): Plugin {
  const files: Record<string, () => string | Promise<string>> = {
    'robots.txt': () => robots(site),
    'site.webmanifest': () => manifest(site),
    'sitemap.xml': async () =>
      sitemap(
        site,
        (await withCatalogueApi(readProducts)).map(({ product_slug }) => product_slug),
      ),
  };

  return {
    name: 'site-files',
    async generateBundle() {
      for (const [fileName, write] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await write() });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const write = files[request.url?.slice(1) ?? ''];
        if (!write) return next();
        Promise.resolve(write()).then((text) => response.end(text), next);
      });
    },
  };
}
