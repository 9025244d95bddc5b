import { access } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Probe } from './find-browser.ts';

const START_TIMEOUT_MS = 30_000;

/**
 * Starts the browser with one page, as the tests do. Files that exist may still not work: Ubuntu's `chromium-browser` only
 * asks for its snap, and system libraries may be missing. The sandbox is used except by root and where it cannot start.
 */
export const probeBrowser: Probe = async (path) => {
  if (!(await exists(path))) return { ok: false, reason: 'no such file' };

  let reason = '';
  for (const hasSandbox of process.getuid?.() === 0 ? [false] : [true, false]) {
    try {
      return { ok: true, browser: { path, version: await start(path, hasSandbox), hasSandbox } };
    } catch (error) {
      reason = error instanceof Error ? error.message : String(error);
    }
  }
  return { ok: false, reason: `does not start: ${inOneLine(reason)}` };
};

async function start(executablePath: string, chromiumSandbox: boolean): Promise<string> {
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox,
    args: ['--disable-gpu', '--no-first-run'],
    timeout: START_TIMEOUT_MS,
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>shop</h1>');
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Playwright's long message in one line: what happened, and the browser's own error if there is one. */
function inOneLine(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const browserError = lines.find((line) =>
    /error while loading|No usable sandbox|snap install|cannot open/i.test(line),
  );
  return [lines[0], browserError].filter(Boolean).join(' ');
}
