import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { watchHost } from '../../statistics/taken-by-host.ts';
import { chromium } from 'playwright-core';
import { busyTime } from './busy-time.ts';
import type { Figures } from './figures.ts';
import type { MeasuredPage, Stored } from './measured-pages.ts';

export interface Loading {
  /** Where the shop is served, without a trailing slash. */
  readonly url: string;
  readonly browser: { readonly path: string; readonly hasSandbox: boolean };
  /** KiB of brotli of a file that the page asked for. */
  readonly sizeOf: (path: string) => number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Loads a page once, in a browser that has nothing but what is stored, as Lighthouse's mobile preset sees it. */
export async function measurePage(page: MeasuredPage, { url, browser, sizeOf }: Loading): Promise<Figures> {
  const chrome = await launch({
    chromePath: browser.path,
    chromeFlags: ['--headless=new', '--disable-gpu', ...(browser.hasSandbox ? [] : ['--no-sandbox'])],
    logLevel: 'silent',
  });
  try {
    if (page.stored) await store(chrome.port, url, page.stored);
    const options = {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      disableStorageReset: true,
    } as const;
    const taken = watchHost();
    const run = await lighthouse(url + page.path, options);
    if (!run) throw new Error(`Lighthouse said nothing of ${page.path}.`);
    if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
    return {
      ...scoresOf(run.lhr),
      ...sizesOf(run.lhr, page.path, sizeOf),
      busy: busyTime(run.artifacts.Trace.traceEvents),
      taken: taken() ?? NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** As if somebody had been there before; the page that stores it is none of the shop's. */
async function store(port: number, url: string, stored: Stored): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no page to store in.');
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)] as const),
  );
  await page.close();
  await browser.close();
}

function scoresOf({ categories, audits, environment }: Result): Omit<Figures, 'script' | 'html' | 'busy' | 'taken'> {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
  };
}

/** What the browser asked for, told by its size in the artifact: a local line adds nothing and takes nothing away. */
function sizesOf({ audits }: Result, path: string, sizeOf: Loading['sizeOf']): Pick<Figures, 'script' | 'html'> {
  const details = audits['network-requests']?.details;
  const requests = (details && 'items' in details ? details.items : []) as { url: string; resourceType: string }[];
  const scripts = new Set(
    requests.filter(({ resourceType }) => resourceType === 'Script').map((request) => new URL(request.url).pathname),
  );
  return { script: [...scripts].reduce((sum, script) => sum + sizeOf(script), 0), html: sizeOf(path) };
}
