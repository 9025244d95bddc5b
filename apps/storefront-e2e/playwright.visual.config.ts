import { defineConfig, devices } from '@playwright/test';
import suite from './playwright.screens.config.ts';
import { launchOptions } from './src/support/browser.ts';

const sizes = { phone: devices['Pixel 7'], desktop: devices['Desktop Chrome'] };
const launch = launchOptions(process.env);
const colours = ['light', 'dark'] as const;

/** Compares every page, phone and desktop, light and dark, with its picture in `baselines/` (npm run e2e -- pictures). */
export default defineConfig({
  ...suite,
  testMatch: 'pages.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'baselines/{arg}--{projectName}--{platform}{ext}',
  expect: {
    ...suite.expect,
    // The edges of letters may differ by rounding; a margin of 8 px that is lost moves more than this.
    toHaveScreenshot: { animations: 'disabled', scale: 'device', maxDiffPixels: 20 },
  },
  use: {
    ...suite.use,
    // Letters do not depend on the system's font settings.
    launchOptions: { ...launch, args: [...(launch.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'] },
  },
  projects: Object.entries(sizes).flatMap(([size, device]) =>
    colours.map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      // A quarter of the size keeps the files small.
      use: { ...device, deviceScaleFactor: 0.25, colorScheme },
    })),
  ),
});
