import type { Page } from '@playwright/test';
import { openHydrated, openWithin } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';

/** What the head says of the page, by name. */
const headOf = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('title, [property], [rel="canonical"], [name="description"], [name="robots"]')]
      .map((element) => [
        ['property', 'rel', 'name'].map((name) => element.getAttribute(name)).find(Boolean) ?? 'title',
        (element.getAttribute('href') ?? element.getAttribute('content') ?? element.textContent).replace(
          'https://www.vanaveda.example',
          '',
        ),
      ])
      .sort(),
  );

test('each page has one head, its own, for who enters by its address, by one in another spelling, and by a link with a query', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const requireTitle = () => {
      if (document.readyState !== 'loading' && !document.title) throw new Error('No title is left.');
    };
    new MutationObserver(requireTitle).observe(document, { subtree: true, childList: true });
  });
  const entered = async (path: string) => {
    await openHydrated(page, path);
    return headOf(page);
  };
  const cart = await entered('/my-cart');
  const product = await entered('/product/s-46');
  for (const head of [cart, product]) expect(new Set(head.map(([name]) => name)).size).toBe(head.length);
  for (const [path, address, ...says] of [
    [
      '/products.html?search=tulsi',
      '/products?search=tulsi',
      ['og:url', '/products?search=tulsi'],
      ['robots', 'noindex'],
    ],
    // Of no file.
    ['/OFFERS/?utm_source=letter#top', '/offers?utm_source=letter#top', ['canonical', '/offers']],
  ] as const) {
    const head = await entered(path);
    await expect(page).toHaveURL(address);
    expect(head, path).toEqual(expect.arrayContaining([...says]));
    expect(new Set(head.map(([name]) => name)).size, path).toBe(head.length);
    await openWithin(page, '/my-cart');
    expect(await headOf(page), path).toEqual(cart);
  }
  await openWithin(page, '/product/s-46');
  expect(await headOf(page)).toEqual(product);
});

test('what is read without scripts leads on, and says what it is', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const product = await read('/product/s-46');
  expect(product.match(/href="\/product\/(?!s-46)[^"]+"/g)).not.toBeNull();
  expect(product.match(/"hasMerchantReturnPolicy"/g)).toHaveLength(1);
  // One file for several addresses names none.
  expect(await read('/products?category=Immunity')).not.toContain('rel="canonical"');
  expect(await read('/about-vanaveda/start-a-bussines')).toContain('<title data-rendered>Start a Business');
  const unknown = await read('/product/not-built-yet');
  expect(unknown).toContain('name="robots" content="noindex"');
  expect(unknown).toContain('<title');
  expect(await read('/sitemap.xml')).toMatch(/products\?category=Joint%20Care<\/loc><lastmod>/);
  expect(await (await page.request.get('/favicon.ico')).body()).toHaveProperty('2', 1);
});
