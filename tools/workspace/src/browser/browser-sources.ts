import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { workspaceRoot } from '../workspace-root.ts';

/** A place to get a browser from. */
export interface BrowserSource {
  /** Printed before what came of it. */
  title: string;
  /** Paths of possible browsers, the best first. May download one; a rejection counts as none. */
  candidates: () => Promise<string[]> | string[];
}

/**
 * Debian's headless Chromium, in which the tests take half the CPU time. By its full path: the command of that name is a
 * shell script that keeps running after the browser is killed.
 */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const PACKAGE = '@sparticuz/chromium';
const INSTALL_TIMEOUT_MS = 10 * 60_000;

/** The one build of Chromium that the lock file names: pages look the same in it on every machine. */
export const packagedSource: BrowserSource = {
  title: `Looking for the Chromium in the npm package ${PACKAGE}`,
  candidates: packagedChromium,
};

/** All sources of a browser, in the order in which they are tried. */
export const browserSources: readonly BrowserSource[] = [
  {
    title: 'Looking for the browser named by SHOP_CHROMIUM or CHROME_PATH',
    candidates: () => [process.env.SHOP_CHROMIUM, process.env.CHROME_PATH].flatMap((file) => file || []),
  },
  {
    title: "Looking for Playwright's own Chromium",
    candidates: () => [chromium.executablePath()].filter((place) => existsSync(place)),
  },
  { title: 'Looking for an installed Chromium or Chrome', candidates: installedBrowsers },
  packagedSource,
  { title: "Downloading Playwright's Chromium (about 170 MB)", candidates: downloadWithPlaywright },
];

async function installedBrowsers(): Promise<string[]> {
  const { Launcher } = await import('chrome-launcher');
  const headless = [HEADLESS_SHELL].filter((place) => existsSync(place));
  try {
    return [...headless, ...Launcher.getInstallations()];
  } catch {
    // On Linux it throws when there is none.
    return headless;
  }
}

function downloadWithPlaywright(): string[] {
  const cli = path.join(workspaceRoot, 'node_modules/playwright-core/cli.js');
  install(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  return [chromium.executablePath()];
}

/**
 * The Chromium inside an npm package, which needs neither root nor another download. npm skips the package where the
 * machine's own Node is too old for it, although the shop runs on a newer one: then it is installed in a cache folder.
 */
async function packagedChromium(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
  const packaged = await loadPackage(workspaceRoot).catch(() => {
    const folder = path.join(workspaceRoot, 'node_modules/.cache/shop-browser');
    mkdirSync(folder, { recursive: true });
    const manifest = readFileSync(path.join(workspaceRoot, 'tools/workspace/package.json'), 'utf8');
    const { optionalDependencies } = JSON.parse(manifest) as { optionalDependencies: Record<string, string> };
    const wanted = `${PACKAGE}@${optionalDependencies[PACKAGE]}`;
    install('npm', ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', wanted], {});
    return loadPackage(folder);
  });
  return [await packaged.default.executablePath()];
}

async function loadPackage(folder: string): Promise<{ default: { executablePath: () => Promise<string> } }> {
  const file = createRequire(path.join(folder, 'package.json')).resolve(PACKAGE);
  return (await import(pathToFileURL(file).href)) as Awaited<ReturnType<typeof loadPackage>>;
}

/**
 * Runs an installer that prints its own progress.
 *
 * @throws Error when it fails or takes too long
 */
function install(program: string, args: string[], env: Record<string, string>): void {
  const { status, error } = spawnSync(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: INSTALL_TIMEOUT_MS,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error?.message ?? `exit code ${status}`}`);
}
