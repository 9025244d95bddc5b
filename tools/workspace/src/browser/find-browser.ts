import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { CommandError, say } from '../terminal/command.ts';
import { browserSources, type BrowserSource } from './browser-sources.ts';

/** A browser that has been started successfully. */
export interface Browser {
  path: string;
  /** For example `Chromium 140.0.7339.80`. */
  version: string;
  /** False where the sandbox cannot start: for root, and in some containers. */
  hasSandbox: boolean;
}

const START_TIMEOUT_MS = 30_000;

/** Tries the sources in order until a browser starts, and prints a line for each. @throws CommandError for none */
export async function findBrowser(sources: readonly BrowserSource[] = browserSources): Promise<Browser> {
  for (const { title, candidates } of sources) {
    process.stderr.write(`${title} ... `);
    const problems: string[] = [];
    const failed = (error: Error) => void problems.push(error.message);
    const paths = await Promise.resolve().then(candidates).catch(failed);
    for (const path of paths ?? []) {
      const browser = await tryBrowser(path).catch((error: Error) => failed(new Error(`${path}: ${error.message}`)));
      if (!browser) continue;
      say(`${browser.version} (${path})${browser.hasSandbox ? '' : ', without sandbox'}`);
      return browser;
    }
    say(problems.join('; ') || 'not found');
  }
  throw new CommandError('No browser could be started. Set SHOP_CHROMIUM=/path/to/chrome.');
}

/**
 * Starts the browser with one page, as the tests do. Files that exist may still not work: Ubuntu's `chromium-browser` only
 * asks for its snap, and system libraries may be missing. The sandbox is used except by root and where it cannot start.
 */
async function tryBrowser(path: string): Promise<Browser> {
  if (!existsSync(path)) throw new Error('no such file');
  if (process.getuid?.() !== 0) {
    const version = await start(path, true).catch(() => undefined);
    if (version !== undefined) return { path, version, hasSandbox: true };
  }
  const version = await start(path, false).catch((error: Error) => {
    throw new Error(`does not start: ${inOneLine(error.message)}`);
  });
  return { path, version, hasSandbox: false };
}

async function start(executablePath: string, chromiumSandbox: boolean): Promise<string> {
  const args = ['--disable-gpu', '--no-first-run'];
  const browser = await chromium.launch({ executablePath, chromiumSandbox, args, timeout: START_TIMEOUT_MS });
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>shop</h1>');
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}

/** Playwright's long message in one line: what happened, and the browser's own error if there is one. */
function inOneLine(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const browserError = lines.find((line) =>
    /error while loading|No usable sandbox|snap install|cannot open/i.test(line),
  );
  return [lines[0], browserError].filter(Boolean).join(' ');
}

/**
 * Environment variables that pass the browser to Playwright's configuration. Nx caches results by them, so the tests run
 * again with another browser.
 */
export function browserEnvironment({ path, version, hasSandbox }: Browser): Record<string, string> {
  return { SHOP_CHROMIUM: path, SHOP_CHROMIUM_VERSION: version, SHOP_CHROMIUM_SANDBOX: hasSandbox ? 'on' : 'off' };
}
