import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/support/browser.ts';
import { servers, storefrontUrl } from './src/support/servers.ts';

/** The shop in a browser: the production build and the real mock API, on ports of their own. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Each test has a world of its own behind the one mock API: as many run at once as the machine carries.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // A machine under load is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: path.join(import.meta.dirname, 'reports/e2e.json') }]],
  globalSetup: './src/support/global-setup.ts',
  globalTeardown: './src/support/global-teardown.ts',
  webServer: [...servers],
  use: {
    baseURL: storefrontUrl,
    launchOptions: launchOptions(process.env),
    // What a worker keeps would hide from a test what the shop does.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording is slow: CI asks for it with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: devices['Desktop Chrome'] },
    { name: 'phone', grep: /@phone/, use: devices['Pixel 7'] },
  ],
});
