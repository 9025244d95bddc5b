import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './src/support/browser.ts';
import { servers, storefrontUrl } from './src/support/servers.ts';

const sizes = {
  phone: devices['Pixel 7'],
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};
/** The width at which pages must fit (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 640 };
const colours = ['light', 'dark'] as const;

/** Photographs every screen, phone and desktop, light and dark, into `screens/` (npm run e2e -- screens). */
export default defineConfig({
  testDir: 'src/screens',
  testMatch: '*.screens.ts',
  outputDir: 'test-results/screens',
  fullyParallel: true,
  workers: 2,
  // Generous, since a loaded machine is slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  webServer: [...servers],
  use: {
    baseURL: storefrontUrl,
    launchOptions: launchOptions(process.env),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  },
  projects: [
    ...Object.entries(sizes).flatMap(([size, device]) =>
      colours.map((colorScheme) => ({ name: `${size}-${colorScheme}`, use: { ...device, colorScheme } })),
    ),
    { name: 'narrow-light', testMatch: 'pages.screens.ts', use: { ...sizes.phone, viewport: narrowest } },
  ],
});
