import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { browserSources } from './browser/browser-sources.ts';
import { browserEnvironment, findBrowser, NO_BROWSER } from './browser/find-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { nxScript } from './checks/nx-run.ts';
import { CommandError, reportErrors } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm run e2e -- [arguments of "playwright test"]`: builds the shop, then runs the browser suite or a part of it.

const suite = path.join(workspaceRoot, 'apps/storefront-e2e');
const playwright = path.join(
  path.dirname(createRequire(`${suite}/`).resolve('@playwright/test/package.json')),
  'cli.js',
);
const say = (line: string) => void process.stdout.write(`${line}\n`);

await reportErrors(async () => {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return run(playwright, ['test', ...args], suite);
  const finding = await findBrowser(browserSources(workspaceRoot), probeBrowser, say);
  if (!finding.ok) throw new CommandError(NO_BROWSER);
  const projects = ['@shop/storefront', '@shop/mock-console', '@shop/demo'].join();
  run(nxScript(workspaceRoot), ['run-many', '-t', 'build', '-p', projects], workspaceRoot);
  if (process.exitCode === 0) run(playwright, ['test', ...args], suite, browserEnvironment(finding.browser));
});

function run(script: string, args: string[], cwd: string, environment: Record<string, string> = {}): void {
  const env = { ...process.env, NX_TUI: 'false', ...environment };
  process.exitCode = spawnSync(process.execPath, [script, ...args], { cwd, stdio: 'inherit', env }).status ?? 1;
}
