import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { errorMessages as messages } from '../contract/error.messages.ts';
import { JsonTooDeep, refuseDeepJson } from '../contract/json-depth.ts';
import { Refusal } from '../contract/refusal.ts';
import { splitWorldAddress, WORLD_HEADER } from '../contract/world-address.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { UnreadableBody } from '../pipeline/request.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import type { WorldRegistry } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { worldsMessages } from '../worlds/worlds.messages.ts';
import { responseSender } from './send-response.ts';

interface Served<World extends EngineWorld> {
  readonly engine: Engine<World>;
  readonly worlds: WorldRegistry<World>;
  /** Whether a page of another site sent the request. It creates no world: its pictures alone could fill the memory. */
  readonly isForeign: (request: FastifyRequest) => boolean;
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

/** A body of another media type than JSON, which the engine accepts or refuses. */
class OtherBody {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Passes every request that no other route has to the engine, in its world: that of the URL, the header, or the default. */
export function serveEngine<World extends EngineWorld>(
  app: FastifyInstance,
  { engine, worlds, isForeign, stopping }: Served<World>,
): void {
  const send = responseSender();

  async function respond(request: FastifyRequest, reply: FastifyReply, unreadable?: UnreadableBody) {
    const { method, url: sentUrl, headers, body } = request;
    const { json, text } =
      body instanceof OtherBody ? { json: undefined, text: body.text } : { json: body, text: undefined };
    const { name = String(headers[WORLD_HEADER] ?? DEFAULT_WORLD), inside: url } = splitWorldAddress(sentUrl);
    if (isForeign(request) && !worlds.has(name)) throw new Refusal(403, worldsMessages.foreign(name));
    const world = worlds.open(name);
    const { response } = await engine.handle(
      { method, url, sentUrl, headers, json, text, unreadable, stopping },
      world,
    );
    return send(response, reply);
  }

  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new OtherBody(String(text))),
  );
  app.route({
    // The CORS plugin has OPTIONS.
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

/** Accepts only JSON bodies. */
export function readJsonBodies(app: FastifyInstance): void {
  // Prevents prototype pollution: rejects __proto__ and constructor.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    try {
      refuseDeepJson(body);
    } catch (error) {
      return done(error as Error);
    }
    // The default parser calls `done` and returns nothing.
    void parse(request, body, done);
  });
}

/** Why a body could not be read; undefined for other errors. */
export function unreadableBody(error: FastifyError, { routeOptions }: FastifyRequest): UnreadableBody | undefined {
  const { statusCode } = error;
  if (statusCode === 413) return { status: 413, detail: messages.tooLarge(routeOptions.bodyLimit) };
  if (statusCode === 415) return { status: 415, detail: messages.otherType(['application/json']) };
  if (statusCode !== 400) return undefined;
  return { status: 400, detail: error instanceof JsonTooDeep ? error.message : undefined };
}
