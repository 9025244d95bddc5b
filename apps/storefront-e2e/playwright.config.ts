import { defineConfig, devices } from '@playwright/test';
import { suite } from './playwright.suite.ts';
import { chromiumOptions } from './src/support/browser.ts';

/** Browser tests in Chromium. */
export default defineConfig({
  ...suite,
  use: { ...suite.use, launchOptions: await chromiumOptions() },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
