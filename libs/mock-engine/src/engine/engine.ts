import type { Contract, CurrentContract } from '../document/contract.ts';
import { commonHeaders, sendable } from '../http/http.ts';
import { errorMessages as messages } from '../http/contract.messages.ts';
import { contractRoutes, decodedParameters, routeFinder } from '../http/routes.ts';
import { problem, HttpError } from '../http/problem.ts';
import { NO_RESPONSE, type RequestLog } from '../traffic/request-log.ts';
import { drawLatency } from '../faults/fault.ts';
import { readHeaderRules, type Rules } from '../faults/rules.ts';
import { StorageFailure } from '../store/rows.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ApiDefinition } from './definition.ts';
import { createListCache, notFoundResponse, problemResponse } from './responses.ts';
import { readBody, type EngineRequest, type EngineResponse, type EngineRoute, type RoutedRequest } from './request.ts';
import { respond } from './respond.ts';
import { wait } from '../http/throttle.ts';

/** Called for an error of an operation, which gets 500. */
export type ReportBug = (bug: unknown, call: string) => void;

export interface Handled {
  readonly response: EngineResponse;
  /** Ids of the situations and overrides that affected it. */
  readonly applied: readonly string[];
}

/** A mock API without a server: adapters pass requests to it and send its responses. */
export type Engine<World extends EngineWorld> = ReturnType<typeof createEngine<World>>;

/** The id in the request log when override headers are invalid. */
const refusedOverride = ['refused-override'];
const none: readonly string[] = [];

interface EngineParts {
  readonly current: CurrentContract;
  readonly rules: Rules;
  readonly requestLog: Pick<RequestLog, 'add'>;
  readonly reportBug: ReportBug;
}

export function createEngine<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  { current, rules, requestLog, reportBug }: EngineParts,
) {
  const { extraRoutes = [] } = definition;
  const lists = createListCache();
  let routed = routesOf(current());

  function routesOf(contract: Contract) {
    return { contract, finder: routeFinder<EngineRoute<World>>([...contractRoutes(contract.calls), ...extraRoutes]) };
  }

  function routesNow() {
    if (routed.contract !== current()) routed = routesOf(current());
    return routed;
  }

  /** Handles and logs a request: route, faults, authentication, validation, operation. */
  async function handle(request: EngineRequest, world: World): Promise<Handled> {
    const startedAt = performance.now();
    const { contract, finder } = routesNow();
    const mark = request.url.indexOf('?');
    const path = mark === -1 ? request.url : request.url.slice(0, mark);
    const query = mark === -1 ? undefined : request.url.slice(mark + 1);
    const found = finder.find(request.method, path);
    const { route, encoded = {} } = found ?? {};
    const { operationId, call } = route && 'call' in route ? route : {};
    const parameters = found && decodedParameters(encoded);
    // Few bodies take time to read.
    const reading = readBody(request, call);
    const read = reading instanceof Promise ? await reading : reading;
    const { body, unreadable } = read;
    const { response, applied } =
      route && parameters
        ? await atRoute(
            { ...request, route, encoded, parameters, contract, read, body, unreadable, operationId, path, query },
            world,
          )
        : { response: found ? badRequest() : notFoundResponse(path, finder), applied: none };
    const headers: Record<string, string | readonly string[]> = { ...commonHeaders, date: dateAt(world.clock.now()) };
    Object.assign(headers, response.headers);
    if (applied.length > 0) headers['x-mock-situation'] = sendable(applied.join(', '));
    const sent = { response: { ...response, headers }, applied };
    // Without fields no secrets could be masked.
    log(request, { contract, operationId, body: read.hasFields ? body : undefined }, sent, world, startedAt);
    return sent;
  }

  async function atRoute(request: RoutedRequest<World>, world: World): Promise<Handled> {
    let applied: readonly string[] = refusedOverride;
    try {
      const fault = world.situations.faultOf(request, readHeaderRules(request.headers, request.operationId, rules));
      applied = fault?.appliedRules ?? none;
      if (fault?.latency) await wait(drawLatency(fault.latency, world.random), request.stopping);
      if (fault?.connection !== undefined)
        return { response: { status: 0, headers: {}, body: undefined, connection: fault.connection }, applied };
      const response = await respond(definition, request, world, fault);
      return { response: response.isCacheable ? await lists.respond(response, request) : response, applied };
    } catch (error) {
      return { response: { ...errorResponse(error, request), isForced: applied === refusedOverride }, applied };
    }
  }

  function errorResponse(error: unknown, { method, sentUrl, contract }: RoutedRequest<World>): EngineResponse {
    if (error instanceof HttpError) return problemResponse(problem(error.status, { detail: error.message }));
    reportBug(error, `${method} ${contract.masks.url(sentUrl)}`);
    const isFull = error instanceof StorageFailure;
    return problemResponse(isFull ? problem(503, { detail: messages.tryAgain }) : problem(500));
  }

  function log(
    { method, sentUrl, headers, bytes }: EngineRequest,
    { contract, operationId, body: request }: Pick<RoutedRequest<World>, 'contract' | 'body' | 'operationId'>,
    { response, applied }: Handled,
    world: World,
    startedAt: number,
  ): void {
    const { isForced = false, isCacheable, connection, violations, responseViolations, body } = response;
    // Many requests share the bytes of a list.
    const size = !isCacheable && (typeof body === 'string' || body instanceof Uint8Array) ? body.length : 0;
    requestLog.add(contract, {
      world: world.name,
      method,
      url: sentUrl,
      operationId,
      status: connection === undefined ? response.status : NO_RESPONSE,
      ms: performance.now() - startedAt,
      appliedRules: applied,
      request,
      response: response.json,
      isForced: isForced || world.isOver(),
      isCacheable,
      requestHeaders: headers,
      responseHeaders: response.headers,
      bodySize: (bytes?.length ?? 0) + size,
      requestViolations: violations,
      responseViolations,
    });
  }

  /** Whether a route has this method and path to the letter, such as `/` instead of the console. */
  const has = (method: string, path: string): boolean => {
    const { encoded } = routesNow().finder.find(method, path) ?? {};
    return encoded !== undefined && Object.keys(encoded).length === 0;
  };

  return { handle, has };
}

/** The Date header of a time in milliseconds, written once a second. */
function dateAt(now: number): string {
  const second = Math.floor(now / 1000);
  if (second !== written.second) written = { second, date: new Date(now).toUTCString() };
  return written.date;
}
let written = { second: NaN, date: '' };

const badRequest = () => problemResponse(problem(400, { detail: messages.badRequest }));
