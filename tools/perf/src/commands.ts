import { command, run, wholeNumber } from '@shop/workspace-tools/terminal/command';
import type { AgainstOptions } from './against.ts';

const budgets = command('budgets', 'Compare the size of each page and its first scripts with tools/perf/budgets.json')
  .option('--update', 'set the budgets to the present sizes plus some room')
  .action(async ({ update }: { update?: boolean }) => (await import('./browser/budgets.ts')).checkBudgets(update));

await run(
  command('npm run perf --', 'Measure how the pages load: Lighthouse, mobile, medians. Fails for a score below 95.')
    .option(
      '--only <rows>',
      'of home, products, filtered, product, cart, order; with --against of all names, also tests',
    )
    .option('--rounds <n>', 'loads of each page', wholeNumber(), 5)
    .option(
      '--against <commit>',
      'compare with it in turns: sizes, pages, requests, npm test; or with plain "fastify". Linux only',
    )
    .option('--seconds <n>', 'length of each load of requests', wholeNumber(), 3)
    .action(async ({ against, ...options }: AgainstOptions & { against?: string }) =>
      against === undefined
        ? (await import('./browser/perf.ts')).measurePages(options)
        : (await import('./against.ts')).compare(against, options),
    )
    .addCommand(budgets),
);
