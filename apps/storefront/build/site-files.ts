import type { Plugin } from 'vite';
import { defaultCompany } from '@shop/domain/company/default-company';
import { manifest, type Site } from './site-texts.ts';

export const site: Site = {
  name: process.env.VITE_BRAND_NAME ?? defaultCompany.displayName,
  url: process.env.VITE_SITE_URL ?? defaultCompany.siteUrl,
};

/** Icons for home screens. */
export function webManifest(): Plugin {
  const fileName = 'site.webmanifest';
  return {
    name: 'web-manifest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: manifest(site) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => void response.end(manifest(site)));
    },
  };
}
