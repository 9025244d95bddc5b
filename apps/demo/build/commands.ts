import { callerPath, command, run, wholeNumber } from '@shop/workspace-tools/terminal/command';

const serve = command('serve', 'Serve the demo to this machine, as a plain static host')
  .option('--port <number>', 'port to listen on', wholeNumber(0, 65_535), 4500)
  .action(async ({ port }: { port: number }) => (await import('./serve-demo.ts')).serveDemo(port));

await run(
  command('npm run demo --', 'Build the shop with its API inside the browser, for any static host')
    .option('--to <folder>', 'an empty or new folder (default: release/demo)', callerPath)
    .action(async ({ to }: { to?: string }) => (await import('./make-demo.ts')).makeDemo(to))
    .addCommand(serve),
);
