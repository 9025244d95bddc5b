import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packagedSource } from './browser/browser-sources.ts';
import { type Engine, engineArguments, findEngine } from './browser/engines.ts';
import { browserEnvironment, findBrowser } from './browser/find-browser.ts';
import { runTargets } from './nx.ts';
import { CommandError, reportErrors } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm run e2e -- [pictures | screens] [--engines all] [arguments of "playwright test"]`: builds the shop, then runs the browser
// suite or a part of it, in Chromium or in other engines. `npm run e2e -- gallery` reduces screenshots for the README.

const suite = path.join(workspaceRoot, 'apps/storefront-e2e');
const playwright = path.join(
  path.dirname(createRequire(`${suite}/`).resolve('@playwright/test/package.json')),
  'cli.js',
);
/** Other suites than the main one. */
const configs: Readonly<Record<string, string>> = {
  pictures: 'playwright.visual.config.ts',
  screens: 'playwright.screens.config.ts',
};
const say = (line: string) => void process.stdout.write(`${line}\n`);

const runSuite = async () => {
  const args = process.argv.slice(2);
  const config = configs[args[0] ?? ''];
  if (config) args.splice(0, 1, '--config', config);
  if (args.includes('--help')) return run(playwright, ['test', ...args]);
  const { wanted, mayBeMissing, rest } = engineArguments(args);
  const { options, env } =
    wanted.length === 0
      ? // Pictures are compared to the pixel, so that only the build of the lock file will do.
        {
          options: [],
          env: browserEnvironment(await findBrowser(config === configs.pictures ? [packagedSource] : undefined)),
        }
      : otherEngines(wanted, mayBeMissing);
  say('Building the shop ...');
  runTargets('build', ['@shop/storefront', '@shop/mock-console', '@shop/demo']);
  run(playwright, ['test', ...options, ...rest], env);
};

/** @throws CommandError when one that has to run, or any at all, is unavailable */
function otherEngines(wanted: readonly Engine[], mayBeMissing: boolean) {
  const options = ['--config=playwright.engines.config.ts'];
  const env: Record<string, string> = {};
  for (const engine of wanted) {
    const found = findEngine(engine, workspaceRoot);
    if (found !== undefined) {
      options.push(`--project=${engine.name}`);
      Object.assign(env, found);
    } else if (mayBeMissing) say(`Skipped: ${engine.name} is not installed and could not be downloaded.`);
    else throw new CommandError(`${engine.name} is not installed and could not be downloaded.`);
  }
  if (options.length === 1) throw new CommandError('Neither Firefox nor WebKit could be found.');
  return { options, env };
}

function run(script: string, args: string[], environment: Record<string, string> = {}): void {
  const env = { ...process.env, ...environment };
  process.exitCode = spawnSync(process.execPath, [script, ...args], { cwd: suite, stdio: 'inherit', env }).status ?? 1;
}

if (process.argv[2] === 'gallery') await import('./gallery.ts');
else await reportErrors(runSuite);
