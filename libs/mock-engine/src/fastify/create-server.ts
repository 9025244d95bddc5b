import { clearInterval, setInterval } from 'node:timers';

import {
  fastify,
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify';

import { BODY_LIMIT, PATH_PARAMETER_LIMIT } from '../contract/limits.ts';
import type { Controlled, ControlRoute } from '../control/control-route.ts';
import { controlRoutes as engineControlRoutes } from '../control/control-routes.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { guardControl } from './control-access.ts';
import { allowOrigins } from './cors.ts';
import { enterWorlds, insideWorld } from './enter-world.ts';
import { addressRefusal, errorHandler, refuseInvalidUrl, type ReportBug } from './errors.ts';
import { streamEvents } from './events.ts';
import { createListCache } from './list-cache.ts';
import { listRoutes, type Route } from './list-routes.ts';
import { readJsonBodies } from './read-json-bodies.ts';
import { serveControl } from './serve-control.ts';
import { serveRoutes } from './serve-routes.ts';
import { noRouteSchemas, serverOptions, type Certificate } from './server-options.ts';
import { finishBeforeClosing } from './stopping.ts';

export interface ServerOptions {
  /** Milliseconds after which an unused world is deleted unless it is kept; an hour by default. */
  readonly idleLimit?: number | undefined;
  /** Pages and tools beside the engine's routes. */
  readonly plugins?: readonly FastifyPluginAsync[] | undefined;
  /** Origins whose pages may call the API; none by default, because the storefront uses its own. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** Host names of the control API, besides localhost and IP addresses. */
  readonly controlHosts?: readonly string[] | undefined;
  /** Required by every control call; without it, only this machine has access. */
  readonly controlToken?: string | undefined;
  /** Enables HTTPS. */
  readonly https?: Certificate | undefined;
  /** Fastify's logger, for the command line; none by default. */
  readonly logger?: FastifyServerOptions['logger'];
  /** Called for every bug of the server; standard error by default. */
  readonly reportBug?: ReportBug | undefined;
}

interface Served<World extends EngineWorld> extends ServerOptions {
  readonly engine: Engine<World>;
  readonly worlds: WorldRegistry<World>;
  readonly requestLog: RequestLog;
  /** Additional control calls of the shop. */
  readonly controlRoutes: readonly ControlRoute<World>[];
  readonly summary: Controlled<World>['summary'];
}

export interface Server {
  readonly app: FastifyInstance;
  /** All routes of the server. */
  readonly routes: readonly Route[];
}

const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;
/** A killed server loses the log of at most this time. */
const LOG_INTERVAL_MS = 1000;

/** Creates a Fastify server for an engine and its worlds, not yet listening. Closing it closes the worlds. */
export async function createServer<World extends EngineWorld>({
  engine,
  worlds,
  requestLog,
  controlRoutes,
  summary,
  corsOrigins = [],
  controlHosts = [],
  controlToken,
  https,
  logger,
  reportBug = writeBug,
  idleLimit = HOUR,
  plugins = [],
}: Served<World>): Promise<Server> {
  const stopping = new AbortController();
  const app = fastify({
    ...serverOptions(https),
    logger: logger ?? false,
    // The request log already logs each request.
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request costs more time than most responses.
    childLoggerFactory: (parent) => parent,
    rewriteUrl: insideWorld(engine.fullAddress),
    schemaController: noRouteSchemas,
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PATH_PARAMETER_LIMIT },
    // Requests during the shutdown get their response: see finishBeforeClosing.
    return503OnClosing: false,
    frameworkErrors: refuseInvalidUrl,
  });
  app.decorate('requestLog', requestLog);
  app.decorate('cachedList', createListCache());
  const routes = listRoutes(app);
  readJsonBodies(app);
  const refuseAddress = addressRefusal(routes);
  app.setNotFoundHandler(refuseAddress);
  app.setErrorHandler(errorHandler(engine, worlds, reportBug, refuseAddress));
  // Before worlds, so that pages can read why a world was refused.
  await allowOrigins(app, corsOrigins);
  const access = { hosts: controlHosts, origins: corsOrigins, token: controlToken };
  enterWorlds(app, worlds, access);

  serveRoutes(app, engine, stopping.signal);
  await app.register((tools, _options, done) => {
    const { contract, rules } = engine.definition;
    guardControl(tools, access);
    const changed = streamEvents(tools, requestLog, stopping.signal);
    const controlled = { worlds, requestLog, contract, rules, summary };
    serveControl(tools, [...engineControlRoutes, ...controlRoutes], controlled, changed);
    done();
  });

  const expiry = setInterval(() => worlds.expire(idleLimit), MINUTE).unref();
  const logSaving = setInterval(() => requestLog.save(), LOG_INTERVAL_MS).unref();
  app.addHook('preClose', (done) => {
    stopping.abort();
    done();
  });
  finishBeforeClosing(app);
  app.addHook('onClose', (_app, done) => {
    clearInterval(expiry);
    clearInterval(logSaving);
    requestLog.save();
    worlds.close();
    done();
  });
  for (const plugin of plugins) await app.register(plugin);
  await app.ready();
  return { app, routes };
}

function writeBug(bug: unknown, call: string): void {
  const detail = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
  process.stderr.write(`${call} failed: ${detail}\n`);
}
