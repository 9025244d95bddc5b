import { rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser, NO_BROWSER } from '@shop/workspace-tools/browser/find-browser';
import { probeBrowser } from '@shop/workspace-tools/browser/probe-browser';
import { waysToABrowser } from '@shop/workspace-tools/browser/ways';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { timeToPaint } from './time-to-paint.ts';

// `npm run perf:start`: how long after `npm start` the home page is painted, as after an install and as on other days; the
// middle of three. Fails when either takes too long. Nobody else's shop may be started meanwhile.

const LIMITS_MS = { cold: 5_000, warm: 2_500 };
const TIMES = 3;
const PLACE = { root: workspaceRoot, mockApiPort: 3343, storefrontPort: 4210 };

/** What Vite keeps of the packages that the shop uses: after an install there is none. */
const viteCache = path.join(workspaceRoot, 'apps/storefront/node_modules/.vite');

const say = (line: string) => void process.stdout.write(`${line}\n`);

const finding = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, say);
if (finding.ok) {
  const { path: executablePath, hasSandbox: chromiumSandbox } = finding.browser;
  const browser = await chromium.launch({ executablePath, chromiumSandbox, args: ['--disable-gpu'] });
  const times: Record<keyof typeof LIMITS_MS, number[]> = { cold: [], warm: [] };
  for (let round = 0; round < TIMES; round++) {
    rmSync(viteCache, { recursive: true, force: true });
    times.cold.push(await timeToPaint(browser, PLACE));
    times.warm.push(await timeToPaint(browser, PLACE));
  }
  await browser.close();
  for (const kind of ['cold', 'warm'] as const) tell(kind, times[kind]);
} else {
  process.stderr.write(`${NO_BROWSER}\n`);
  process.exitCode = 1;
}

function tell(kind: keyof typeof LIMITS_MS, all: number[]): void {
  const middle = all.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? NaN;
  const isFast = middle <= LIMITS_MS[kind];
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  say(
    `${isFast ? 'ok    ' : 'FAILED'} ${kind}: ${seconds(middle)} s of ${seconds(LIMITS_MS[kind])} (${all.map(seconds).join(', ')})`,
  );
  if (!isFast) process.exitCode = 1;
}
