import path from 'node:path';
import { nxScript } from './nx.ts';
import { banner, readHealth } from './start/banner.ts';
import { isPortTaken, portTakenMessage } from './start/ports.ts';
import { readStartArguments, START_USAGE } from './start/start-arguments.ts';
import { startShop } from './start/start-shop.ts';
import { CommandError, runCommand } from './terminal/command.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm start`: the mock API and the storefront's development server, until Ctrl-C.

const say = (text: string) => process.stdout.write(`${text}\n`);

await runCommand(START_USAGE, async () => {
  const { storefrontPort, mockApiPort, isOpened } = readStartArguments(process.argv.slice(2), process.env);
  for (const [port, server] of [
    [mockApiPort, 'mock API'],
    [storefrontPort, 'storefront'],
  ] as const) {
    if (await isPortTaken(port)) throw new CommandError(await portTakenMessage(port, server, process.platform));
  }

  const mockApiUrl = `http://localhost:${mockApiPort}`;
  const storefrontUrl = `http://localhost:${storefrontPort}`;
  process.exitCode = await startShop({
    servers: [
      {
        name: 'mock API',
        script: path.join(workspaceRoot, 'apps/mock-api/src/main.ts'),
        cwd: workspaceRoot,
        env: { MOCK_API_PORT: String(mockApiPort) },
        readyUrl: `${mockApiUrl}/__mock/health`,
        watched: ['apps/mock-api/src', 'libs/mock-engine/src', 'libs/api-contract', 'libs/domain/src'],
      },
      {
        name: 'storefront',
        script: path.join(workspaceRoot, 'node_modules/vite/bin/vite.js'),
        args: ['--port', String(storefrontPort), '--strictPort', ...(isOpened ? ['--open'] : [])],
        cwd: path.join(workspaceRoot, 'apps/storefront'),
        env: { MOCK_API_URL: mockApiUrl },
        readyUrl: `${storefrontUrl}/`,
      },
    ],
    background: {
      name: 'build of the console',
      script: nxScript(workspaceRoot),
      args: ['run', '@shop/mock-console:build', '--outputStyle=static'],
      cwd: workspaceRoot,
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
      isLowPriority: true,
    },
    interruption: interruption(),
    say,
    write: (text) => process.stdout.write(text),
    welcome: ([health = '']) => banner({ storefrontUrl, mockApiUrl, health: readHealth(health) }),
  });
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
