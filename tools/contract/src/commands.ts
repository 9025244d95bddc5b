import { runSubcommand } from '@shop/workspace-tools/terminal/subcommands';

await runSubcommand(() => import('./generate.ts'), {
  changes: () => import('./contract-changes.ts'),
  coverage: () => import('./contract-coverage/coverage.command.ts'),
  fuzz: () => import('./fuzz/fuzz.command.ts'),
});
