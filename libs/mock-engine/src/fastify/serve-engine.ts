import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { errorMessages as messages } from '../contract/contract.messages.ts';
import { parseJson } from '../contract/json.ts';
import { Refusal } from '../contract/problem.ts';
import { requestedWorld, WORLD_HEADER } from '../worlds/world-name.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { UnreadableBody } from '../pipeline/request.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { worldsMessages } from '../worlds/worlds.messages.ts';
import { sendResponse } from './send-response.ts';

interface Served<World extends EngineWorld> {
  readonly engine: Engine<World>;
  readonly worlds: WorldRegistry<World>;
  /** Whether a page of another site sent the request. It creates no world: its pictures alone could fill the memory. */
  readonly isForeign: (request: FastifyRequest) => boolean;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

/** Passes every request that no other route has to the engine, in its world: that of the URL, the header, or the default. */
export function serveEngine<World extends EngineWorld>(
  app: FastifyInstance,
  { engine, worlds, isForeign, stopping }: Served<World>,
): void {
  async function respond(request: FastifyRequest, reply: FastifyReply, unreadable?: UnreadableBody) {
    const { method, url: sentUrl, headers, body } = request;
    const text = body as string | undefined;
    const { name, inside: url } = requestedWorld(sentUrl, headers[WORLD_HEADER] as string | undefined);
    if (isForeign(request) && !worlds.has(name)) throw new Refusal(403, worldsMessages.foreign(name));
    const world = worlds.open(name);
    const { response } = await engine.handle({ method, url, sentUrl, headers, text, unreadable, stopping }, world);
    return sendResponse(response, reply);
  }

  // The engine reads bodies.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  app.route({
    method: app.supportedMethods,
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

/** Accepts only JSON bodies. */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseJson(String(text)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}

/** Why a body could not be read; undefined for other errors. */
export function unreadableBody(error: FastifyError, { routeOptions }: FastifyRequest): UnreadableBody | undefined {
  const { statusCode } = error;
  if (statusCode === 413) return { status: 413, detail: messages.tooLarge(routeOptions.bodyLimit) };
  if (statusCode === 415) return { status: 415, detail: messages.otherType(['application/json']) };
  return statusCode === 400 ? { status: 400 } : undefined;
}
