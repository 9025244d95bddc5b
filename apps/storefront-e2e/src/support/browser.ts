import type { LaunchOptions } from '@playwright/test';

/**
 * Launch options. `npm test` sets SHOP_CHROMIUM and SHOP_CHROMIUM_SANDBOX; without them Playwright's own browser is
 * used.
 */
export function launchOptions(env: NodeJS.ProcessEnv): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: env.SHOP_CHROMIUM || undefined,
    chromiumSandbox: env.SHOP_CHROMIUM_SANDBOX === undefined ? !isRoot : env.SHOP_CHROMIUM_SANDBOX === 'on',
    // The same rendering everywhere, and no background requests of the browser.
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
