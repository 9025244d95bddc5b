import { spawnSync } from 'node:child_process';
import { browserEnvironment, findBrowser, NO_BROWSER } from './browser/find-browser.ts';
import { probeBrowser } from './browser/probe-browser.ts';
import { waysToABrowser } from './browser/ways.ts';
import { nxScript } from './checks/nx-run.ts';
import { workspaceRoot } from './workspace-root.ts';

// `node tools/workspace/src/with-browser.ts <arguments of nx>`: finds a browser first, for the tasks that need one.

const say = (line: string) => void process.stdout.write(`${line}\n`);

const finding = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, say);
if (finding.ok) {
  const nx = spawnSync(process.execPath, [nxScript(workspaceRoot), ...process.argv.slice(2)], {
    cwd: workspaceRoot,
    stdio: 'inherit',
    env: { ...process.env, NX_TUI: 'false', ...browserEnvironment(finding.browser) },
  });
  process.exitCode = nx.status ?? 1;
} else {
  process.stderr.write(`${NO_BROWSER}\n`);
  process.exitCode = 1;
}
