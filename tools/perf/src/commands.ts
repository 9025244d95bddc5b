import { runSubcommand } from '@shop/workspace-tools/terminal/subcommands';

await runSubcommand(() => import('./browser/perf.ts'), {
  budgets: () => import('./browser/budgets.ts'),
  'mock-api': () => import('./server/bench-mock-api.ts'),
  crash: () => import('./server/test-crash.ts'),
  soak: () => import('./server/test-soak.ts'),
});
