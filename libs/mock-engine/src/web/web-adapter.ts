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

/** Answers a request in a world. */
export type WebApi<World> = (request: Request, world: World) => Promise<Response>;

/**
 * An engine for Request and Response, without a server: for a service worker above all. It answers as the server does,
 * apart from what concerns the connection alone: compression, versions to ask again by, limits of size and time.
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
    const asked = { route: found?.route, url: path + search, parameters, headers, ...body, fault: undefined };
    return toResponse(await handle(asked, world), request);
  };
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** A body that cannot be read is no error: the engine says why. */
async function readBody(request: Request): Promise<{ json: unknown; bodyFault?: BodyFault }> {
  // These bring no body, whatever they say of it.
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

/** Statuses whose answers have no body, not even an empty one. */
const bodiless = new Set([204, 304]);

/** A broken connection is what a browser calls a network error. */
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

/** ReadableStream.from, which not every browser has. */
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
