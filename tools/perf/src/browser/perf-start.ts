import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch, stop, whenReady } from '@shop/workspace-tools/start/servers';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import type { Browser } from 'playwright-core';
import { runCommand } from '@shop/workspace-tools/terminal/command';
import { medianResult, report } from '../statistics.ts';
import { launchBrowser } from './shop-browser.ts';

const ROUNDS = 3;
const TIMEOUT_MS = 120_000;
const STOREFRONT_URL = 'http://localhost:4210/';
const PORTS = { MOCK_API_PORT: '3343', STOREFRONT_PORT: '4210' };
const viteCache = path.join(workspaceRoot, 'apps/storefront/node_modules/.vite');
const usage = `npm run perf -- start

Measures the time from npm start to the first paint of the home page, after an install (cold) and later (warm).`;

await runCommand(usage, async () => {
  parseArgs({ options: {} });
  const browser = await launchBrowser();
  const [cold, warm]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rmSync(viteCache, { recursive: true, force: true });
      cold.push(await timeToPaint(browser));
      warm.push(await timeToPaint(browser));
    }
  } finally {
    await browser.close();
  }
  report([
    medianResult('cold', cold, { atMost: 5_000, unit: 'ms' }),
    medianResult('warm', warm, { atMost: 2_500, unit: 'ms' }),
  ]);
});

/** Milliseconds from starting the shop, as `npm start` does, until the first content of the home page is painted. */
async function timeToPaint(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const startedAt = Date.now();
  const script = path.join(workspaceRoot, 'tools/workspace/src/start.ts');
  const shop = launch({ script, cwd: workspaceRoot, env: PORTS });
  try {
    await whenReady(STOREFRONT_URL, AbortSignal.timeout(TIMEOUT_MS));
    await page.goto(STOREFRONT_URL, { waitUntil: 'commit' });
    await page.waitForSelector('h1', { state: 'attached' });
    const paintedAt = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return paint && performance.timeOrigin + paint.startTime;
    });
    return ((await paintedAt.jsonValue()) ?? NaN) - startedAt;
  } finally {
    await page.close();
    await stop(shop);
  }
}
