import { commonHeaders } from '../contract/response-headers.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import { contractRoutes, decodedParameters, routeFinder } from '../contract/find-route.ts';
import { maskedUrl } from '../contract/mask.ts';
import { problem } from '../contract/problem.ts';
import { Refusal } from '../contract/refusal.ts';
import { NO_RESPONSE } from '../request-log/exchange.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import { StorageFailure } from '../store/storage-errors.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { applyFaults } from './apply-faults.ts';
import type { ApiDefinition } from './definition.ts';
import { listResponses } from './list-responses.ts';
import type { EngineRequest, EngineResponse, EngineRoute, RoutedRequest } from './request.ts';
import { readText } from './read-text.ts';
import { respond } from './respond.ts';
import { notFoundResponse, problemResponse } from './responses.ts';

export type ReportBug = (bug: unknown, call: string) => void;

export interface EngineOptions {
  readonly requestLog: Pick<RequestLog, 'add'>;
  /** Called for an error of an operation, which gets 500. */
  readonly reportBug: ReportBug;
}

export interface Handled {
  readonly response: EngineResponse;
  /** Ids of the situations and overrides that affected it. */
  readonly applied: readonly string[];
}

/** A mock API without a server: adapters pass requests to it and send its responses. */
export interface Engine<World extends EngineWorld> {
  readonly definition: ApiDefinition<World>;
  /** Handles and logs a request: route, faults, authentication, validation, operation. */
  readonly handle: (request: EngineRequest, world: World) => Promise<Handled>;
}

export function createEngine<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  { requestLog, reportBug }: EngineOptions,
): Engine<World> {
  const { contract, extraRoutes, rules } = definition;
  let routed = contract.calls;
  let finder = routesOf();

  function routesOf() {
    return routeFinder<EngineRoute<World>>([...contractRoutes(contract), ...extraRoutes]);
  }

  const listResponse = listResponses();

  async function handle(request: EngineRequest, world: World): Promise<Handled> {
    const startedAt = performance.now();
    // The document has changed since.
    if (routed !== contract.calls) [routed, finder] = [contract.calls, routesOf()];
    const [path = '', ...search] = request.url.split('?');
    const query = search.length === 0 ? undefined : search.join('?');
    const found = finder.find(request.method, path);
    const parameters = decodedParameters(found?.encoded ?? {});
    const handled =
      found && parameters
        ? await atRoute(
            { ...readText(request, found.route, contract), route: found.route, path, query, parameters },
            world,
          )
        : { response: parameters ? notFoundResponse(path, finder) : badRequest(), applied: [] };
    const { response, applied } = handled;
    const headers = {
      ...commonHeaders,
      ...response.headers,
      ...(applied.length > 0 && { 'x-mock-situation': applied.join(', ') }),
    };
    const sent = { ...response, headers };
    log(request, found?.route, { response: sent, applied }, world, startedAt);
    return { response: sent, applied };
  }

  async function atRoute(request: RoutedRequest<World>, world: World): Promise<Handled> {
    let applied: readonly string[] = [];
    try {
      const faults = await applyFaults(request, world, rules);
      applied = faults.applied;
      const response = faults.response ?? (await respond(definition, request, world, faults.fault));
      return { response: response.isCacheable ? await listResponse(response, request) : response, applied };
    } catch (error) {
      return { response: errorResponse(error, request), applied };
    }
  }

  function errorResponse(error: unknown, { method, sentUrl }: EngineRequest): EngineResponse {
    if (error instanceof Refusal) return problemResponse(problem(error.status, { detail: error.message }));
    reportBug(error, `${method} ${maskedUrl(sentUrl, contract.secretPath)}`);
    const isFull = error instanceof StorageFailure;
    return problemResponse(isFull ? problem(503, { detail: messages.tryAgain }) : problem(500));
  }

  function log(
    { method, sentUrl, headers, json }: EngineRequest,
    route: EngineRoute<World> | undefined,
    { response, applied }: Handled,
    world: World,
    startedAt: number,
  ): void {
    const { isForced = false, isCacheable, checked, connection, violations } = response;
    const add = (status: number, body: unknown, responseViolations = response.responseViolations) =>
      requestLog.add({
        world: world.name,
        method,
        url: sentUrl,
        operationId: route && 'call' in route ? route.operationId : undefined,
        status,
        ms: performance.now() - startedAt,
        because: applied,
        request: json,
        response: body,
        isForced,
        isCacheable,
        requestHeaders: headers,
        responseHeaders: response.headers,
        requestViolations: violations,
        responseViolations,
      });
    if (checked)
      checked.then(
        ({ body, violations }) => add(response.status, body, violations),
        () => add(NO_RESPONSE, undefined),
      );
    else add(connection === undefined ? response.status : NO_RESPONSE, response.json);
  }

  return { definition, handle };
}

const badRequest = () => problemResponse(problem(400, { detail: messages.badRequest }));
