import { expect, type Page } from '@playwright/test';
import type { Files } from '@shop/release-tools/archive/files';

/** Visits a page until the worker has cached the lists of the cart. */
export async function visitUntilCached(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(async () => (await cachedUrls(page)).filter((url) => /\/v1\/all-(products|offers)$/.test(url)).length)
    .toBe(2);
}

/** URLs in all caches of this browser. */
export const cachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return all.flat();
  });

/** Bodies in all caches of this browser. */
export const cachedTexts = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return texts.join('\n');
  });

/** The build id in a site's pages. */
const buildIdIn = (site: Files): string =>
  /<meta name="shop-build" content="([^"]+)"/.exec(`${site.get('index.html')?.toString()}`)?.[1] ?? '';

/** The same site with another build id, as after a change of scripts. */
export function asNextBuild(site: Files): Files {
  const build = buildIdIn(site);
  const next = [...build].reverse().join('');
  return new Map(
    [...site].map(([name, content]) =>
      /\.html$|^service-worker\.js$/.test(name)
        ? [name, Buffer.from(content.toString().replaceAll(build, next))]
        : [name, content],
    ),
  );
}

/** The page's build id. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('meta[name="shop-build"]').getAttribute('content');
