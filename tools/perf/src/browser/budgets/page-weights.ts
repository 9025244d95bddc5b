import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Files } from '@shop/release-tools/archive/files';

/** Bytes of something: as it is, and as it travels. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** A page and the scripts that it loads first, each by its name without hash. */
export interface PageWeight {
  readonly html: Weight;
  readonly scripts: Readonly<Record<string, Weight>>;
}

/** What each page of a build weighs, by its file without ending. Product pages are alike: one stands for them. */
export function pageWeights(site: Files): Record<string, PageWeight> {
  const known = new Map<string, Weight>();
  const weigh = (file: string): Weight => {
    const weight = known.get(file) ?? weightOf(site.get(file) ?? Buffer.alloc(0));
    known.set(file, weight);
    return weight;
  };
  const products = [...site.keys()].filter((name) => name.startsWith('product/')).sort();
  const pages = [...site.keys()].filter((name) => name.endsWith('.html') && !products.slice(1).includes(name)).sort();
  return Object.fromEntries(
    pages.map((page) => [
      page === products[0] ? 'product/…' : page.replace(/\.html$/, ''),
      {
        html: weigh(page),
        scripts: Object.fromEntries(scriptsOf(site.get(page)).map((file) => [nameOf(file), weigh(file)])),
      },
    ]),
  );
}

export const sum = (weights: readonly Weight[]): Weight => ({
  raw: weights.reduce((total, { raw }) => total + raw, 0),
  gzip: weights.reduce((total, { gzip }) => total + gzip, 0),
  brotli: weights.reduce((total, { brotli }) => total + brotli, 0),
});

function weightOf(content: Buffer): Weight {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params }).length,
  };
}

/** Those that the page names, and those that its first script fetches (`data-scripts`). */
function scriptsOf(page: Buffer | undefined): string[] {
  const html = page?.toString() ?? '';
  const named = [...html.matchAll(/<script\b[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
  const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
  const fetched = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  return [...new Set([...named, ...preloaded, ...fetched])];
}

/** `assets/shop-Boi8KWPU.js` is `shop`, whatever is in it. */
const nameOf = (file: string): string => file.replace(/^assets\//, '').replace(/(?:-[\w-]{8})?\.js$/, '');
