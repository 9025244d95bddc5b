import { parseArgs } from 'node:util';
import type { Result as Report } from 'lighthouse';
import { chosen, runCommand, say, text, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { medianResult, report, type Result } from '../statistics.ts';
import { lighthouseReport, measuredPages, metrics } from './lighthouse.ts';
import { findBrowser } from '@shop/workspace-tools/browser/find-browser';
import { presentBuild, serveShop } from './published-shop.ts';

/** A machine whose speed varies by more than this factor while it measures says nothing about times. */
const STEADY = 1.25;
const usage = `npm run perf -- [--pages PAGE,...] [--rounds N] [--fail-below SCORE]

Builds the storefront, and measures how its pages load: Lighthouse, mobile, medians.
  --pages PAGE,...    of ${measuredPages.map(({ name }) => name).join(', ')}
  --rounds N          loads of each page (5)
  --fail-below SCORE  fails only when a score is below this, and reports the rest

Other measurements, each with --help: budgets, mock-api, crash, soak (npm run perf -- budgets).`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      'fail-below': { type: 'string' },
      pages: { type: 'string' },
      rounds: text('5'),
    },
  });
  const rounds = wholeNumber('rounds', values.rounds);
  const pages = chosen('pages', measuredPages, values.pages);
  const browser = await findBrowser();
  const shop = await serveShop(presentBuild());
  const failBelow = values['fail-below'] === undefined ? null : wholeNumber('fail-below', values['fail-below'], 1, 100);
  const results: (Result & { isTime: boolean })[] = [];
  const speeds: number[] = [];
  try {
    for (const page of pages) {
      const loads: Report[] = [];
      for (let round = 1; round <= rounds; round++) {
        const load = await lighthouseReport(page, shop.url, browser);
        say(`${page.name}, ${round} of ${rounds} (machine: ${load.environment.benchmarkIndex})`);
        speeds.push(load.environment.benchmarkIndex);
        loads.push(load);
      }
      for (const { name, limit, isTime = false, read, pages: only } of metrics) {
        if (only && !only.includes(page.name)) continue;
        const values = loads.map(read);
        results.push({ ...medianResult(`${page.name}: ${name}`, values, limit), isTime });
      }
    }
    const isSteady = Math.max(...speeds) <= Math.min(...speeds) * STEADY;
    if (!isSteady) say('The speed of this machine varied by more than a quarter: times say little.');
    report(
      results.map((result) => {
        if (failBelow === null) return result.isTime && !isSteady ? { ...result, excuse: 'not judged' } : result;
        const isBelow = result.limit.unit === 'score' && result.value < failBelow;
        return isBelow ? result : { ...result, excuse: 'reported' };
      }),
    );
  } finally {
    await shop.close();
  }
});
