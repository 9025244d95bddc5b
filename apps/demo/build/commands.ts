import { runSubcommand } from '@shop/workspace-tools/terminal/subcommands';

await runSubcommand(() => import('./make-demo.ts'), { serve: () => import('./serve-demo.ts') });
