import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/support/browser.ts';
import { servers, storefrontUrl } from './src/support/servers.ts';

const sizes = { phone: devices['Pixel 7'], desktop: devices['Desktop Chrome'] };
const launch = launchOptions(process.env);
const colours = ['light', 'dark'] as const;

/** Compares every page, phone and desktop, light and dark, with its picture in `baselines/` (npm run e2e -- pictures). */
export default defineConfig({
  testDir: 'src/visual',
  testMatch: '*.visual.ts',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'baselines/{arg}--{projectName}--{platform}{ext}',
  fullyParallel: true,
  workers: 2,
  // A machine under load is slow, not wrong.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // The edges of letters may differ by rounding; a margin of 8 px that is lost moves more than this.
    toHaveScreenshot: { animations: 'disabled', scale: 'device', maxDiffPixels: 20 },
  },
  reporter: 'list',
  webServer: [...servers],
  use: {
    baseURL: storefrontUrl,
    // Letters do not depend on the system's font settings.
    launchOptions: { ...launch, args: [...(launch.args ?? []), '--font-render-hinting=none', '--disable-lcd-text'] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  },
  projects: Object.entries(sizes).flatMap(([size, device]) =>
    colours.map((colorScheme) => ({
      name: `${size}-${colorScheme}`,
      // A quarter of the size keeps the files small.
      use: { ...device, deviceScaleFactor: 0.25, colorScheme },
    })),
  ),
});
