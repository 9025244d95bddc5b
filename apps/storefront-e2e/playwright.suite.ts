import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { servers, storefrontUrl } from './src/support/servers.ts';

/** What all suites share: the production build with the real mock API, on separate ports. */
export const suite = {
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests that take long and seldom find anything: docs/ci.md.
  grepInvert: process.env.NIGHTLY ? [] : /@nightly/,
  // Every test has its own world, so all can run in parallel. Tests often wait: two cores run four at once a sixth faster than two.
  workers: Math.max(4, Math.floor(availableParallelism() / 2)),
  // A machine on which others work takes ten times as long.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: path.join(import.meta.dirname, 'reports/e2e.json') }]],
  globalTeardown: './src/support/global-teardown.ts',
  webServer: [...servers],
  use: {
    baseURL: storefrontUrl,
    // A service worker's cache would hide requests from tests.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Nothing waits for an animation or draws one; files in which motion counts turn it on: support/motion.ts.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording is slow: CI turns it on with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
} satisfies PlaywrightTestConfig;

/** Of suites whose traffic does not count for the contract's coverage. */
export const uncounted = {
  ...suite,
  reporter: 'list',
  globalTeardown: [],
} satisfies PlaywrightTestConfig;
