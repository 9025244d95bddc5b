import path from 'node:path';
import { nxScript } from './checks/nx-run.ts';
import { banner, readHealth } from './start/banner.ts';
import { isPortTaken, portTakenMessage, readPort } from './start/ports.ts';
import { startShop } from './start/start-shop.ts';
import { workspaceRoot } from './workspace-root.ts';

// `npm start`: the mock API and the storefront's development server, until Ctrl-C.

const say = (text: string) => process.stdout.write(`${text}\n`);

process.exitCode = await main();

async function main(): Promise<number> {
  const mockApi = readPort('MOCK_API_PORT', process.env.MOCK_API_PORT, 3333);
  const storefront = readPort('STOREFRONT_PORT', process.env.STOREFRONT_PORT, 4200);
  if (!mockApi.ok) return refuse(mockApi.message);
  if (!storefront.ok) return refuse(storefront.message);

  for (const [port, server, variable] of [
    [mockApi.port, 'mock API', 'MOCK_API_PORT'],
    [storefront.port, 'storefront', 'STOREFRONT_PORT'],
  ] as const) {
    if (await isPortTaken(port)) return refuse(portTakenMessage(port, server, variable, process.platform));
  }

  const mockApiUrl = `http://localhost:${mockApi.port}`;
  const storefrontUrl = `http://localhost:${storefront.port}`;
  return startShop({
    servers: [
      {
        name: 'mock API',
        script: path.join(workspaceRoot, 'apps/mock-api/src/main.ts'),
        cwd: workspaceRoot,
        env: { MOCK_API_PORT: String(mockApi.port) },
        readyUrl: `${mockApiUrl}/__mock/health`,
        watched: ['apps/mock-api/src', 'libs/api-contract', 'libs/domain/src'],
      },
      {
        name: 'storefront',
        script: path.join(workspaceRoot, 'node_modules/vite/bin/vite.js'),
        args: ['--port', String(storefront.port), '--strictPort'],
        cwd: path.join(workspaceRoot, 'apps/storefront'),
        env: { MOCK_API_URL: mockApiUrl },
        readyUrl: `${storefrontUrl}/`,
      },
    ],
    beside: {
      name: 'build of the console',
      script: nxScript(workspaceRoot),
      args: ['run', '@shop/mock-console:build', '--outputStyle=static'],
      cwd: workspaceRoot,
      env: { NX_DAEMON: 'false', NX_TUI: 'false' },
      isPatient: true,
    },
    interruption: interruption(),
    say,
    write: (text) => process.stdout.write(text),
    welcome: ([health = '']) => banner({ storefrontUrl, mockApiUrl, health: readHealth(health) }),
  });
}

function refuse(message: string): number {
  process.stderr.write(`\n${message}\n\n`);
  return 1;
}

/** Ctrl-C, the terminal closing, or npm itself being ended: a shop without its terminal would hold the ports for ever. */
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
