import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserSources, packagedSource } from './browser/browser-sources.ts';
import { type Engine, engineArguments, findEngine } from './browser/engines.ts';
import { browserEnvironment, findBrowser, NO_BROWSER } from './browser/find-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { nxScript } from './nx.ts';
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
  if (args.includes('--help')) return run(playwright, ['test', ...args], suite);
  const { wanted, mayBeMissing, rest } = engineArguments(args);
  const { options, env } =
    wanted.length === 0
      ? { options: [], env: await chromium(config === configs.pictures) }
      : otherEngines(wanted, mayBeMissing);
  const projects = ['@shop/storefront', '@shop/mock-console', '@shop/demo'].join();
  run(nxScript(workspaceRoot), ['run-many', '-t', 'build', '-p', projects], workspaceRoot);
  if (process.exitCode === 0) run(playwright, ['test', ...options, ...rest], suite, env);
};

/** @param isPinned whether only the build of the lock file will do, for pictures are compared to the pixel */
async function chromium(isPinned: boolean): Promise<Record<string, string>> {
  const sources = isPinned ? [packagedSource(workspaceRoot)] : browserSources(workspaceRoot);
  const finding = await findBrowser(sources, probeBrowser, say);
  if (!finding.ok) throw new CommandError(NO_BROWSER);
  return browserEnvironment(finding.browser);
}

/** @throws CommandError when one that has to run, or any at all, cannot be had */
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

function run(script: string, args: string[], cwd: string, environment: Record<string, string> = {}): void {
  const env = { ...process.env, NX_TUI: 'false', ...environment };
  process.exitCode = spawnSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit', env }).status ?? 1;
}

if (process.argv[2] === 'gallery') await import('./gallery.ts');
else await reportErrors(runSuite);
