import type { LaunchOptions } from '@playwright/test';

/**
 * How the browser is started. `npm test` finds a browser and names it by SHOP_CHROMIUM, and says by
 * SHOP_CHROMIUM_SANDBOX whether its sandbox can start here; without them Playwright's own browser is used.
 */
export function launchOptions(env: NodeJS.ProcessEnv): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: env.SHOP_CHROMIUM || undefined,
    chromiumSandbox: env.SHOP_CHROMIUM_SANDBOX === undefined ? !isRoot : env.SHOP_CHROMIUM_SANDBOX === 'on',
    // The same picture everywhere, and no calls of the browser's own to the internet.
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
