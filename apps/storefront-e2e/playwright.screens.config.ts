import { defineConfig, devices } from '@playwright/test';
import suite from './playwright.config.ts';

const sizes = {
  phone: devices['Pixel 7'],
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
};
/** The width at which pages must fit (WCAG 2.2, 1.4.10). */
const narrowest = { width: 320, height: 640 };
const colours = ['light', 'dark'] as const;

/** Photographs every screen, phone and desktop, light and dark, into `screens/` (npm run e2e -- screens). */
export default defineConfig({
  ...suite,
  testDir: 'src/visual',
  testMatch: 'screens.visual.ts',
  outputDir: 'test-results/screens',
  workers: 2,
  reporter: 'list',
  globalSetup: [],
  globalTeardown: [],
  use: { ...suite.use, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    ...Object.entries(sizes).flatMap(([size, device]) =>
      colours.map((colorScheme) => ({ name: `${size}-${colorScheme}`, use: { ...device, colorScheme } })),
    ),
    { name: 'narrow-light', grep: /@page/, use: { ...sizes.phone, viewport: narrowest } },
  ],
});
