import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { createSecureContext } from 'node:tls';
import {
  fastify,
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { configMessages } from '../config/config.messages.ts';
import type { CheckedConfig } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';
import { CONTROL_BASE, serveControlCalls, type Controlled } from '../control/control-call.ts';
import { controlCalls, controlDocument } from '../control/control-document.ts';
import { streamEvents } from '../control/events.ts';
import type { MockDefinition } from '../engine/definition.ts';
import type { Engine, ReportBug } from '../engine/engine.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { commonHeaders, BODY_LIMIT } from '../http/http.ts';
import { HttpError } from '../http/problem.ts';
import { StorageFailure } from '../store/rows.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { guardControl, type ControlAccess } from './control-access.ts';
import { allowPages } from './cors.ts';
import { serveReference } from './reference-page.ts';
import { sendProblem } from './send-response.ts';
import { readBytes, readJsonBodies, serveEngine, unreadableBody } from './serve-engine.ts';
import { serverPages, toConsole } from './server-pages.ts';
import { finishBeforeClosing } from './stopping.ts';

// The engine behind Fastify: serve-engine.ts passes on every request, send-response.ts writes the response, cors.ts and
// control-access.ts say which pages may ask, server-pages.ts and reference-page.ts are pages, stopping.ts is the end.
// mock-api.ts puts engine, worlds and log together for it.

export interface ServerOptions extends CheckedConfig {
  /** Fastify's logger, for the command line; none by default. */
  readonly logger?: FastifyServerOptions['logger'];
}

const MINUTE = 60 * 1000;
/** An unused world is deleted after this time, unless it is kept. */
const IDLE_LIMIT_MS = 60 * MINUTE;

/** Time until a request must have arrived completely: Node uses the longer one of headersTimeout and requestTimeout for bodies. */
const REQUEST_TIMEOUT_MS = 30_000;
const limits = { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 5_000 };

/** Routes have no Fastify schemas, whose compilers are slow to load. */
const noCompiler = () => () => {
  throw new Error('A route has a JSON schema. Remove it: the contract validates requests.');
};

const fixedOptions = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  // Longer than common proxies keep an idle connection, so that the proxy closes it first.
  keepAliveTimeout: 72_000,
  // A proxy on this machine, such as a development server, names the client that it serves.
  trustProxy: 'loopback',
  // A client that thinks it talks to a proxy sends the whole URL.
  rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
  // A logger per request costs more time than most responses.
  childLoggerFactory: (parent) => parent,
  schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
  // Node's own limit for request lines: no path parameter may fail before the contract check.
  routerOptions: { maxParamLength: 16 * 1024 },
  // Requests during the shutdown get their response: see finishBeforeClosing.
  return503OnClosing: false,
  // A URL with invalid encoding, which Fastify rejects before any hook.
  frameworkErrors: (_error, _request, reply) => void sendProblem(reply, 400, { detail: messages.badRequest }),
} as const satisfies FastifyServerOptions;

/** Creates a Fastify server for an engine and its worlds, not yet listening. Closing it closes the worlds. */
export async function createServer<World extends EngineWorld>(
  engine: Engine<World>,
  controlled: Controlled & { readonly worlds: WorldRegistry<World> },
  reportBug: ReportBug,
  definition: MockDefinition<World>,
  { corsOrigins = [], allowHosts = [], controlToken, httpsCert, httpsKey, logger, ...options }: ServerOptions = {},
): Promise<FastifyInstance> {
  const { worlds, document } = controlled;
  const stopping = new AbortController();
  const https = httpsCert !== undefined &&
    httpsKey !== undefined && { https: { ...limits, ...readCertificate(httpsCert, httpsKey) } };
  const app = fastify({
    ...fixedOptions,
    http: limits,
    // With its exact type, every route and hook would get the type of an HTTPS server.
    ...(https as object | undefined),
    logger: logger ?? false,
    // The request log already logs each request.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: options.bodyLimit ?? definition.bodyLimit ?? BODY_LIMIT,
  });
  readBytes(app);
  sendErrors(app, (error, { method, url }) => reportBug(error, `${method} ${controlled.contract.masks.url(url)}`));
  const allFinished = finishBeforeClosing(app);
  refuseSecondHost(app);
  await allowPages(app, corsOrigins, controlled);

  const access = { hosts: allowHosts, origins: corsOrigins, token: controlToken };
  await app.register(async (api) => serveEngine(api, engine, worlds, access, stopping.signal));
  await app.register(async (control) => serveControl(control, controlled, access, stopping.signal));
  await app.register(async (pages) => {
    readJsonBodies(pages);
    pages.addHook('onRequest', ({ method, url }, reply, done) => {
      // An operation of the document goes before a page.
      if (engine.has(method, url.replace(/\?.*$/s, ''))) return void reply.callNotFound();
      reply.headers(commonHeaders);
      done();
    });
    pages.get('/', (_request, reply) => toConsole(reply));
    await serverPages(pages, controlled, definition.health);
    serveReference(pages, definition);
  });

  const expiry = setInterval(() => worlds.expire(IDLE_LIMIT_MS), MINUTE).unref();
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', async () => {
    clearInterval(expiry);
    document?.close();
    await allFinished();
    worlds.close();
  });
  await app.ready();
  return app;
}

function sendErrors(app: FastifyInstance, report: (bug: unknown, request: FastifyRequest) => void): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (error instanceof HttpError)
      return sendProblem(reply, error.status, { detail: error.message, ...(error.errors && { errors: error.errors }) });
    if (statusCode < 500)
      return sendProblem(reply, statusCode, { detail: unreadableBody(error, request)?.detail ?? messages.badRequest });
    report(error, request);
    return error instanceof StorageFailure
      ? sendProblem(reply, 503, { detail: messages.tryAgain })
      : sendProblem(reply, 500);
  });
}

/** A proxy and this server could take different ones of two hosts. */
function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    let hosts = 0;
    for (let index = 0; index < raw.rawHeaders.length; index += 2)
      if (raw.rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
    if (hosts > 1) return void sendProblem(reply, 400, { detail: messages.badRequest });
    done();
  });
}

function serveControl(app: FastifyInstance, on: Controlled, access: ControlAccess, stopping: AbortSignal): void {
  readJsonBodies(app);
  guardControl(app, access);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ ...commonHeaders, 'cache-control': 'no-store' });
    done();
  });
  streamEvents(app, on, stopping);
  serveControlCalls(app, controlCalls, on);
  app.get(`${CONTROL_BASE}/openapi.json`, async () => controlDocument());
}

/** The certificate and key of these files (PEM), if they are readable, in force and belong together. @throws SetupError */
function readCertificate(certFile: string, keyFile: string): { cert: string; key: string } {
  try {
    const certificate = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    createSecureContext(certificate);
    const end = new X509Certificate(certificate.cert).validToDate;
    if (end < new Date()) throw new Error(configMessages.expired(end));
    return certificate;
  } catch (error) {
    throw new SetupError(configMessages.noCertificate(certFile, keyFile, (error as Error).message), [], {
      cause: error,
    });
  }
}
