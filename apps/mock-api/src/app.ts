import { clearInterval, setInterval } from 'node:timers';

import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';

import { guardControl } from './control/control-access.ts';
import { streamEvents } from './control/events.ts';
import { serveControl } from './control/serve-control.ts';
import { contractRoutes } from './dispatch/contract-routes.ts';
import { refuseBrokenHttp, refuseOddRequests } from './http/broken-http.ts';
import { answerCalls } from './http/answer-calls.ts';
import { allowOrigins } from './http/cors.ts';
import { enterWorlds, insideWorld } from './http/enter-world.ts';
import { answerNotFound, errorHandler, type ReportBug } from './http/errors.ts';
import { BODY_LIMIT, PATH_PARAMETER_LIMIT } from './http/limits.ts';
import { listRoutes, type Route } from './http/list-routes.ts';
import { answerOutside } from './http/outside-routes.ts';
import { readJsonBodies } from './http/read-json-bodies.ts';
import { noRouteSchemas, serverOptions, type Certificate } from './http/server-options.ts';
import { answerBeforeStopping } from './http/stopping.ts';
import { outsideContract } from './outside-contract.ts';
import type { Exchange } from './traffic/exchange.ts';
import { watchTraffic, type Traffic } from './traffic/traffic.ts';
import type { Clock } from './world/clock.ts';
import { sharedParts, type SharedOptions } from './world/node/shared-parts.ts';
import type { Random } from './world/random.ts';
import type { World } from './world/world.ts';
import { shippedPictures } from './workspace-paths.ts';
import { DEFAULT_WORLD } from './worlds/world-name.ts';
import { openWorlds, type Worlds } from './worlds/worlds.ts';

export interface MockApiOptions extends SharedOptions {
  /** The default world is kept there; in memory without it. */
  dataFile?: string | undefined;
  /** Makes the default world repeat itself: the same seed gives the same ids, tokens and times. It is kept in memory. */
  worldSeed?: string | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
  /** Milliseconds after which a world in memory that nobody uses is deleted; an hour by default. */
  idleLimit?: number | undefined;
  /** Origins whose pages may call the API; none by default, since the storefront reaches it through its own. */
  corsOrigins?: readonly string[] | undefined;
  /** Names under which the control API is reached, besides localhost and IP addresses. */
  controlHosts?: readonly string[] | undefined;
  /** What every control call has to bring; without it, only this machine is answered. */
  controlToken?: string | undefined;
  /** Makes it speak HTTPS. */
  https?: Certificate | undefined;
  /** Fastify's, used by the command line; none by default. */
  logger?: FastifyServerOptions['logger'];
  /** Told of every fault of the server itself; standard error by default. */
  reportBug?: ReportBug | undefined;
  /** Told of every request or answer that breaks the contract; standard error by default. */
  reportViolation?: ((exchange: Exchange) => void) | undefined;
}

export interface MockApi {
  /** `app.inject(...)` in tests, `app.listen({ port })` otherwise; `app.close()` also closes the worlds. */
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  /** The default world, as it began: see {@link Worlds.reset}. */
  readonly world: World;
  readonly traffic: Traffic;
  /** All that it answers. */
  readonly routes: readonly Route[];
}

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

/**
 * The whole mock API, ready for requests and not yet listening.
 *
 * @example const { app } = await createMockApi({ passwordCost: 16 }); // in memory, for a test
 * @throws DataFileError when the data file cannot be used
 */
export async function createMockApi({
  corsOrigins = [],
  controlHosts = [],
  controlToken,
  https,
  logger,
  reportBug = writeBug,
  reportViolation = writeViolation,
  dataFile,
  worldSeed,
  clock,
  random,
  idleLimit = HOUR,
  ...sharedOptions
}: MockApiOptions = {}): Promise<MockApi> {
  const shared = sharedParts({ picturesFolder: shippedPictures, ...sharedOptions });
  const worlds = await openWorlds({ shared, dataFile, seed: worldSeed, clock, random });
  const traffic = watchTraffic(reportViolation);
  const stopping = new AbortController();

  const app = fastify({
    ...serverOptions(https),
    logger: logger ?? false,
    // The request log has its own line for each request.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request costs more than most answers.
    childLoggerFactory: (parent) => parent,
    rewriteUrl: insideWorld,
    schemaController: noRouteSchemas,
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    // Not refused but answered: see answerBeforeStopping.
    return503OnClosing: false,
    ...refuseBrokenHttp,
  });
  app.decorate('traffic', traffic);
  const routes = listRoutes(app);
  readJsonBodies(app);
  app.setErrorHandler(errorHandler(reportBug, worlds));
  refuseOddRequests(app);
  enterWorlds(app, worlds);
  await allowOrigins(app, corsOrigins);

  answerCalls(app, contractRoutes, stopping.signal);
  answerOutside(app, outsideContract, stopping.signal);
  await app.register((tools, _options, done) => {
    guardControl(tools, { hosts: controlHosts, origins: corsOrigins, token: controlToken });
    serveControl(tools, { worlds, traffic }, streamEvents(tools, traffic, stopping.signal));
    done();
  });
  answerNotFound(app, routes);

  const expiry = setInterval(() => worlds.expire(idleLimit), MINUTE).unref();
  app.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });
  answerBeforeStopping(app);
  app.addHook('onClose', () => {
    clearInterval(expiry);
    return worlds.close();
  });
  await app.ready();
  return { app, worlds, world: worlds.open(DEFAULT_WORLD), traffic, routes };
}

function writeBug(bug: unknown, call: string): void {
  const detail = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
  process.stderr.write(`${call} failed: ${detail}\n`);
}

function writeViolation({ method, url, status, violations }: Exchange): void {
  process.stderr.write(`${method} ${url} (${status}) breaks the contract: ${violations.join('; ')}\n`);
}
