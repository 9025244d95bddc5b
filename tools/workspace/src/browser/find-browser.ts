/** A browser that was started once, so that it is known to work. */
export interface Browser {
  path: string;
  /** As the browser itself says, for example `Chromium 140.0.7339.80`. */
  version: string;
  /** False where the sandbox cannot start: for root, and in some containers. */
  hasSandbox: boolean;
}

/** One way to come by a browser. */
export interface Way {
  /** One line, said before it is tried. */
  title: string;
  /** Files that may be browsers, the best first. May take its time, and may throw: that counts as none. */
  candidates: () => Promise<string[]> | string[];
}

export type Finding = { ok: true; browser: Browser } | { ok: false };
export type Probe = (path: string) => Promise<{ ok: true; browser: Browser } | { ok: false; reason: string }>;

export const NO_BROWSER = 'No browser starts on this machine; name one by SHOP_CHROMIUM=/path/to/chrome.';

/** Tries one way after the other, saying each and what it came to, until a browser starts. */
export async function findBrowser(ways: readonly Way[], probe: Probe, say: (line: string) => void): Promise<Finding> {
  for (const { title, candidates } of ways) {
    say(`${title} ...`);
    try {
      const files = await candidates();
      if (files.length === 0) say('  nothing found');
      for (const path of files) {
        const result = await probe(path);
        if (result.ok) {
          const { version, hasSandbox } = result.browser;
          say(`Using ${version} (${path})${hasSandbox ? '' : ', without its sandbox'}`);
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
 * How the found browser is told to Playwright's configuration, which may import nothing from here. Path and version
 * are also what Nx keys the cached results by: another browser means that the tests run again.
 */
export function browserEnvironment({ path, version, hasSandbox }: Browser): Record<string, string> {
  return { SHOP_CHROMIUM: path, SHOP_CHROMIUM_VERSION: version, SHOP_CHROMIUM_SANDBOX: hasSandbox ? 'on' : 'off' };
}
