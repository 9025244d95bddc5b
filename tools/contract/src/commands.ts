import { command, run } from '@shop/workspace-tools/terminal/command';

const changes = command('changes', 'Compare two versions of openapi.yaml, and say what the changes break')
  .requiredOption('--from <revision>', 'a Git revision, or a file')
  .option('--to <revision>', 'a Git revision, or a file (default: openapi.yaml of the working tree)')
  .addHelpText('after', '\nExit code 0: the published storefront keeps working; 1: it breaks; 2: nothing was compared.')
  .exitOverride(({ exitCode }) => process.exit(exitCode && 2))
  .action(async ({ from, to }: { from: string; to?: string }) => {
    const { reportChanges } = await import('./changes/report-changes.ts');
    const { code, text } = await reportChanges(from, to, process.env.INIT_CWD ?? process.cwd());
    (code === 2 ? process.stderr : process.stdout).write(`${text}\n`);
    process.exitCode = code;
  });

const coverage = command(
  'coverage',
  'Show how much of the contract the pacts and the last test runs cover. Fails when a response that the storefront uses is in no pact',
).action(async () => (await import('./contract-coverage/print-coverage.ts')).printCoverage());

await run(
  command(
    'npm run contract --',
    'Check openapi.yaml and generate libs/api-contract/src/generated from it. Errors are shown with their lines, and nothing is generated.',
  )
    .action(async () => (await import('./generate.ts')).generate())
    .addCommand(changes)
    .addCommand(coverage),
);
