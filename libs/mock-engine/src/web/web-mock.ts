import type { MockDefinition } from '../engine/definition.ts';
import { createEngine, type ReportBug } from '../engine/engine.ts';
import type { EngineRequest, EngineResponse } from '../engine/request.ts';
import type { FaultSource, RuleSource } from '../faults/fault.ts';
import { createRules } from '../faults/rules.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { bodilessStatuses } from '../http/http.ts';
import { throttle } from '../http/throttle.ts';
import { createRows, type Row, type SaveRows } from '../store/rows.ts';
import { type Clock, systemRandom, type Random } from '../store/sources.ts';
import { createRequestLog } from '../traffic/request-log.ts';
import { DEFAULT_WORLD, openWorld, type EngineWorld } from '../worlds/worlds.ts';

// A mock API on Request and Response, without a server: for service workers, MSW and tests. It responds like the server,
// without limits of size and time, and reads no compressed body. `fetch-handler.ts` makes one of an OpenAPI document.

interface WebWorldOptions {
  readonly name?: string;
  /** The rows of an earlier visit; without any the world is new. */
  readonly saved?: readonly Row[];
  readonly save?: SaveRows;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** A mock API with browser APIs only, for example in a service worker. The caller keeps its worlds. */
export function webMock<World extends EngineWorld>(definition: MockDefinition<World>, reportBug: ReportBug) {
  const rules = createRules(definition, definition.situations);
  const requestLog = createRequestLog(() => undefined);
  const { handle } = createEngine(definition, { served: definition, rules, requestLog, reportBug });
  // Recordings need a server.
  const ruleOf = (source: RuleSource) => rules.stored(source as FaultSource);

  return {
    rules,
    requestLog,
    /** Responds in a world. @param inside path and query inside the world; by default the request's own */
    async respond(request: Request, world: World, inside?: string): Promise<Response> {
      const { pathname, search, origin } = new URL(request.url);
      const sentUrl = pathname + search;
      const response = await handle(
        {
          method: request.method,
          url: inside ?? sentUrl,
          sentUrl,
          origin: () => origin,
          headers: Object.fromEntries(request.headers),
          ...(await readBytes(request)),
        },
        world,
      );
      return toResponse(response, request);
    },
    openWorld({ name = DEFAULT_WORLD, saved = [], save, clock, random = systemRandom }: WebWorldOptions = {}): World {
      const base = openWorld({ name, rows: createRows(saved, save), random, clock, ruleOf });
      const world = definition.worlds.open(base);
      if (saved.length === 0) definition.worlds.seed(world);
      return world;
    },
  };
}

async function readBytes({ method, body, headers }: Request): Promise<Pick<EngineRequest, 'bytes' | 'unreadable'>> {
  // GET and HEAD have no body, whatever the headers say.
  if (method === 'GET' || method === 'HEAD' || !body) return {};
  const isCoded = !/^(identity)?$/i.test(headers.get('content-encoding') ?? '');
  if (isCoded) return { unreadable: { status: 415, detail: messages.otherCoding() } };
  return { bytes: new Uint8Array(await new Response(body).arrayBuffer()) };
}

/** Converts a response; a broken connection becomes a network error. */
export function toResponse(response: EngineResponse, { method }: Pick<Request, 'method'>): Response {
  const { status, headers, connection } = response;
  if (connection !== undefined) return Response.error();
  const isSent = method !== 'HEAD' && !bodilessStatuses.has(status);
  const all = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  return new Response(isSent ? toBodyInit(response) : null, { status, headers: all });
}

function toBodyInit({ body = '', bytesPerSecond }: EngineResponse): ConstructorParameters<typeof Response>[0] {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (bytesPerSecond !== undefined) return toStream(throttle(bytes, bytesPerSecond));
  return bytes instanceof Uint8Array ? new Uint8Array(bytes) : toStream(bytes);
}

/** Replaces ReadableStream.from, which some browsers lack. */
function toStream(pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}
