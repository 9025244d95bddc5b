import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder } from '@shop/release-tools/workspace';
import { findBrowser, NO_BROWSER } from '@shop/workspace-tools/browser/find-browser';
import { probeBrowser } from '@shop/workspace-tools/browser/probe-browser';
import { waysToABrowser } from '@shop/workspace-tools/browser/ways';
import { atTerminal, Refusal } from '@shop/workspace-tools/terminal/refusal';
import { workspaceRoot } from '@shop/workspace-tools/workspace-root';
import { chromium, type Browser } from 'playwright-core';
import { chosen, wholeNumber } from '../options.ts';
import { publishedBuild } from './published-build.ts';
import { isMet, type Finding } from './use/finding.ts';
import { measureRow } from './use/measure-row.ts';
import { rows as allRows } from './use/rows/all-rows.ts';
import { screens as allScreens } from './use/screens.ts';
import { serveShop } from './use/served-shop.ts';
import { table } from './use/table.ts';
import { useMessages as messages } from './use/use.messages.ts';

// `npm run perf:use`: how fast the built shop is in use, with a long catalogue, on a slow processor.

const MOST = { to: 99_999 };
const say = (text: string) => process.stderr.write(`${text}\n`);

await atTerminal(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      screen: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      products: { type: 'string', default: '2000' },
      site: { type: 'string', default: buildFolder },
    },
  });
  const rows = chosen('only', allRows, values.only);
  const screens = chosen('screen', allScreens, values.screen);
  const rounds = wholeNumber('rounds', values.rounds, MOST);
  const products = wholeNumber('products', values.products, MOST);

  const folder = path.resolve(process.env.INIT_CWD ?? '.', values.site);
  if (!existsSync(path.join(folder, 'index.html'))) throw new Refusal(messages.noBuild(folder));
  const found = await findBrowser(waysToABrowser(workspaceRoot), probeBrowser, say);
  if (!found.ok) throw new Refusal(NO_BROWSER);

  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) say(messages.busy(load, availableParallelism()));

  const shop = await serveShop(await publishedBuild(folder), products);
  let browser: Browser | undefined;
  try {
    const { path: executablePath, hasSandbox: chromiumSandbox } = found.browser;
    browser = await chromium.launch({ executablePath, chromiumSandbox, args: ['--disable-gpu'] });
    const findings: Finding[] = [];
    for (const screen of screens) {
      for (const row of rows) {
        const finding = await measureRow(row, { browser, screen, shop, rounds, say });
        say(messages.measured(finding));
        findings.push(finding);
      }
    }
    process.stdout.write(`${table(findings)}\n`);
    process.exitCode = findings.every(isMet) ? 0 : 1;
  } finally {
    await browser?.close();
    await shop.close();
  }
});
