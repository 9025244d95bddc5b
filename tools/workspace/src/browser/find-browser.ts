/** A browser that was started once, so that it is known to work. */
export interface Browser {
  path: string;
  /** As the browser itself says, for example `Chromium 140.0.7339.80`. */
  version: string;
  /** False where the sandbox cannot start: for root, and in some containers. */
  hasSandbox: boolean;
}

/** One way to come by a browser; the ways are tried in order until one gives a browser that starts. */
export interface Way {
  /** One line, said before it is tried, for example `Looking for an installed Chromium or Chrome`. */
  title: string;
  /** Files that may be browsers, the best first. May take its time, and may throw: that counts as none. */
  candidates: () => Promise<string[]>;
}

export type Probe = (path: string) => Promise<{ ok: true; browser: Browser } | { ok: false; reason: string }>;

export type Finding = { ok: true; browser: Browser } | { ok: false; tried: string[] };

/**
 * Tries one way after the other, saying each, until a browser starts.
 *
 * @returns the browser, or what every way came to
 */
export async function findBrowser(ways: Way[], probe: Probe, say: (line: string) => void): Promise<Finding> {
  const tried: string[] = [];
  for (const { title, candidates } of ways) {
    say(`${title} ...`);
    const failures: string[] = [];
    try {
      for (const path of await candidates()) {
        const result = await probe(path);
        if (result.ok) {
          say(`Using ${result.browser.version} (${path})${result.browser.hasSandbox ? '' : ', without its sandbox'}`);
          return result;
        }
        failures.push(`${path}: ${result.reason}`);
      }
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
    const outcome = failures.length === 0 ? 'nothing found' : failures.join('; ');
    say(`  ${outcome}`);
    tried.push(`${title}: ${outcome}`);
  }
  return { ok: false, tried };
}
