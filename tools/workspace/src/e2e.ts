import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packagedSource } from './browser/browser-sources.ts';
import { browserEnvironment, findBrowser } from './browser/find-browser.ts';
import { runTargets } from './nx.ts';
import { reportErrors } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

const suite = path.join(workspaceRoot, 'apps/storefront-e2e');
const playwright = path.join(
  path.dirname(createRequire(`${suite}/`).resolve('@playwright/test/package.json')),
  'cli.js',
);
/** Other suites than the main one. */
const configs: Readonly<Record<string, string>> = {
  engines: 'playwright.engines.config.ts',
  pictures: 'playwright.visual.config.ts',
  screens: 'playwright.screens.config.ts',
};
const usage = `npm run e2e -- [engines | pictures | screens] [arguments of "playwright test"]

Builds the shop and runs the browser tests in Chromium, or another suite.
  engines   the tests for Firefox and WebKit
  pictures  every page against its baseline picture
  screens   screenshots of every page, in apps/storefront-e2e/screens
`;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const runSuite = async () => {
  const args = process.argv.slice(2);
  const config = configs[args[0] ?? ''];
  if (config) args.splice(0, 1, '--config', config);
  if (args.includes('--help')) {
    say(usage);
    return run(args);
  }
  const env = config === configs.engines ? {} : await chromiumFor(config);
  say('Building the shop ...');
  runTargets('build', ['@shop/storefront', '@shop/console', '@shop/demo']);
  run(args, env);
};

/** Pictures are compared to the pixel, so that only the build of the lock file will do. */
async function chromiumFor(config: string | undefined) {
  return browserEnvironment(await findBrowser(config === configs.pictures ? [packagedSource] : undefined));
}

function run(args: string[], environment: Record<string, string> = {}): void {
  const env = { ...process.env, ...environment };
  const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], { cwd: suite, stdio: 'inherit', env });
  process.exitCode = status ?? 1;
}

await reportErrors(runSuite);
