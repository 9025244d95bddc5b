import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import concurrently from 'concurrently';
import { isPortTaken, portTakenMessage } from './ports.ts';
import { CommandError, runCommand, wholeNumber } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm start`: the mock API and the storefront's development server, until Ctrl-C.

const RETRY_MS = 100;
const STOP_TIMEOUT_MS = 5_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

const readPort = (argument: string, given: string) => wholeNumber(argument, given, 1, 65_535);

const usage = `npm start -- [--port NUMBER] [--api-port NUMBER] [--host] [--open]

Starts the mock API and the storefront's development server. Stop both with Ctrl-C.
  --port NUMBER      port of the storefront (4200, or STOREFRONT_PORT)
  --api-port NUMBER  port of the mock API (3333, or MOCK_API_PORT)
  --host             also for other devices in the network, such as a phone
  --open             opens the shop in the browser

The mock API also reads its environment variables: npm run mock-api -- --help`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'api-port': { type: 'string' },
      host: { type: 'boolean' },
      open: { type: 'boolean' },
    },
  });
  const { STOREFRONT_PORT = '4200', MOCK_API_PORT = '3333', MOCK_API_HTTPS_CERT } = process.env;
  if (MOCK_API_HTTPS_CERT) throw new CommandError('npm start serves HTTP. Unset MOCK_API_HTTPS_CERT and _KEY.');
  const storefrontPort = readPort('port', values.port ?? STOREFRONT_PORT);
  const mockApiPort = readPort('api-port', values['api-port'] ?? MOCK_API_PORT);
  for (const [server, port] of Object.entries({ 'mock API': mockApiPort, storefront: storefrontPort }))
    if (await isPortTaken(port)) throw new CommandError(portTakenMessage(port, server, process.platform));

  say('Starting the mock API and the storefront ...');
  const mockApiUrl = `http://localhost:${mockApiPort}`;
  const storefrontUrl = `http://localhost:${storefrontPort}`;
  const more = `${values.host ? ' --host' : ''}${values.open ? ' --open' : ''}`;
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
    say(`
The shop is ready: ${storefrontUrl}

  Try: add a product to the cart, set the delivery PIN code 208001, check out, and pay in the test window.
  Stop both with Ctrl-C.
`);
  }
  const exitCode = (await ended) ? 0 : 1;
  await Promise.race([pause(STOP_TIMEOUT_MS), areFree([mockApiPort, storefrontPort])]);
  process.exit(exitCode);
});

/** npm does not pass a signal on to what it runs, which would hold the ports for ever. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), 1_000).unref();
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
