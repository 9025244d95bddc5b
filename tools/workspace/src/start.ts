import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Option } from 'commander';
import concurrently from 'concurrently';
import { nxScript } from './nx.ts';
import { isPortTaken, portTakenMessage } from './ports.ts';
import { command, CommandError, print, run, wholeNumber } from './terminal/command.ts';
import { stopWithNpm } from './terminal/processes.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm start`: the mock API and the storefront's development server, until Ctrl-C.

const RETRY_MS = 100;
const STOP_TIMEOUT_MS = 5_000;

const portOption = (flags: string, description: string, environment: string, usual: number) =>
  new Option(flags, description).env(environment).argParser(wholeNumber(1, 65_535)).default(usual);

interface StartOptions {
  readonly port: number;
  readonly apiPort: number;
  readonly host?: boolean;
  readonly open?: boolean;
}

await run(
  command('npm start --', "Start the mock API and the storefront's development server. Stop both with Ctrl-C.")
    .addOption(portOption('--port <number>', 'port of the storefront', 'STOREFRONT_PORT', 4200))
    .addOption(portOption('--api-port <number>', 'port of the mock API', 'MOCK_API_PORT', 3333))
    .option('--host', 'also for other devices in the network, such as a phone')
    .option('--open', 'open the shop in the browser')
    .addHelpText('after', '\nThe mock API also reads its environment variables: npm run mock-api -- --help')
    .action(start),
);

async function start({ port: storefrontPort, apiPort: mockApiPort, host, open }: StartOptions): Promise<void> {
  if (process.env.MOCK_API_HTTPS_CERT)
    throw new CommandError('npm start serves HTTP. Unset MOCK_API_HTTPS_CERT and _KEY.');
  if (storefrontPort === mockApiPort) throw new CommandError('--port and --api-port must be two ports.');
  for (const [server, port] of Object.entries({ 'mock API': mockApiPort, storefront: storefrontPort }))
    if (await isPortTaken(port)) throw new CommandError(portTakenMessage(port, server, process.platform));

  print('Building the console, unless it is built ...');
  const env = { ...process.env, NX_DAEMON: 'false' };
  const built = spawnSync(process.execPath, [nxScript, 'run', '@shop/console:build'], { encoding: 'utf8', env });
  if (built.status !== 0) throw new CommandError(`The console cannot be built.\n${built.stdout}${built.stderr}`);

  print('Starting the mock API and the storefront ...');
  const mockApiUrl = `http://localhost:${mockApiPort}`;
  const storefrontUrl = `http://localhost:${storefrontPort}`;
  const more = `${host ? ' --host' : ''}${open ? ' --open' : ''}`;
  const { result } = concurrently(
    [
      {
        name: 'mock API',
        command: 'nodemon --config apps/mock-api/nodemon.json',
        cwd: workspaceRoot,
        env: { MOCK_API_PORT: mockApiPort },
      },
      {
        name: 'storefront',
        command: `vite --port ${storefrontPort} --strictPort --clearScreen=false${more}`,
        cwd: path.join(workspaceRoot, 'apps/storefront'),
        env: { MOCK_API_URL: mockApiUrl },
      },
    ],
    { raw: true, killOthersOn: ['failure', 'success'], killTimeout: STOP_TIMEOUT_MS },
  );
  stopWithNpm();
  const ended = result.then(
    () => true,
    () => false,
  );

  if (await Promise.race([ended.then(() => false), areReady([`${mockApiUrl}/__mock/health`, `${storefrontUrl}/`])])) {
    print(`
The shop is ready: ${storefrontUrl}

  Try: add a product to the cart, set the delivery PIN code 208001, check out, and pay in the test window.
  Stop both with Ctrl-C.
`);
  }
  const exitCode = (await ended) ? 0 : 1;
  await Promise.race([pause(STOP_TIMEOUT_MS), areFree([mockApiPort, storefrontPort])]);
  process.exit(exitCode);
}

/** Waits until each URL responds with success. */
async function areReady(urls: readonly string[]): Promise<true> {
  for (const url of urls) {
    const accept = 'text/html, application/json';
    while (!(await fetch(url, { headers: { accept } }).catch(() => null))?.ok) await pause(RETRY_MS);
  }
  return true;
}

/** Waits until nothing listens any more: the shells of the servers may end before them. */
async function areFree(ports: readonly number[]): Promise<void> {
  for (const port of ports) while (await isPortTaken(port)) await pause(RETRY_MS);
}
