import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Product } from '@shop/api-contract/model';
import { readFolder, temporaryFolder } from '@shop/release-tools/archive/files';
import { storefrontFolder } from '@shop/release-tools/workspace';
import { builtSite, publishShop, seedWith } from './support/published-shop.ts';
import { buildIdIn } from './support/offline.ts';
import { openHydrated } from './support/settled.ts';

const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

const odd = {
  product_title: `Mother's "Tulsi" & Giloy <Drops>`,
  product_slug: `mother's-"tulsi"-&-<drops>`,
  product_faqs: `What's "tulsi" & why <5 drops?<>Is it vegan?`,
  product_faqs_answers: `It's "holy basil" & <5 are enough.<>Yes.`,
};

/** In the second product's page, which has a file, only texts are odd: its slug names a file. */
const inOddWords = (product: Product): Product => {
  if (product.id === 1) return { ...product, ...odd };
  return product.id === 2 ? { ...product, ...odd, product_slug: product.product_slug } : product;
};

test('a shop is built with whatever a catalogue has in names, questions and slugs, and its pages are hydrated', async ({
  page,
}) => {
  const shop = await publishShop(builtSite(), await seedWith(inOddWords));
  const outDir = temporaryFolder(new Map());
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', outDir], {
    cwd: storefrontFolder,
    env: { ...process.env, CATALOGUE_API: `${shop.url}/api` },
  });
  const site = readFolder(outDir);
  await shop.publish(site);

  const said: string[] = [];
  page.on('console', (message) => message.text().startsWith('[shop]') && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  const title = page.getByRole('main').getByText(odd.product_title);
  const second = [...site.keys()].filter((name) => site.get(name)?.includes('Mother&#x27;s &quot;Tulsi&quot;'));
  const ownPage = second.find((name) => name.startsWith('product/'))?.replace('.html', '') ?? '';
  for (const address of ['/', '/products?search=mother%27s', '/offers', `/${ownPage}`, '/faq', '/products']) {
    await openHydrated(page, shop.url + address);
    if (address !== '/offers') await expect(title.first(), address).toBeAttached();
    if (address === '/faq') await expect(page.getByText(`What's "tulsi" & why <5 drops?`)).toHaveCount(2);
  }
  await title.first().click();
  await expect(page).toHaveURL(`${shop.url}/product/${encodeURIComponent(odd.product_slug)}`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: odd.product_title })).toBeVisible();
  expect(said).toEqual([]);
  // Its scripts and styles are those of the usual build: pages alone make it a new version.
  expect(buildIdIn(site)).not.toBe(buildIdIn(builtSite()));
  await shop.end();
});
