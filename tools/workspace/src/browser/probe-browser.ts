import { access } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Probe } from './find-browser.ts';

const START_LIMIT_MS = 30_000;

/**
 * Starts the browser for one page, the way the tests will: only that tells a working browser from a stub (Ubuntu's
 * `chromium-browser` merely asks for its snap) and from one whose system libraries are missing.
 *
 * Its sandbox is used where it can be: not by root, and not in containers that forbid it.
 */
export const probeBrowser: Probe = async (path) => {
  if (!(await isThere(path))) return { ok: false, reason: 'no such file' };

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
    timeout: START_LIMIT_MS,
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>shop</h1>');
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Of Playwright's page of words: what happened, and the browser's own complaint if it made one. */
function inOneLine(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  const complaint = lines.find((line) => /error while loading|No usable sandbox|snap install|cannot open/i.test(line));
  return [lines[0], complaint].filter(Boolean).join(' ');
}
