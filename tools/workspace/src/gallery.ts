import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser/find-browser.ts';
import { CommandError, reportErrors } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm run e2e -- gallery`: reduces screenshots of `npm run e2e -- screens` for the README, into docs/screens.

const from = path.join(workspaceRoot, 'apps/storefront-e2e/screens');
const to = path.join(workspaceRoot, 'docs/screens');

/** The visible part of a screen, in pixels of the gallery's picture. */
const sizes = { desktop: { width: 960, height: 600 }, phone: { width: 360, height: 733 } } as const;

const screens = {
  desktop: ['home', 'products', 'product', 'cart', 'checkout-pay', 'dashboard', 'business'],
  phone: ['home', 'product-dark', 'payment-window', 'checkout-success'],
} as const;

const MAX_BYTES = 80_000;
const QUALITY = 72;

const say = (line: string) => void process.stdout.write(`${line}\n`);

await reportErrors(async () => {
  const { path: executablePath, hasSandbox } = await findBrowser();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: hasSandbox });
  try {
    for (const device of ['desktop', 'phone'] as const) {
      const page = await browser.newPage({ viewport: sizes[device] });
      for (const name of screens[device]) {
        const colours = name.endsWith('-dark') ? 'dark' : 'light';
        const screen = path.join(from, `${name.replace(/-dark$/, '')}--${device}-${colours}.png`);
        if (!existsSync(screen)) throw new CommandError(`${screen} is missing. Run: npm run e2e -- screens`);
        const source = `data:image/png;base64,${readFileSync(screen, 'base64')}`;
        await page.setContent(`<body style="margin: 0"><img src="${source}" style="width: 100%"></body>`);
        const picture = path.join(to, `${name}-${device}.jpg`);
        await page.screenshot({ path: picture, type: 'jpeg', quality: QUALITY });
        const { size } = statSync(picture);
        if (size > MAX_BYTES) throw new CommandError(`${picture} has ${size} bytes, more than ${MAX_BYTES}.`);
        say(`${picture} (${Math.round(size / 1024)} kB)`);
      }
    }
  } finally {
    await browser.close();
  }
});
