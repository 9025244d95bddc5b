import { runSubcommand } from '@shop/workspace-tools/terminal/subcommands';

await runSubcommand(() => import('./release.ts'), {
  verify: () => import('./release-verify.ts'),
  headers: () => import('./release-headers.ts'),
  site: () => import('./release-site.ts'),
  serve: () => import('./release-serve.ts'),
});
