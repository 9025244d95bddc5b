import { fastify, type FastifyInstance } from 'fastify';

import { refuseBrokenHttp } from './http/broken-http.ts';
import { answerCalls, contractRoutes, shortSpellings } from './http/contract-routes.ts';
import { allowOrigins } from './http/cors.ts';
import { everyAnswer } from './http/every-answer.ts';
import { answerNotFound, errorHandler, type ReportBug } from './http/errors.ts';
import {
  BODY_LIMIT,
  KEEP_ALIVE_TIMEOUT_MS,
  PATH_PARAMETER_LIMIT,
  REQUEST_TIMEOUT_MS,
  TIMEOUT_CHECK_MS,
} from './http/limits.ts';
import { listRoutes, type Route } from './http/list-routes.ts';
import { answerOutside } from './http/outside-routes.ts';
import { answerBeforeStopping } from './http/stopping.ts';
import type { WorldOf } from './http/world-of.ts';
import { outsideContract } from './outside-contract.ts';
import { openWorld, type WorldOptions } from './world/node/open-world.ts';
import type { World } from './world/world.ts';
import { shippedPictures } from './workspace-paths.ts';

export interface MockApiOptions extends WorldOptions {
  /** Origins whose pages may call the API; none by default, since the storefront reaches it through its own. */
  corsOrigins?: readonly string[] | undefined;
  /** Told of every fault of the server itself; standard error by default. */
  reportBug?: ReportBug | undefined;
}

export interface MockApi {
  /** `app.inject(...)` in tests, `app.listen({ port })` otherwise; `app.close()` also closes the world. */
  readonly app: FastifyInstance;
  readonly world: World;
  /** All that it answers. */
  readonly routes: readonly Route[];
}

/**
 * The whole mock API, ready for requests and not yet listening.
 *
 * @example const { app } = await createMockApi({ passwordCost: 16 }); // in memory, for a test
 * @throws DataFileError when the data file cannot be used
 */
export async function createMockApi({
  corsOrigins = [],
  reportBug = writeToStandardError,
  ...worldOptions
}: MockApiOptions = {}): Promise<MockApi> {
  const world = await openWorld({ picturesFolder: shippedPictures, ...worldOptions });
  const worldOf: WorldOf = () => world;

  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Node takes the longer one of these two for bodies.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    // A body that names __proto__ or constructor is an attack, not an order.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Not refused but answered: see answerBeforeStopping.
    return503OnClosing: false,
    ...refuseBrokenHttp,
  });
  const routes = listRoutes(app);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler(reportBug));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyAnswer);
    done();
  });
  await allowOrigins(app, corsOrigins);

  answerCalls(app, [...contractRoutes, ...shortSpellings], worldOf);
  answerOutside(app, outsideContract, worldOf);
  answerNotFound(app, routes);

  answerBeforeStopping(app);
  app.addHook('onClose', () => world.store.close());
  await app.ready();
  return { app, world, routes };
}

function writeToStandardError(bug: unknown, call: string): void {
  const detail = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
  process.stderr.write(`${call} failed: ${detail}\n`);
}
