import type { Contract, Served } from '../document/calls.ts';
import { drawLatency } from '../faults/fault.ts';
import { overrideHeaders, readHeaderRules, type Rules } from '../faults/rules.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { commonHeaders, encodeHeaderValue } from '../http/http.ts';
import { problem, HttpError } from '../http/problem.ts';
import { contractRoutes, decodedParameters, routeFinder } from '../http/routes.ts';
import { wait } from '../http/throttle.ts';
import { memoized } from '../store/lazy.ts';
import { StorageFailure } from '../store/rows.ts';
import { NO_RESPONSE, type RequestLog, type ServedRequest } from '../traffic/request-log.ts';
import type { EngineWorld } from '../worlds/worlds.ts';
import type { MockDefinition } from './definition.ts';
import { readBody, type EngineRequest, type EngineResponse, type EngineRoute, type RoutedRequest } from './request.ts';
import { respond } from './respond.ts';
import { listResponse, notFoundResponse, problemResponse } from './responses.ts';

// A request from its arrival to its response: `handle` finds the route and reads the body (`request.ts`), applies faults,
// then `respond.ts` authenticates, checks and runs the operation, and `responses.ts` writes what it responds in the media
// type that the client prefers. 415 is decided in `request.ts`, of compressed bodies by servers, 406 in `responses.ts`. What the
// engine is made of, and how it follows from documents, is in `definition.ts` and `document-definition.ts`. Servers and
// service workers are its adapters.

/** Called for an error of an operation, which gets 500. */
export type ReportBug = (bug: unknown, call: string) => void;

interface Handled {
  readonly response: EngineResponse;
  /** Ids of the situations and overrides that affected it. */
  readonly applied: readonly string[];
}

/** A mock API without a server: adapters pass requests to it and send its responses. */
export type Engine<World extends EngineWorld> = ReturnType<typeof createEngine<World>>;

/** The id in the request log when override headers are invalid. */
const refusedOverride = ['refused-override'];

const badRequest = problem(400, { detail: messages.badRequest });

interface EngineParts {
  readonly served: Served;
  readonly rules: Rules;
  readonly requestLog: Pick<RequestLog, 'add'>;
  readonly reportBug: ReportBug;
}

export function createEngine<World extends EngineWorld>(definition: MockDefinition<World>, parts: EngineParts) {
  const { served, requestLog } = parts;
  const finderOf = memoized((contract: Contract) =>
    routeFinder<EngineRoute<World>>([...contractRoutes(contract.calls), ...(definition.extraRoutes ?? [])]),
  );
  // Made before the first request: a large contract takes time.
  finderOf(served.contract);

  /** Handles and logs a request: route, faults, authentication, validation, operation. */
  async function handle(request: EngineRequest, world: World): Promise<EngineResponse> {
    const startedAt = performance.now();
    const { contract } = served;
    const finder = finderOf(contract);
    const mark = request.url.indexOf('?');
    const path = mark === -1 ? request.url : request.url.slice(0, mark);
    const query = mark === -1 ? undefined : request.url.slice(mark + 1);
    const found = finder.find(request.method, path);
    const { route, encoded = {} } = found ?? {};
    const call = route && 'path' in route ? route : undefined;
    const operationId = call?.id;
    const parameters = found && decodedParameters(encoded);
    // Few bodies take time to read.
    const reading = readBody(request, call);
    const read = reading instanceof Promise ? await reading : reading;
    const { body, unreadable } = read;
    const known = { contract, encoded, read, body, unreadable, path, query, call, operationId };
    const { response, applied } =
      route && parameters
        ? await atRoute(definition, parts, { ...request, ...known, route, parameters }, world)
        : { response: found ? problemResponse(badRequest) : notFoundResponse(path, finder), applied: [] };
    const headers: Record<string, string | readonly string[]> = {
      ...commonHeaders,
      date: formatDate(world.clock.now()),
    };
    Object.assign(headers, response.headers);
    if (applied.length > 0) headers[overrideHeaders.situation] = encodeHeaderValue(applied.join(', '));
    const sent = { ...response, headers };
    requestLog.add(
      contract.masks,
      toServedRequest(request, { call, read, startedAt }, { response: sent, applied }, world),
    );
    return sent;
  }

  /** Whether a route has this method and path to the letter, such as `/` instead of the console. */
  const has = (method: string, path: string): boolean => {
    const { encoded } = finderOf(served.contract).find(method, path) ?? {};
    return encoded !== undefined && Object.keys(encoded).length === 0;
  };

  return { handle, has };
}

async function atRoute<World extends EngineWorld>(
  definition: MockDefinition<World>,
  { rules, reportBug }: EngineParts,
  request: RoutedRequest<World>,
  world: World,
): Promise<Handled> {
  let applied: readonly string[] = refusedOverride;
  try {
    const ofHeaders = readHeaderRules(request.headers, request.operationId, rules);
    applied = [];
    const fault = world.situations.faultOf(request, ofHeaders);
    applied = fault?.appliedRules ?? [];
    if (fault?.latency) await wait(drawLatency(fault.latency, world.random), request.stopping);
    if (fault?.connection !== undefined)
      return { response: { status: 0, headers: {}, body: undefined, connection: fault.connection }, applied };
    const response = await respond(definition, request, world, fault);
    return { response: response.isCacheable ? await listResponse(response, request) : response, applied };
  } catch (error) {
    if (!(error instanceof HttpError))
      reportBug(error, `${request.method} ${request.contract.masks.url(request.sentUrl)}`);
    return { response: { ...problemResponse(problemOf(error)), isForced: applied === refusedOverride }, applied };
  }
}

function problemOf(error: unknown) {
  if (error instanceof HttpError) return problem(error.status, { detail: error.message });
  return error instanceof StorageFailure ? problem(503, { detail: messages.tryAgain }) : problem(500);
}

function toServedRequest(
  { method, sentUrl, headers, bytes }: EngineRequest,
  { call, read, startedAt }: Pick<RoutedRequest<never>, 'call' | 'read'> & { startedAt: number },
  { response, applied }: Handled,
  world: EngineWorld,
): ServedRequest {
  const { isForced = false, isCacheable, connection, violations, responseViolations, body: sent } = response;
  // Many requests share the bytes of a list.
  const size = !isCacheable && (typeof sent === 'string' || sent instanceof Uint8Array) ? sent.length : 0;
  return {
    world: world.name,
    method,
    url: sentUrl,
    call,
    status: connection === undefined ? response.status : NO_RESPONSE,
    ms: performance.now() - startedAt,
    appliedRules: applied,
    // Without fields no secrets could be masked.
    request: read.hasFields ? read.body : undefined,
    response: response.json,
    isForced: isForced || world.isOver(),
    isCacheable,
    requestHeaders: headers,
    responseHeaders: response.headers,
    bodySize: (bytes?.length ?? 0) + size,
    requestViolations: violations,
    responseViolations,
  };
}

/** The Date header, written once a second: that takes as long as half a response from a list. */
function formatDate(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== lastDate.second) lastDate = { second, date: new Date(now).toUTCString() };
  return lastDate.date;
}
let lastDate = { second: NaN, date: '' };
