import type { BrowserContextOptions } from 'playwright-core';

export interface Screen {
  readonly name: 'phone' | 'desktop';
  readonly options: BrowserContextOptions;
}

/** A common phone, and a laptop. */
export const screens: readonly Screen[] = [
  {
    name: 'phone',
    options: { viewport: { width: 412, height: 839 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true },
  },
  { name: 'desktop', options: { viewport: { width: 1366, height: 768 } } },
];
