import type { Browser } from './find-browser.ts';

/**
 * How the found browser is told to Playwright's configuration, which may import nothing from here. Path and version
 * are also what Nx keys the cached results by: another browser means that the tests run again.
 */
export function browserEnvironment({ path, version, hasSandbox }: Browser): Record<string, string> {
  return { SHOP_CHROMIUM: path, SHOP_CHROMIUM_VERSION: version, SHOP_CHROMIUM_SANDBOX: hasSandbox ? 'on' : 'off' };
}
