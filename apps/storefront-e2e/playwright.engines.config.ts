import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox } from '@playwright/test';
import suite from './playwright.config.ts';

/** Without Playwright's own build, a Firefox of the system, which Playwright drives by WebDriver BiDi. */
const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
if (installed && !existsSync(firefox.executablePath())) process.env.SHOP_FIREFOX ??= installed;
const systemFirefox = process.env.SHOP_FIREFOX
  ? {
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: path.join(import.meta.dirname, 'src/support/firefox-bidi.ts'),
        // Playwright loses a page that Back takes from memory.
        firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
      },
    }
  : { launchOptions: {} };

/** Runs the tests with the tag `@engines` in Firefox and WebKit (npm run e2e -- engines). */
export default defineConfig({
  ...suite,
  outputDir: 'test-results/engines',
  reporter: 'list',
  // Answers seen here are not part of the suite's coverage.
  globalSetup: [],
  globalTeardown: [],
  grep: /@engines/,
  use: { ...suite.use, launchOptions: {} },
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'], ...systemFirefox } },
    { name: 'webkit', use: devices['Desktop Safari'] },
  ],
});
