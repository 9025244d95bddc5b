import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { precompressed } from '@shop/release-tools/archive/compress';
import { publishedFiles, temporaryFolder, type Files } from '@shop/release-tools/archive/files';
import { publishedServer } from '@shop/release-tools/server/shop-server';
import type { Browser } from '@shop/workspace-tools/browser/find-browser';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result as Report } from 'lighthouse';
import { chromium } from 'playwright-core';
import { startMockApi } from '../server/running-server.ts';
import { bodyOf } from '../server/shop-client.ts';

/** What localStorage has when the page is loaded. */
type Stored = Readonly<Record<string, unknown>>;

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly stored?: (shopUrl: string) => Promise<Stored>;
  /** Not for search engines. */
  readonly isPrivate?: boolean;
}

const cart = [46, 1, 2, 3, 4].map((product, at) => ({ product, quantity: at + 1, type: 'product' }));
const selectedOffice = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };
const demoLogin = { email: 'demo@vanaveda.example', password: 'demo1234' };

async function signedIn(shopUrl: string): Promise<Stored> {
  const { token } = await bodyOf(shopUrl, 'login', { body: demoLogin });
  return { token, user: await bodyOf(shopUrl, 'getUser', undefined, token) };
}

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'filtered', path: '/products?category=Heart%20Care' },
  { name: 'product', path: '/product/s-46' },
  { name: 'cart', path: '/my-cart', isPrivate: true, stored: async () => ({ cart, selectedOffice }) },
  { name: 'order', path: '/dashboard/orders/order_Demo5Xm7NcRb4Pv', isPrivate: true, stored: signedIn },
];

export const isScore = (row: string) => /: (performance|accessibility|best-practices|seo)$/.test(row);

/** A folder with a build as it is published, with compressed copies. */
export function siteOf(build: Files): string {
  const files = publishedFiles(build);
  return temporaryFolder(new Map([...files, ...precompressed(files)]));
}

/**
 * Loads a page of a site once in a new browser, with Lighthouse's mobile preset, in front of a new mock API.
 *
 * @param root the checkout whose mock API starts
 */
export async function lighthousePage(page: MeasuredPage, browser: Browser, site: string, root: string) {
  const mockApi = await startMockApi({ root });
  const server = publishedServer(site, new URL(mockApi.url)).listen(0, 'localhost');
  try {
    await once(server, 'listening');
    const shopUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
    return figuresOf(await reportOf(page, browser, shopUrl), page);
  } finally {
    server.close().closeAllConnections();
    await mockApi.kill();
  }
}

function figuresOf({ categories, audits }: Report, { isPrivate = false }: MeasuredPage): Record<string, number> {
  const scores = Object.values(categories).filter(({ id }) => id !== 'seo' || !isPrivate);
  return {
    ...Object.fromEntries(scores.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    'LCP, ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? NaN),
    'TBT, ms': Math.round(audits['total-blocking-time']?.numericValue ?? NaN),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? NaN,
  };
}

async function reportOf({ path, stored }: MeasuredPage, browser: Browser, shopUrl: string): Promise<Report> {
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', '--disable-gpu', ...(browser.hasSandbox ? [] : ['--no-sandbox'])],
    logLevel: 'silent',
  });
  try {
    if (stored) await fillLocalStorage(chrome.port, shopUrl, await stored(shopUrl));
    const run = await lighthouse(shopUrl + path, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'error',
      disableStorageReset: true,
    });
    if (!run || run.lhr.runtimeError) throw new Error(`${path}: ${run?.lhr.runtimeError?.message ?? 'no report'}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

async function fillLocalStorage(port: number, shopUrl: string, stored: Stored): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${shopUrl}/robots.txt`);
  await page?.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, stored);
  await browser.close();
}
