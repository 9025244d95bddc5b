import { parseArgs } from 'node:util';
import type { Result as Report } from 'lighthouse';
import { chosen, runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { medianResult, report, type Result } from '../statistics.ts';
import { lighthouseReport, LOWEST_SCORE, measuredPages, metrics } from './lighthouse.ts';
import { findBrowser } from '@shop/workspace-tools/browser/find-browser';
import { presentBuild, serveShop } from './published-shop.ts';

const usage = `npm run perf -- [--pages PAGE,...] [--rounds N]

Builds the storefront, and measures how its pages load: Lighthouse, mobile, medians. Fails for a score below ${LOWEST_SCORE}.
  --pages PAGE,...  of ${measuredPages.map(({ name }) => name).join(', ')}
  --rounds N        loads of each page (5)

Other measurements, each with --help: budgets, mock-api, crash, soak (npm run perf -- budgets).`;

await runCommand(usage, async () => {
  const { values } = parseArgs({ options: { pages: { type: 'string' }, rounds: text('5') } });
  const rounds = wholeNumber('rounds', values.rounds);
  const pages = chosen('pages', measuredPages, values.pages);
  const browser = await findBrowser();
  const shop = await serveShop(presentBuild());
  const results: Result[] = [];
  try {
    for (const page of pages) {
      const loads: Report[] = [];
      for (let round = 1; round <= rounds; round++) {
        const load = await lighthouseReport(page, shop.url, browser);
        say(`${page.name}, ${round} of ${rounds} (machine: ${load.environment.benchmarkIndex})`);
        loads.push(load);
      }
      for (const { name, limit, read, pages: only } of metrics) {
        if (only && !only.includes(page.name)) continue;
        results.push(medianResult(`${page.name}: ${name}`, loads.map(read), limit));
      }
    }
    report(results);
  } finally {
    await shop.close();
  }
});
