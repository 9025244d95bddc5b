import { commonHeaders } from '../contract/answer-headers.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import { decodedParameters } from '../contract/find-route.ts';
import { JsonTooDeep, parseJson } from '../contract/json-depth.ts';
import { problem } from '../contract/problem.ts';
import type { Engine } from '../pipeline/engine.ts';
import type { BodyFault, EngineResponse } from '../pipeline/request.ts';
import { problemResponse } from '../pipeline/responses.ts';
import { throttle } from '../pipeline/throttle.ts';
import type { EngineWorld } from '../worlds/world.ts';

/** Handles a request in a world. */
export type WebApi<World> = (request: Request, world: World) => Promise<Response>;

/**
 * Runs an engine on Request and Response, for example in a service worker. It responds like the server, without
 * compression, ETags and limits of size and time.
 */
export function webApi<World extends EngineWorld>({ finder, fullAddress, handle }: Engine<World>): WebApi<World> {
  return async (request, world) => {
    const { pathname, search } = new URL(request.url);
    const path = fullAddress(pathname);
    const found = finder.find(request.method, path);
    const parameters = decodedParameters(found?.parameters ?? {});
    if (!parameters) return toResponse(problemResponse(problem(400, { detail: messages.badRequest })), request);

    const headers: Record<string, string> = {};
    request.headers.forEach((value, name) => (headers[name] = value));
    const body = found ? await readBody(request) : { json: undefined };
    const engineRequest = { route: found?.route, url: path + search, parameters, headers, ...body };
    const { response } = await handle(engineRequest, world);
    return toResponse(response, request);
  };
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Reads a JSON body; the engine reports an unreadable one. */
async function readBody(request: Request): Promise<{ json: unknown; bodyFault?: BodyFault }> {
  // GET and HEAD have no body, whatever the headers say.
  if (request.method === 'GET' || request.method === 'HEAD') return { json: undefined };
  const text = await request.text();
  const type = request.headers.get('content-type');
  if (type === null && text === '') return { json: undefined };
  if (type === null || !JSON_TYPE.test(type)) return { json: undefined, bodyFault: { status: 415 } };
  try {
    return { json: parseJson(text) };
  } catch (error) {
    const detail = error instanceof JsonTooDeep ? error.message : undefined;
    return { json: undefined, bodyFault: { status: 400, detail } };
  }
}

/** Statuses that must not have a body. */
const bodiless = new Set([204, 304]);

/** Converts a response; a broken connection becomes a network error. */
export function toResponse(response: EngineResponse, { method }: Pick<Request, 'method'>): Response {
  const { status, headers, connection } = response;
  if (connection !== undefined) return Response.error();
  const isSent = method !== 'HEAD' && !bodiless.has(status);
  return new Response(isSent ? bodyOf(response) : null, { status, headers: { ...commonHeaders, ...headers } });
}

function bodyOf({ body, json, bytesPerSecond }: EngineResponse): BodyInit {
  const content = body ?? (json === undefined ? '' : JSON.stringify(json));
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  if (bytesPerSecond !== undefined) return streamOf(throttle(bytes, bytesPerSecond));
  return bytes instanceof Uint8Array ? new Uint8Array(bytes) : streamOf(bytes);
}

/** Replaces ReadableStream.from, which some browsers lack. */
function streamOf(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}
