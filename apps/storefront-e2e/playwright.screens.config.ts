import { defineConfig, devices } from '@playwright/test';
import { uncounted } from './playwright.suite.ts';
import { chromiumOptions } from './src/support/browser.ts';

const sizes = {
  phone: devices['Pixel 7'],
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};
/** The width at which pages must fit (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 640 };
const colours = ['light', 'dark'] as const;

/** Photographs every screen, phone and desktop, light and dark, into `screens/` (npm run screens). */
export default defineConfig({
  ...uncounted,
  testDir: 'src/visual',
  testMatch: 'screens.visual.ts',
  outputDir: 'test-results/screens',
  workers: 2,
  use: { ...uncounted.use, launchOptions: await chromiumOptions() },
  projects: [
    ...Object.entries(sizes).flatMap(([size, device]) =>
      colours.map((colorScheme) => ({ name: `${size}-${colorScheme}`, use: { ...device, colorScheme } })),
    ),
    { name: 'narrow-light', grep: /@page/, use: { ...sizes.phone, viewport: narrowest } },
  ],
});
