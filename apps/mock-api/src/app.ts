import { createEngine, type ReportBug } from '@shop/mock-engine/pipeline/engine';
import { readRule } from '@shop/mock-engine/recordings/read-rule';
import type { Clock } from '@shop/mock-engine/ports/clock';
import type { Random } from '@shop/mock-engine/ports/random';
import type { Exchange } from '@shop/mock-engine/request-log/exchange';
import { createRequestLog, type RequestLog } from '@shop/mock-engine/request-log/request-log';
import { createServer, type ServerOptions } from '@shop/mock-engine/server/create-server';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';
import { createWorldRegistry, type WorldRegistry } from '@shop/mock-engine/worlds/world-registry';

import type { FastifyInstance } from 'fastify';

import { recordKinds } from './server/record-kinds.ts';
import { stateHandlers } from './definition/provider-states/state-handlers.ts';
import { fileRoute } from './features/files/file.route.ts';
import { fontRoutes } from './features/fonts/font.routes.ts';
import { browserFiles } from './features/payment-window/browser-files.ts';
import { paymentWindowRoutes } from './features/payment-window/payment-window.routes.ts';
import { pictureRoute } from './features/pictures/picture.route.ts';
import { receiptRoutes } from './features/receipts/receipt.routes.ts';
import { picturesIn } from './server/picture-folder.ts';
import { toolPages } from './server/tool-pages.ts';
import { sharedServices, type SharedOptions } from './definition/shared-services.ts';
import { seedWorld } from './definition/seed-world.ts';
import { shop } from './definition/shop.ts';
import { shippedPictures } from './files.ts';
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
  /** Called for every bug of the server; standard error by default. */
  reportBug?: ReportBug | undefined;
  /** Called for every exchange with contract violations; standard error by default. */
  reportViolation?: ((exchange: Exchange) => void) | undefined;
}

export interface MockApi {
  /** `app.inject(...)` in tests, `app.listen({ port })` otherwise; `app.close()` also closes the worlds. */
  readonly app: FastifyInstance;
  readonly worlds: WorldRegistry<World>;
  /** The initial default world; replaced by {@link WorldRegistry.reset}. */
  readonly world: World;
  readonly requestLog: RequestLog;
}

/** The shop's routes besides the contract's calls. */
const extraRoutes = [
  pictureRoute,
  fileRoute,
  ...fontRoutes(),
  ...receiptRoutes,
  ...paymentWindowRoutes(browserFiles()),
];

/**
 * Creates the mock API, not yet listening.
 *
 * @example const { app } = await createMockApi({ passwordCost: 16 }); // in memory, for a test
 * @throws DataFileError when the data file cannot be used
 */
export async function createMockApi({
  reportViolation = writeViolation,
  reportBug = writeBug,
  plugins = [],
  dataFile,
  reportDataFile,
  worldSeed,
  clock,
  random,
  ...options
}: MockApiOptions = {}): Promise<MockApi> {
  const shared = sharedServices({ pictures: picturesIn(shippedPictures), ...options });
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
  const app = await createServer({
    ...options,
    engine: createEngine({ ...shop, extraRoutes }, { requestLog, reportBug }),
    plugins: [toolPages, ...plugins],
    reportBug,
    worlds,
    requestLog,
    recordKinds,
    stateHandlers,
  });
  return { app, worlds, world: worlds.open(DEFAULT_WORLD), requestLog };
}

function writeViolation({ method, url, status, violations }: Exchange): void {
  process.stderr.write(`${method} ${url} (${status}) breaks the contract: ${violations.join('; ')}\n`);
}

function writeBug(bug: unknown, call: string): void {
  process.stderr.write(`${call} failed: ${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}\n`);
}
