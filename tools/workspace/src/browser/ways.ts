import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Way } from './find-browser.ts';
import { packagedChromium } from './packaged-chromium.ts';
import { runCommand } from './run-command.ts';
import { usualPlaces } from './usual-places.ts';

const minutes = (count: number) => count * 60_000;
/** The first takes the least room and time, but not every release has it. */
const DEBIAN_PACKAGES = [
  { name: 'chromium-headless-shell', file: '/usr/lib/chromium/chromium-headless-shell' },
  { name: 'chromium', file: '/usr/bin/chromium' },
];
const CONFIGURED_BY = ['SHOP_CHROMIUM', 'CHROME_PATH'];

/** The ways to come by a browser, from the cheapest to the last resort. */
export function waysToABrowser(root: string): Way[] {
  return [
    {
      title: `Looking for the browser named by ${CONFIGURED_BY.join(' or ')}`,
      candidates: async () => CONFIGURED_BY.flatMap((name) => process.env[name] || []),
    },
    {
      title: 'Looking for an installed Chromium or Chrome',
      candidates: async () =>
        usualPlaces({ platform: process.platform, env: process.env, home: os.homedir() }).filter((place) =>
          existsSync(place),
        ),
    },
    {
      title: "Looking for Playwright's own Chromium",
      candidates: async () => [chromium.executablePath()].filter((place) => existsSync(place)),
    },
    { title: "Downloading Playwright's Chromium (about 170 MB)", candidates: () => downloadWithPlaywright(root) },
    { title: "Installing Debian's chromium with apt-get", candidates: installDebianPackage },
    { title: 'Taking the Chromium of the npm package @sparticuz/chromium', candidates: () => packagedChromium(root) },
  ];
}

async function downloadWithPlaywright(root: string): Promise<string[]> {
  const cli = path.join(root, 'node_modules/playwright-core/cli.js');
  const install = await runCommand(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    limitMs: minutes(10),
    silenceMs: 45_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  if (!install.ok) throw new Error(`the download failed: ${install.reason}`);
  return [chromium.executablePath()];
}

async function installDebianPackage(): Promise<string[]> {
  const system = await readFile('/etc/os-release', 'utf8').catch(() => '');
  if (!/^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(system)) throw new Error('this is not Debian or Ubuntu');
  if (process.getuid?.() !== 0) throw new Error('only root may install packages');

  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { limitMs: minutes(3), env });
  const reasons: string[] = [];
  for (const { name, file } of DEBIAN_PACKAGES) {
    const args = ['install', '--yes', '--no-install-recommends', name];
    const install = await runCommand('apt-get', args, { limitMs: minutes(10), env });
    if (install.ok) return [file];
    reasons.push(`apt-get install ${name} failed: ${install.reason}`);
  }
  throw new Error(reasons.join('; '));
}
