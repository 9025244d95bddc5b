import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchServer } from '@shop/workspace-tools/start/server-process';
import { waitUntilAnswers } from '@shop/workspace-tools/start/wait-until-answers';

/** Where a shop is started for a measurement. */
export interface Place {
  root: string;
  mockApiPort: number;
  storefrontPort: number;
}

const PATIENCE_MS = 120_000;

/**
 * Starts the shop as `npm start` does, opens the home page as soon as it is served, and ends the shop again.
 *
 * @param browser open already, as a developer's is
 * @returns ms from the command until the home page shows its first content
 * @throws Error when the shop does not start or shows nothing
 */
export async function timeToPaint(browser: Browser, { root, mockApiPort, storefrontPort }: Place): Promise<number> {
  const url = `http://localhost:${storefrontPort}/`;
  const page = await browser.newPage();
  const begun = Date.now();
  const shop = launchServer({
    name: 'shop',
    script: path.join(root, 'tools/workspace/src/start.ts'),
    cwd: root,
    env: { MOCK_API_PORT: String(mockApiPort), STOREFRONT_PORT: String(storefrontPort) },
    readyUrl: url,
  });
  try {
    const isServed = waitUntilAnswers(url, AbortSignal.timeout(PATIENCE_MS));
    const hasEnded = shop.ended.then((words) => Promise.reject(new Error(`${words}\n${shop.lastOutput()}`)));
    await Promise.race([isServed, hasEnded]);
    await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.waitForFunction(() => document.querySelector('h1'), undefined, { timeout: PATIENCE_MS });
    const painted = await page.waitForFunction(momentOfFirstContent, undefined, { timeout: PATIENCE_MS });
    return (await painted.jsonValue()) - begun;
  } finally {
    await page.close();
    await shop.stop();
  }
}

/** Runs in the page: when its first content was painted, by the machine's clock; 0 until then. Vite may load it twice. */
function momentOfFirstContent(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint ? performance.timeOrigin + paint.startTime : 0;
}
