import { runSubcommand } from '@shop/workspace-tools/terminal/subcommands';

await runSubcommand(() => import('./browser/perf.ts'), {
  budgets: () => import('./browser/budgets.ts'),
  'mock-api': () => import('./server/bench-mock-api.ts'),
  crash: () => import('./server/crash.command.ts'),
  soak: () => import('./server/soak.ts'),
});
