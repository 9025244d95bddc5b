import { devices } from '@playwright/test';

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** For `test.use`: a phone in the browser of the other tests. */
export const phone = pixel;
