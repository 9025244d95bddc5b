import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { mockApiUrl, storefrontUrl } from './support/servers.ts';
import { openHydrated } from './support/settled.ts';

const storefront = path.resolve(import.meta.dirname, '../../storefront');
const port = Number(new URL(storefrontUrl).port) + 1;
const developmentUrl = `http://localhost:${port}`;

// One worker: its server serves all tests.
test.describe.configure({ mode: 'default' });

let server: ChildProcess;
test.beforeAll(async ({ request }) => {
  const vite = path.join(path.dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  server = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: storefront,
    env: { ...process.env, MOCK_API_URL: mockApiUrl },
    stdio: 'ignore',
  });
  await expect(async () => expect((await request.get(developmentUrl)).ok()).toBe(true)).toPass();
});
test.afterAll(() => void server.kill());

// Carousels stand still.
test.use({ viewport: { width: 1280, height: 2000 }, contextOptions: { reducedMotion: 'reduce' } });

for (const address of ['/', '/products', '/product/s-46', '/my-cart', '/login']) {
  test(`the development server shows ${address} as the published build does`, async ({ page, context }) => {
    const published = await context.newPage();
    await openHydrated(published, storefrontUrl + address);
    await openHydrated(page, developmentUrl + address);

    // Both are still drawing what hydration adds, the pictures of the other slides for one.
    await expect(async () => {
      const expected = await looks(published);
      expect(expected.length).toBeGreaterThan(20);
      expect(await looks(page)).toEqual(expected);
    }).toPass();
  });
}

/** Each visible element of the page with its box, font and colours. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('header *, main *, footer *')).flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || width === 0 || y > innerHeight) return [];
      const { fontFamily, fontSize, fontWeight, color, backgroundColor } = getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return [`${element.tagName} ${box} ${fontSize} ${fontWeight} ${fontFamily} ${color} on ${backgroundColor}`];
    }),
  );
}
