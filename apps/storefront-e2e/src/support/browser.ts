import type { LaunchOptions } from '@playwright/test';
import type { BrowserSource } from '@shop/workspace-tools/browser/browser-sources';
import { browserEnvironment, findBrowser } from '@shop/workspace-tools/browser/find-browser';

/** Launch options of the first browser that starts; `npm test`, or the process that loaded this first, has found it. */
export async function chromiumOptions(sources?: readonly BrowserSource[]): Promise<LaunchOptions> {
  const { env } = process;
  if (env.SHOP_CHROMIUM_SANDBOX === undefined) Object.assign(env, browserEnvironment(await findBrowser(sources)));
  return {
    executablePath: env.SHOP_CHROMIUM,
    chromiumSandbox: env.SHOP_CHROMIUM_SANDBOX === 'on',
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
