import { launch } from 'chrome-launcher';
import lighthouse, { type Result as Report } from 'lighthouse';
import { chromium } from 'playwright-core';
import { bodyOf } from '../server/shop-client.ts';
import type { Limit } from '../statistics.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Content of localStorage. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Compared with another commit alone, not held to the limits. */
  readonly isForComparison?: boolean;
}

const cart = [46, 1, 2, 3, 4].map((product, at) => ({ product, quantity: at + 1, type: 'product' }));
const selectedOffice = { Name: 'Kanpur', State: 'Uttar Pradesh', Country: 'India', Pincode: '208001' };

export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'filtered', path: '/products?category=Heart%20Care', isForComparison: true },
  { name: 'product', path: '/product/s-46' },
  { name: 'cart', path: '/my-cart', stored: { cart, selectedOffice } },
];

const demoLogin = { email: 'demo@vanaveda.example', password: 'demo1234' };

/** The page of the demo customer's newest order, signed in. */
export async function orderPage(shopUrl: string): Promise<MeasuredPage> {
  const { token } = await bodyOf(shopUrl, 'login', { body: demoLogin });
  const [user, orders] = [
    await bodyOf(shopUrl, 'getUser', undefined, token),
    await bodyOf(shopUrl, 'listOrders', undefined, token),
  ];
  return { name: 'order', path: `/dashboard/orders/${orders[0]?.id}`, stored: { token, user } };
}

interface Metric {
  readonly name: string;
  readonly limit: Limit;
  readonly read: (report: Report) => number;
  /** All pages by default. */
  readonly pages?: readonly string[];
}

/** The times of a shared machine vary: only a clearly worse page fails, and single times are reported. */
const LOWEST_SCORE = 95;

const score = (category: string) => ({
  limit: { atLeast: LOWEST_SCORE, unit: 'score' } as const,
  read: ({ categories }: Report) => Math.round((categories[category]?.score ?? 0) * 100),
});
const audit = (id: string, unit: Limit['unit']) => ({
  limit: { unit },
  read: ({ audits }: Report) => audits[id]?.numericValue ?? NaN,
});

export const metrics: readonly Metric[] = [
  { name: 'Performance', ...score('performance') },
  { name: 'LCP', ...audit('largest-contentful-paint', 'ms') },
  { name: 'TBT', ...audit('total-blocking-time', 'ms') },
  { name: 'CLS', ...audit('cumulative-layout-shift', 'shift') },
  { name: 'Accessibility', ...score('accessibility') },
  { name: 'Best practices', ...score('best-practices') },
  { name: 'SEO', ...score('seo'), pages: ['home', 'products', 'product'] },
];

/** Loads a page once in a new browser, with Lighthouse's mobile preset. */
export async function lighthouseReport(
  { path, stored }: MeasuredPage,
  shopUrl: string,
  browser: { readonly path: string; readonly hasSandbox: boolean },
): Promise<Report> {
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', '--disable-gpu', ...(browser.hasSandbox ? [] : ['--no-sandbox'])],
    logLevel: 'silent',
  });
  try {
    if (stored) await fillLocalStorage(chrome.port, shopUrl, stored);
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

async function fillLocalStorage(
  port: number,
  shopUrl: string,
  stored: NonNullable<MeasuredPage['stored']>,
): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(`${shopUrl}/robots.txt`);
  await page?.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries))
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, stored);
  await page?.close();
  await browser.close();
}
