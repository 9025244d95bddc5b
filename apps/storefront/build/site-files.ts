import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultCompany } from '@shop/domain/company/default-company';
import type { Plugin } from 'vite';
import { manifest, type Site } from './site-texts.ts';

export const site: Site = {
  name: process.env.VITE_BRAND_NAME ?? defaultCompany.displayName,
  url: process.env.VITE_SITE_URL ?? defaultCompany.siteUrl,
  // The commit's day: the same commit gives the same bytes.
  lastChange: spawnSync('git', ['log', '-1', '--format=%cs'], { encoding: 'utf8' }).stdout?.trim(),
};

if (new URL(site.url).origin !== site.url)
  throw new Error(
    `VITE_SITE_URL is ${site.url}: give an origin such as https://shop.example; the shop works at / only.`,
  );

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

/**
 * The blocking script of every page is no module, which Vite would leave as it is. Named by its content, a page never gets
 * that of another build.
 */
export function firstScript(): Plugin {
  const place = '/src/startup/before-paint.js';
  return {
    name: 'first-script',
    apply: 'build',
    buildStart() {
      const source = readFileSync(path.join(import.meta.dirname, '..', place));
      this.emitFile({ type: 'asset', name: path.basename(place), source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => name.startsWith('assets/before-paint-'));
        if (!file || !html.includes(place)) throw new Error(`index.html has no ${place}.`);
        return html.replace(place, `/${file}`);
      },
    },
  };
}
