import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { buildFolder } from '@shop/release-tools/workspace';
import { findBrowser } from '@shop/workspace-tools/browser/find-browser';
import { probeBrowser } from '@shop/workspace-tools/browser/probe-browser';
import { waysToABrowser } from '@shop/workspace-tools/browser/ways';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { chromium, type Browser } from 'playwright-core';
import { publishedBuild } from './published-build.ts';
import { isMet, type Finding } from './use/finding.ts';
import { measureRow } from './use/measure-row.ts';
import { readOptions, type Options } from './use/options.ts';
import { serveShop } from './use/served-shop.ts';
import { table } from './use/table.ts';
import { useMessages as messages } from './use/use.messages.ts';

// `npm run perf:use`: how fast the built shop is in use, with a long catalogue, on a slow processor.

const say = (text: string) => process.stderr.write(`${text}\n`);

const reading = readOptions(process.argv.slice(2));
if (reading.ok) await measure(reading.options);
else giveUp(reading.message);

async function measure({ rows, screens, rounds, products, site = buildFolder }: Options): Promise<void> {
  const folder = path.resolve(process.env.INIT_CWD ?? '.', site);
  if (!existsSync(path.join(folder, 'index.html'))) return giveUp(messages.noBuild(folder));
  const finding = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, say);
  if (!finding.ok) return giveUp(messages.noBrowser);

  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) say(messages.busy(load, availableParallelism()));

  const shop = await serveShop(await publishedBuild(folder), products);
  let browser: Browser | undefined;
  try {
    const { path: executablePath, hasSandbox: chromiumSandbox } = finding.browser;
    browser = await chromium.launch({ executablePath, chromiumSandbox, args: ['--disable-gpu'] });
    const findings: Finding[] = [];
    for (const screen of screens) {
      for (const row of rows) {
        const found = await measureRow(row, { browser, screen, shop, rounds, say });
        say(messages.measured(found));
        findings.push(found);
      }
    }
    process.stdout.write(`${table(findings)}\n`);
    process.exitCode = findings.every(isMet) ? 0 : 1;
  } finally {
    await browser?.close();
    await shop.close();
  }
}

function giveUp(message: string): void {
  say(message);
  process.exitCode = 1;
}
