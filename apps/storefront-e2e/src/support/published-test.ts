import { expect, test as base } from '@playwright/test';
import { builtSite, publishShop, type PublishedShop } from './published-shop.ts';

/** A published shop of its own with header rules, in a browser with service workers. */
export const test = base.extend<{ shop: PublishedShop }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  shop: async ({}, use) => {
    const shop = await publishShop(builtSite());
    await use(shop);
    await shop.end();
  },
  context: async ({ context }, use) => {
    const violations: string[] = [];
    context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(Type|Script)/.test(message.text())) violations.push(message.text());
    });
    await use(context);
    expect(violations, 'what the content security policy forbade').toEqual([]);
  },
  baseURL: async ({ shop }, use) => use(shop.url),
});
