import { join } from 'node:path';

import type { Cores } from '../machine/cores.ts';
import { startServer, type RunningServer, type ServerCommand } from './running-server.ts';

const project = join(import.meta.dirname, '../../../../apps/mock-api');

/** What `npm run build -w @shop/mock-api` makes. */
export const BUNDLE = join(project, 'dist/main.js');
export const SOURCE = join(project, 'src/main.ts');

/** Known to the load too, so that it can sign payments as the provider does. */
export const SIGNING_SECRET = 'bench-signing-secret';

export interface MockApiOptions {
  readonly dataFile: string;
  /** The shop's own catalogue when left out. */
  readonly products?: number | undefined;
  /** {@link BUNDLE} unless told otherwise. */
  readonly script?: string | undefined;
  /** Kills it even while it starts. */
  readonly killOn?: AbortSignal;
}

/** The mock API as people start it, on any free port, its data in a file. */
export function startMockApi(options: MockApiOptions, cores: Cores): Promise<RunningServer> {
  return startServer(mockApiCommand(options), cores, options.killOn);
}

export function mockApiCommand({ dataFile, products, script = BUNDLE }: MockApiOptions): ServerCommand {
  const args = ['--port', '0', '--host', '127.0.0.1', '--data-file', dataFile];
  if (products !== undefined) args.push('--products', String(products));
  return { script, args, env: { MOCK_API_SIGNING_SECRET: SIGNING_SECRET } };
}
