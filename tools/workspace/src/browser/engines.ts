import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, webkit } from 'playwright-core';
import { ArgumentError, chosen } from '../terminal/command.ts';

/** A browser other than Chromium that runs the tests tagged `@engines`. */
export interface Engine {
  name: 'firefox' | 'webkit';
  /** Where Playwright keeps its own build. */
  ownBuild: string;
  /** Builds of the system that Playwright can drive, the best first. */
  installed: readonly string[];
}

export const engines: readonly Engine[] = [
  { name: 'firefox', ownBuild: firefox.executablePath(), installed: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  { name: 'webkit', ownBuild: webkit.executablePath(), installed: [] },
];

/** The arguments of `npm run e2e` that choose engines, and the rest. */
export interface EngineArguments {
  /** Empty for the suite in Chromium. */
  wanted: readonly Engine[];
  /** With `all`, an unavailable engine is skipped; a named one must run. */
  mayBeMissing: boolean;
  rest: string[];
}

/** Reads `--engines all`, or names such as `--engines firefox,webkit`. @throws ArgumentError for an unknown name */
export function engineArguments(args: readonly string[]): EngineArguments {
  const at = args.findIndex((one) => /^--engines(?:=|$)/.test(one));
  if (at < 0) return { wanted: [], mayBeMissing: false, rest: [...args] };
  const [, joined] = /=(.*)/.exec(args[at] ?? '') ?? [];
  const list = joined ?? args[at + 1];
  if (!list) throw new ArgumentError('--engines takes "all" or names, such as "firefox,webkit".');
  const isAll = list === 'all';
  return {
    wanted: isAll ? engines : chosen('engines', engines, list),
    mayBeMissing: isAll,
    rest: args.toSpliced(at, joined === undefined ? 2 : 1),
  };
}

/**
 * Finds an engine: named by SHOP_FIREFOX, Playwright's own build, of the system, or downloaded. CI takes Playwright's own,
 * with the system libraries it needs.
 *
 * @returns environment variables for Playwright's configuration, or undefined for an unavailable engine
 */
export function findEngine(
  { name, ownBuild, installed }: Engine,
  root: string,
  env = process.env,
): Record<string, string> | undefined {
  if (name === 'firefox' && env.SHOP_FIREFOX) return {};
  if (existsSync(ownBuild)) return {};
  const found = env.CI ? undefined : installed.find((file) => existsSync(file));
  if (found !== undefined) return { SHOP_FIREFOX: found };
  const cli = path.join(root, 'node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', ...(env.CI ? ['--with-deps'] : []), name], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  return existsSync(ownBuild) ? {} : undefined;
}
