import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nxScript, runTargets } from './nx.ts';
import { isPortTaken, portTakenMessage } from './start/ports.ts';
import { runServers, stop } from './start/servers.ts';
import { CommandError, runCommand, wholeNumber } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm start`: the mock API and the storefront's development server, until Ctrl-C.

const say = (text: string) => void process.stdout.write(`${text}\n`);

const readPort = (argument: string, given: string) => wholeNumber(argument, given, 1, 65_535);

const usage = `npm start -- [--port NUMBER] [--api-port NUMBER] [--open]

Starts the mock API and the storefront's development server. Stop both with Ctrl-C.
  --port NUMBER      port of the storefront (4200, or STOREFRONT_PORT)
  --api-port NUMBER  port of the mock API (3333, or MOCK_API_PORT)
  --open             opens the shop in the browser

The mock API also reads its environment variables: npm run mock-api -- --help`;

await runCommand(usage, async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, 'api-port': { type: 'string' }, open: { type: 'boolean' } },
  });
  const { STOREFRONT_PORT = '4200', MOCK_API_PORT = '3333' } = process.env;
  const storefrontPort = readPort('port', values.port ?? STOREFRONT_PORT);
  const mockApiPort = readPort('api-port', values['api-port'] ?? MOCK_API_PORT);
  for (const [port, server] of [
    [mockApiPort, 'mock API'],
    [storefrontPort, 'storefront'],
  ] as const) {
    if (await isPortTaken(port)) throw new CommandError(portTakenMessage(port, server, process.platform));
  }

  const mockApiUrl = `http://localhost:${mockApiPort}`;
  const storefrontUrl = `http://localhost:${storefrontPort}`;
  const mockApi = {
    name: 'mock API',
    script: path.join(workspaceRoot, 'apps/mock-api/src/main.ts'),
    cwd: workspaceRoot,
    env: { MOCK_API_PORT: String(mockApiPort) },
    readyUrl: `${mockApiUrl}/__mock/health`,
    watched: [
      'apps/mock-api/src',
      'libs/mock-engine/src',
      'libs/shop-seed/src',
      'libs/api-contract/src',
      'libs/domain/src',
    ],
  };
  const storefront = {
    name: 'storefront',
    script: path.join(workspaceRoot, 'node_modules/vite/bin/vite.js'),
    args: ['--port', String(storefrontPort), '--strictPort', '--clearScreen=false', ...(values.open ? ['--open'] : [])],
    cwd: path.join(workspaceRoot, 'apps/storefront'),
    env: { MOCK_API_URL: mockApiUrl },
    readyUrl: `${storefrontUrl}/`,
  };

  // Every install generates the styles; only a checkout that was cleaned later lacks them.
  if (!existsSync(path.join(workspaceRoot, 'libs/design/styled-system'))) runTargets('codegen', ['@shop/design']);
  say('Starting the mock API and the storefront ...');
  let stopBuild = async () => {};
  const onReady = () => {
    say(`
The shop is ready: ${storefrontUrl}

  Try: add a product to the cart, set the delivery PIN code 208001, check out, and pay in the test window.
  Stop both with Ctrl-C.
`);
    stopBuild = buildConsole();
  };
  await runServers([mockApi, storefront], { interruption: interruption(), say, onReady }).finally(() => stopBuild());
});

/** Ctrl-C, the terminal closing, or npm ending: without its terminal the shop would hold its ports for ever. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) {
    process.on(signal, () => controller.abort());
  }
  if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && controller.abort(), 1_000).unref();
  }
  return controller.signal;
}

/** Builds the console's page beside the open shop, at low priority. @returns stops it */
function buildConsole(): () => Promise<void> {
  const args = [nxScript, 'run', '@shop/mock-console:build'];
  const build = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    stdio: 'ignore',
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  build.once('close', (code) => {
    if (code) say('The console could not be built. To see why: npx nx run @shop/mock-console:build');
  });
  try {
    if (build.pid !== undefined) setPriority(build.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Not permitted: it runs at normal priority.
  }
  return () => stop(build);
}
