import { createServer, type Server, type ServerOptions } from '@shop/mock-engine/fastify/create-server';
import { providerStateRoutes } from '@shop/mock-engine/control/provider-states.routes';
import { createEngine } from '@shop/mock-engine/pipeline/engine';
import { readRule } from '@shop/mock-engine/recordings/read-rule';
import type { Clock } from '@shop/mock-engine/ports/clock';
import type { Random } from '@shop/mock-engine/ports/random';
import type { Exchange } from '@shop/mock-engine/request-log/exchange';
import { createRequestLog, type RequestLog } from '@shop/mock-engine/request-log/request-log';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';
import { createWorldRegistry, type WorldRegistry } from '@shop/mock-engine/worlds/world-registry';

import { recordRoutes } from './control/records.routes.ts';
import { stateHandlers } from './provider-states/state-handlers.ts';
import { extraRoutes } from './server/extra-routes.ts';
import { sharedServices, type SharedOptions } from './server/shared-services.ts';
import { seedWorld } from './seed/seed-world.ts';
import { shop } from './shop/shop.ts';
import { shippedPictures } from './workspace/workspace-paths.ts';
import { shopWorld, type World } from './world/world.ts';

export interface MockApiOptions extends SharedOptions, ServerOptions {
  /** Stores all worlds; in memory without it. */
  dataFile?: string | undefined;
  /** Called with a line about a data file that was set aside or deleted; standard error by default. */
  reportDataFile?: ((line: string) => void) | undefined;
  /** Makes a new default world deterministic. */
  worldSeed?: string | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
  /** Called for every exchange with contract violations; standard error by default. */
  reportViolation?: ((exchange: Exchange) => void) | undefined;
}

/** `app.inject(...)` in tests, `app.listen({ port })` otherwise; `app.close()` also closes the worlds. */
export interface MockApi extends Server {
  readonly worlds: WorldRegistry<World>;
  /** The initial default world; replaced by {@link WorldRegistry.reset}. */
  readonly world: World;
  readonly requestLog: RequestLog;
}

/**
 * Creates the mock API, not yet listening.
 *
 * @example const { app } = await createMockApi({ passwordCost: 16 }); // in memory, for a test
 * @throws DataFileError when the data file cannot be used
 */
export async function createMockApi({
  reportViolation = writeViolation,
  dataFile,
  reportDataFile,
  worldSeed,
  clock,
  random,
  ...options
}: MockApiOptions = {}): Promise<MockApi> {
  const shared = sharedServices({ picturesFolder: shippedPictures, ...options });
  const worlds = createWorldRegistry({
    maker: { open: (base) => shopWorld(base, shared), seed: seedWorld },
    ruleOf: (source) => readRule(source, shop.rules, shop.contract),
    dataFile,
    report: reportDataFile,
    seed: worldSeed,
    clock,
    random,
  });
  const requestLog = createRequestLog(shop.contract, reportViolation, worlds.common);
  const server = await createServer({
    ...options,
    engine: createEngine({ ...shop, extraRoutes }),
    worlds,
    requestLog,
    controlRoutes: [...recordRoutes, ...providerStateRoutes(stateHandlers)],
    summary: ({ store: { customers, orders } }) => ({ customers: customers.all().length, orders: orders.all().length }),
  });
  return { ...server, worlds, world: worlds.open(DEFAULT_WORLD), requestLog };
}

function writeViolation({ method, url, status, violations }: Exchange): void {
  process.stderr.write(`${method} ${url} (${status}) breaks the contract: ${violations.join('; ')}\n`);
}
