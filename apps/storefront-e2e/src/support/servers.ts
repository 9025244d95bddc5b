import { workspaceRoot } from '@shop/workspace-tools/workspace-root';

// Other ports than `npm start`, so that both can run.
export const mockApiUrl = `http://localhost:${process.env.E2E_MOCK_API_PORT ?? 3433}`;
export const storefrontUrl = `http://localhost:${process.env.E2E_STOREFRONT_PORT ?? 4300}`;

const node = JSON.stringify(process.execPath);
const portOf = (url: string) => new URL(url).port;
const ending = { signal: 'SIGTERM', timeout: 5_000 } as const;

/** The mock API in memory, and the production build with its header rules. */
export const servers = [
  {
    name: 'mock API',
    command: `${node} apps/mock-api/src/main.ts --in-memory --port ${portOf(mockApiUrl)}`,
    cwd: workspaceRoot,
    url: `${mockApiUrl}/__mock/health`,
    reuseExistingServer: false,
    gracefulShutdown: ending,
    stdout: 'ignore',
    stderr: 'pipe',
  },
  {
    name: 'storefront',
    command: `${node} apps/storefront-e2e/src/support/storefront-server.ts ${portOf(storefrontUrl)} ${mockApiUrl}`,
    cwd: workspaceRoot,
    url: storefrontUrl,
    reuseExistingServer: false,
    gracefulShutdown: ending,
    stdout: 'ignore',
    stderr: 'pipe',
  },
] as const;
