import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { clearInterval, setInterval } from 'node:timers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { createSecureContext } from 'node:tls';
import cors from '@fastify/cors';
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
import { headerNames, type Contract, type Served } from '../document/calls.ts';
import type { MockDefinition } from '../engine/definition.ts';
import type { Engine, ReportBug } from '../engine/engine.ts';
import { overrideHeaders } from '../faults/rules.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { commonHeaders, BODY_LIMIT, VIOLATIONS_HEADER } from '../http/http.ts';
import { HttpError } from '../http/problem.ts';
import { memoized } from '../store/lazy.ts';
import { StorageFailure } from '../store/rows.ts';
import type { EngineWorld, WorldRegistry } from '../worlds/worlds.ts';
import { guardControl, isLocalName, type ControlAccess } from './control-access.ts';
import { serveReference } from './reference-page.ts';
import { readBytes, readJsonBodies, sendProblem, serveEngine, unreadableBody } from './serve-engine.ts';
import { serverPages, toConsole } from './server-pages.ts';

// The engine behind Fastify: here is the server, from which pages may ask to how it ends; serve-engine.ts passes on every
// request and sends the response, control-access.ts guards the control calls, server-pages.ts and reference-page.ts are
// pages. mock-api.ts puts engine, worlds and log together for it.

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

const ONE_DAY_IN_SECONDS = 86_400;
/** Those of the control API, and HEAD. */
const ownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What pages may read besides the headers that the contract declares. */
const ownHeaders = ['date', 'etag', 'location', 'retry-after', overrideHeaders.situation, VIOLATIONS_HEADER];

/** Lets pages of this machine and of the listed origins call the API and the control API, with their own headers and credentials. */
async function allowPages(app: FastifyInstance, origins: readonly string[], served: Served): Promise<void> {
  await app.register(cors, {
    delegator: ({ headers }, decide) => {
      const { origin = '' } = headers;
      if (origin === '' || !(origins.includes(origin) || isLocalName(URL.parse(origin)?.hostname ?? '')))
        return decide(null, { origin: false });
      decide(null, {
        origin,
        credentials: true,
        ...allowedIn(served.contract),
        maxAge: ONE_DAY_IN_SECONDS,
        // Another OPTIONS request is one of the API.
        preflight: headers['access-control-request-method'] !== undefined,
      });
    },
  });
}

const allowedIn = memoized(({ calls }: Contract) => {
  const all = Object.values(calls);
  const declared = all.flatMap(({ responses }) => responses.flatMap(headerNames));
  return {
    exposedHeaders: [...new Set([...ownHeaders, ...declared])].join(', '),
    methods: [...new Set([...ownMethods, ...all.map(({ method }) => method)])].join(', '),
  };
});

/** Time for requests that clients sent before the shutdown; it begins again while more of them come. */
const GRACE_MS = 100;
/** Time for all of them, under a load that does not end. */
const GRACE_LIMIT_MS = 1_000;
/** Connections that Node lets wait, and a request on each: whatever comes after them came after the shutdown. */
const WAITING_LIMIT = 2 * 511;
/** Time for the responses in progress. */
const LIMIT_MS = 5_000;
const CHECK_MS = 50;

/**
 * Responds to requests sent before the shutdown, because browsers keep connections open; then closes all connections. To
 * be called before routes are registered.
 *
 * @returns waits, once the server is closed, for the responses on other addresses of localhost
 */
function finishBeforeClosing(app: FastifyInstance): () => Promise<void> {
  let unfinished = 0;
  /** Connections and requests. */
  let seen = 0;
  app.server.on('connection', () => (seen += 1));
  // A hook sees the requests of every address of localhost, of which `app.server` has one.
  app.addHook('onRequest', (_request, reply, done) => {
    seen += 1;
    unfinished += 1;
    reply.raw.once('close', () => (unfinished -= 1));
    done();
  });
  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const end = performance.now() + GRACE_LIMIT_MS;
    const most = seen + WAITING_LIMIT;
    let before;
    let turn;
    do {
      before = seen;
      await setTimeout(GRACE_MS);
      // A turn of the event loop accepts one connection, and can take long: time says nothing of what still waits.
      do {
        turn = seen;
        await setImmediate();
      } while (seen > turn && seen < most);
    } while (seen > before && performance.now() < end);
    const limit = performance.now() + LIMIT_MS;
    const check = setInterval(() => {
      if (unfinished === 0 || performance.now() > limit) app.server.closeAllConnections();
    }, CHECK_MS);
    app.server.once('close', () => clearInterval(check));
  });
  return async () => {
    const limit = performance.now() + LIMIT_MS;
    while (unfinished > 0 && performance.now() < limit) await setTimeout(CHECK_MS);
  };
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
