/** A browser that has been started successfully. */
export interface Browser {
  path: string;
  /** For example `Chromium 140.0.7339.80`. */
  version: string;
  /** False where the sandbox cannot start: for root, and in some containers. */
  hasSandbox: boolean;
}

/** A place to get a browser from. */
export interface BrowserSource {
  /** Printed before it is tried. */
  title: string;
  /** Paths of possible browsers, the best first. May download one; a rejection counts as none. */
  candidates: () => Promise<string[]> | string[];
}

export type Finding = { ok: true; browser: Browser } | { ok: false };
export type Probe = (path: string) => Promise<{ ok: true; browser: Browser } | { ok: false; reason: string }>;

export const NO_BROWSER = 'No browser could be started. Set SHOP_CHROMIUM=/path/to/chrome.';

/** Tries the sources in order until a browser starts, and prints the result of each. */
export async function findBrowser(
  sources: readonly BrowserSource[],
  probe: Probe,
  say: (line: string) => void,
): Promise<Finding> {
  for (const { title, candidates } of sources) {
    say(`${title} ...`);
    try {
      const files = await candidates();
      if (files.length === 0) say('  not found');
      for (const path of files) {
        const result = await probe(path);
        if (result.ok) {
          const { version, hasSandbox } = result.browser;
          say(`Using ${version} (${path})${hasSandbox ? '' : ', without sandbox'}`);
          return result;
        }
        say(`  ${path}: ${result.reason}`);
      }
    } catch (error) {
      say(`  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ok: false };
}

/**
 * Environment variables that pass the browser to Playwright's configuration. Nx caches results by them, so the tests run
 * again with another browser.
 */
export function browserEnvironment({ path, version, hasSandbox }: Browser): Record<string, string> {
  return { SHOP_CHROMIUM: path, SHOP_CHROMIUM_VERSION: version, SHOP_CHROMIUM_SANDBOX: hasSandbox ? 'on' : 'off' };
}
