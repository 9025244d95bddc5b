import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preParsingHookHandler,
  RequestPayload,
} from 'fastify';
import type { Engine } from '../engine/engine.ts';
import type { UnreadableBody } from '../engine/request.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { parseReceivedJson } from '../http/json.ts';
import { HttpError } from '../http/problem.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import { requestedWorld, WORLD_HEADER, type EngineWorld } from '../worlds/world.ts';
import { worldsMessages } from '../worlds/worlds.messages.ts';
import { isForeignPage, type ControlAccess } from './control-access.ts';
import { sendResponse } from './send-response.ts';

/**
 * Passes every request that no other route has to the engine, in its world: that of the URL, the header, or the default.
 *
 * @param stopping aborted when the server stops
 */
export function serveEngine<World extends EngineWorld>(
  app: FastifyInstance,
  engine: Engine<World>,
  worlds: WorldRegistry<World>,
  access: ControlAccess,
  stopping: AbortSignal,
): void {
  async function respond(request: FastifyRequest, reply: FastifyReply, unreadable?: UnreadableBody) {
    const { method, url: sentUrl, headers, body } = request;
    const bytes = body as Uint8Array | undefined;
    const { name, inside: url } = requestedWorld(sentUrl, headers[WORLD_HEADER] as string | undefined);
    // A page of another site creates no world: its pictures alone could fill the memory.
    if (!worlds.has(name) && isForeignPage(headers, access)) throw new HttpError(403, worldsMessages.foreign(name));
    const world = worlds.open(name);
    // Few responses need it, and Fastify asks which proxy it trusts.
    const origin = () => `${request.protocol}://${request.host}`;
    const sent = { method, url, sentUrl, origin, headers, bytes, unreadable, stopping };
    return sendResponse(await engine.handle(sent, world), reply);
  }

  app.addHook('preParsing', decompress);
  app.route({
    // `@fastify/cors` has the route of OPTIONS, and passes on what is no preflight.
    method: app.supportedMethods.filter((method) => method !== 'OPTIONS'),
    url: '/*',
    handler: (request, reply) => respond(request, reply),
  });
  app.setNotFoundHandler((request, reply) => respond(request, reply));
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const unreadable = unreadableBody(error, request);
    if (!unreadable) throw error;
    // Keeps the connection open: a client that is still sending would otherwise not see the response.
    if (unreadable.status === 413) reply.removeHeader('connection');
    return respond(request, reply, unreadable);
  });
}

const decoders = new Map([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** Decompresses a body. The server's limit is also that of the decompressed one. */
const decompress: preParsingHookHandler = (request, _reply, payload: RequestPayload, done) => {
  const { 'content-encoding': header } = request.headers;
  if (header === undefined) return done(null, payload);
  const codings = header.toLowerCase().split(/[\s,]+/);
  const applied = codings.filter((one) => one !== '' && one !== 'identity').reverse();
  const steps = applied.flatMap((one) => decoders.get(one)?.() ?? []);
  if (steps.length < applied.length)
    return done(Object.assign(new Error(messages.otherCoding([...decoders.keys()])), { statusCode: 415 }));
  const decoded: RequestPayload | undefined = steps.at(-1);
  if (!decoded) return done(null, payload);
  let size = 0;
  payload.on('data', (chunk: Uint8Array) => (decoded.receivedEncodedLength = size += chunk.length));
  // The last one has the error of any, for Fastify.
  pipeline([payload, ...steps], () => undefined);
  done(null, decoded);
};

/** Leaves bodies as they are, for the engine. */
export function readBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

/** Accepts only JSON bodies. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      // Some clients name the type of every request.
      done(null, text === '' ? undefined : parseReceivedJson(String(text)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}

/** Why a body could not be read; undefined for other errors. */
export function unreadableBody(error: FastifyError, { routeOptions }: FastifyRequest): UnreadableBody | undefined {
  const { statusCode } = error;
  if (statusCode === 413) return { status: 413, detail: messages.tooLarge(routeOptions.bodyLimit) };
  // Fastify's own message for a type; ours for a coding has no code.
  if (statusCode === 415)
    return { status: 415, detail: error.code ? messages.otherType(['application/json']) : error.message };
  return statusCode === 400 ? { status: 400 } : undefined;
}
