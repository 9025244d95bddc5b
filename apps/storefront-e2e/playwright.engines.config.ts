import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import suite from './playwright.config.ts';

/** A Firefox of the system, which Playwright drives by WebDriver BiDi; its own build otherwise. */
const systemFirefox = process.env.SHOP_FIREFOX
  ? {
      channel: 'moz-firefox',
      launchOptions: { executablePath: path.join(import.meta.dirname, 'src/support/firefox-bidi.ts') },
    }
  : { launchOptions: {} };

/** Runs the purchase, and what is tagged `@engines`, in Firefox and WebKit (npm run e2e -- --engines all). */
export default defineConfig({
  ...suite,
  outputDir: 'test-results/engines',
  reporter: 'list',
  // Answers seen here are not part of the suite's coverage.
  globalSetup: [],
  globalTeardown: [],
  grep: [/@engines/, /a visitor searches, fills a cart/, /the header rules let/],
  use: { ...suite.use, launchOptions: {} },
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'], ...systemFirefox } },
    { name: 'webkit', use: devices['Desktop Safari'] },
  ],
});
