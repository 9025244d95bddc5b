import type { Result as Report } from 'lighthouse';
import { chosen, say } from '@shop/workspace-tools/terminal/command';
import { medianResult, report, type Result } from '../statistics.ts';
import { lighthouseReport, measuredPages, metrics } from './lighthouse.ts';
import { findBrowser } from '@shop/workspace-tools/browser/find-browser';
import { presentBuild, serveShop } from './published-shop.ts';

interface PerfOptions {
  /** Names of pages; all by default. */
  readonly only?: string;
  readonly rounds: number;
}

export async function measurePages(options: PerfOptions): Promise<void> {
  const pages = chosen(
    measuredPages.filter(({ isForComparison }) => !isForComparison),
    options.only,
  );
  const browser = await findBrowser();
  const shop = await serveShop(presentBuild());
  const results: Result[] = [];
  try {
    for (const page of pages) {
      const loads: Report[] = [];
      for (let round = 1; round <= options.rounds; round++) {
        const load = await lighthouseReport(page, shop.url, browser);
        say(`${page.name}, ${round} of ${options.rounds} (machine: ${load.environment.benchmarkIndex})`);
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
}
