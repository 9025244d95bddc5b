import path from 'node:path';
import { startServer, type RunningServer, type ServerCommand, type Start } from './running-server.ts';

const script = path.resolve(import.meta.dirname, '../../../../apps/mock-api/src/main.ts');

/** Known to the load too, so that it can sign payments as the provider does. */
export const SIGNING_SECRET = 'bench-signing-secret';

export interface MockApiOptions {
  /** In memory alone when left out. */
  readonly dataFile?: string;
  /** The shop's own catalogue when left out. */
  readonly products?: number | undefined;
}

/** The mock API as people start it, on any free port. */
export const startMockApi = (options: MockApiOptions, start?: Start): Promise<RunningServer> =>
  startServer(mockApiCommand(options), start);

export function mockApiCommand({ dataFile, products }: MockApiOptions): ServerCommand {
  const storage = dataFile === undefined ? ['--in-memory'] : ['--data-file', dataFile];
  const catalogue = products === undefined ? [] : ['--products', String(products)];
  return {
    script,
    args: ['--port', '0', '--host', '127.0.0.1', ...storage, ...catalogue],
    env: { MOCK_API_SIGNING_SECRET: SIGNING_SECRET },
  };
}
