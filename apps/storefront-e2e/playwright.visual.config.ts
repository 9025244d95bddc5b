import { defineConfig, devices } from '@playwright/test';
import { packagedSource } from '@shop/workspace-tools/browser/browser-sources';
import { uncounted } from './playwright.suite.ts';
import { chromiumOptions } from './src/support/browser.ts';

// Compared to the pixel, so that only the build of the lock file will do.
const launch = await chromiumOptions([packagedSource]);
// A quarter of the size keeps the files small.
const deviceScaleFactor = 0.25;

/** Compares every page on a phone, and the shop's own on a dark desktop too, with its picture in `baselines/` (npm run pictures). */
export default defineConfig({
  ...uncounted,
  testDir: 'src/visual',
  workers: 2,
  testMatch: 'pages.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'baselines/{arg}--{projectName}--{platform}{ext}',
  expect: {
    ...uncounted.expect,
    // The edges of letters may differ by rounding; a margin of 8 px that is lost moves more than this.
    toHaveScreenshot: { animations: 'disabled', scale: 'device', maxDiffPixels: 20 },
  },
  use: {
    ...uncounted.use,
    // Letters do not depend on the system's font settings.
    launchOptions: { ...launch, args: [...(launch.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'] },
  },
  projects: [
    { name: 'phone-light', use: { ...devices['Pixel 7'], deviceScaleFactor } },
    {
      name: 'desktop-dark',
      grep: /@desktop/,
      use: { ...devices['Desktop Chrome'], deviceScaleFactor, colorScheme: 'dark' },
    },
  ],
});
