import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, firefox } from '@playwright/test';
import { uncounted } from './playwright.suite.ts';

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

/** Runs the tests with the tag `@engines` in Firefox and WebKit (npm run engines). */
export default defineConfig({
  ...uncounted,
  outputDir: 'test-results/engines',
  grep: /@engines/,
  projects: [
    { name: 'firefox', use: { ...devices['Desktop Firefox'], ...systemFirefox } },
    { name: 'webkit', use: devices['Desktop Safari'] },
  ],
});
