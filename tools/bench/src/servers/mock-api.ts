import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Bench } from '../bench.ts';
import { startServer, type RunningServer } from './running-server.ts';

const project = join(import.meta.dirname, '../../../../apps/mock-api');
const bundle = join(project, 'dist/main.js');

/** Known to the load too, so that it can sign payments as the provider does. */
export const SIGNING_SECRET = 'bench-signing-secret';

interface MockApiOptions {
  dataFile: string;
  /** The shop's own catalogue when left out. */
  products?: number;
}

/** The mock API as people start it, its data in a file: the built bundle, without one its source. */
export function startMockApi(
  { dataFile, products }: MockApiOptions,
  { cores }: Pick<Bench, 'cores'>,
): Promise<RunningServer> {
  return startServer(
    { ...mockApiCommand(dataFile, products), env: { MOCK_API_SIGNING_SECRET: SIGNING_SECRET } },
    cores,
  );
}

export function mockApiCommand(dataFile: string, products?: number) {
  const place = ['--port', '0', '--host', '127.0.0.1', '--data-file', dataFile];
  const script = existsSync(bundle) ? bundle : join(project, 'src/main.ts');
  return { script, args: products === undefined ? place : [...place, '--products', String(products)] };
}

export const isBundled = (): boolean => existsSync(bundle);
