import { Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { TLSSocket } from 'node:tls';
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
import type { EngineResponse, UnreadableBody } from '../engine/request.ts';
import { problemResponse } from '../engine/responses.ts';
import type { ConnectionFault } from '../faults/fault.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { commonHeaders } from '../http/http.ts';
import { parseReceivedJson } from '../http/json.ts';
import { HttpError, problem, type Problem } from '../http/problem.ts';
import { throttle } from '../http/throttle.ts';
import { worldsMessages } from '../worlds/worlds.messages.ts';
import { requestedWorld, WORLD_HEADER, type EngineWorld, type WorldRegistry } from '../worlds/worlds.ts';
import { isForeignPage, type ControlAccess } from './control-access.ts';

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

/** Sends a response of the engine. */
function sendResponse(
  { status, headers, body, bytesPerSecond, connection }: EngineResponse,
  reply: FastifyReply,
): FastifyReply {
  if (connection !== undefined) return breakConnection(reply, connection);
  reply.code(status);
  for (const [name, value] of Object.entries(headers))
    if (name === 'vary') addVary(reply, String(value));
    else reply.header(name, value);
  return reply.send(bytesPerSecond === undefined ? toPayload(body) : throttled(body, bytesPerSecond, reply));
}

/** Sends a problem (RFC 9457) from outside the engine. */
export const sendProblem = (reply: FastifyReply, status: number, details?: Pick<Problem, 'detail' | 'errors'>) =>
  sendResponse(problemResponse(problem(status, details)), reply.headers(commonHeaders));

type Body = EngineResponse['body'];

function toPayload(body: Body): string | Buffer | Readable | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body;
  if (!(body instanceof Uint8Array)) return Readable.from(body);
  // The same bytes: a copy of a long list for each request would take as long as the rest.
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

function throttled(body: Body, bytesPerSecond: number, reply: FastifyReply): string | Readable {
  if (body === undefined || reply.request.method === 'HEAD') return '';
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (bytes instanceof Uint8Array) reply.header('content-length', bytes.length);
  return Readable.from(throttle(bytes, bytesPerSecond));
}

/** Adds a header name to Vary and keeps the others, such as those of the CORS plugin. */
function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}

const garbage = Buffer.from([0x16, 0x03, 0x01, 0xff, 0x00, 0x7f, 0x0d, 0x0a, 0x80, 0xfe, 0x00, 0x0d, 0x0a]);

function breakConnection(reply: FastifyReply, fault: ConnectionFault): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  const { socket } = raw;
  // `inject` in tests has no socket: only the response can be destroyed.
  if (!(socket instanceof Socket)) raw.destroy(new Error('The connection was broken on purpose.'));
  // An encrypted connection cannot be reset, only closed.
  else if (fault === 'reset' && socket instanceof TLSSocket) socket.destroy();
  else if (fault === 'reset') socket.resetAndDestroy();
  else if (fault === 'empty') socket.end();
  else socket.end(garbage);
  return reply;
}
