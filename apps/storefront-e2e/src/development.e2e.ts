import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { temporaryFolder } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { visitUntilCached } from './support/offline.ts';
import { builtSite } from './support/published-shop.ts';
import { mockApiUrl, storefrontUrl } from './support/servers.ts';
import { openHydrated, openWithin } from './support/settled.ts';

const port = Number(new URL(storefrontUrl).port) + 1;
const developmentUrl = `http://localhost:${port}`;
const healthUrl = `http://localhost:${port + 1}/__mock/health`;

// One worker: its servers serve all tests.
test.describe.configure({ mode: 'default' });

/** `npm start` */
let shop: ChildProcess;
let said = '';
/** A tab in which the published build was shown on the port of development, with its service worker. */
let tab: Page;
test.beforeAll(async ({ browser }) => {
  const build = publishedServer(temporaryFolder(builtSite()), new URL(mockApiUrl)).listen(port);
  tab = await browser.newPage({ serviceWorkers: 'allow' });
  await visitUntilCached(tab, developmentUrl);
  build.close();
  build.closeAllConnections();

  const script = path.join(workspaceRoot, 'tools/workspace/src/start.ts');
  shop = spawn(process.execPath, [script, '--port', `${port}`, '--api-port', `${port + 1}`], {
    cwd: workspaceRoot,
    env: { ...process.env, MOCK_API_DATA_FILE: test.info().outputPath('data.sqlite') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [shop.stdout, shop.stderr]) output?.on('data', (text) => (said += String(text)));
  await expect(() => expect(said).toContain(`The shop is ready: ${developmentUrl}`)).toPass();
});
/** Watched, and ignored by git. */
const savedFolder = path.join(workspaceRoot, 'libs/domain/src/reports');
test.afterAll(() => {
  shop.kill();
  rmSync(savedFolder, { recursive: true, force: true });
});

/** By then a hydrated page is drawn. */
const DRAWN_MS = 5_000;

test.use({ viewport: { width: 1280, height: 2000 } });

test('the development server shows pages as the published build does @nightly', async ({ page, context }) => {
  const published = await context.newPage();
  // Both are still drawing what hydration adds, the pictures of the other slides for one.
  const expectAlike = (address: string, timeout?: number) =>
    expect(async () => {
      const expected = await looks(published);
      expect(expected.length).toBeGreaterThan(20);
      expect(await looks(page), address).toEqual(expected);
    }).toPass({ timeout });

  // Opened again where they differ: a font that is late is used from the next load on.
  await expect(async () => {
    await openHydrated(published, `${storefrontUrl}/product/s-46`);
    await openHydrated(page, `${developmentUrl}/product/s-46`);
    await expectAlike('/product/s-46', DRAWN_MS);
  }).toPass();
  for (const address of ['/', '/products', '/my-cart', '/login']) {
    await openWithin(published, address);
    await openWithin(page, address);
    await expectAlike(address);
  }
});

test('development takes the place of a published build whose service worker the browser has', async () => {
  await tab.reload();
  await expect(tab.locator('script[src="/@vite/client"]')).toBeAttached();
  expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a save in a watched folder restarts the mock API, and Ctrl-C stops both servers', async ({ request }) => {
  mkdirSync(savedFolder, { recursive: true });
  writeFileSync(path.join(savedFolder, 'saved.json'), '{}');
  await expect(() => expect(said).toContain('restarting due to changes')).toPass();
  await expect(async () => expect((await request.get(healthUrl)).ok()).toBe(true)).toPass();

  const ended = once(shop, 'exit');
  shop.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  for (const url of [developmentUrl, healthUrl]) await expect(request.get(url)).rejects.toThrow('ECONNREFUSED');
});

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
