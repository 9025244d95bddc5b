import type { ApiAnswer } from '../contract/api-answer.ts';
import { contractRoutes, fullAddress, type CallRoute } from '../contract/contract-routes.ts';
import { routeFinder, type RouteFinder } from '../contract/find-route.ts';
import { problem } from '../contract/problem.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import type { ActiveFault } from '../situations/active-situations.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { applyFaults, targetOf } from './apply-faults.ts';
import type { ApiDefinition } from './definition.ts';
import { dispatch } from './dispatch.ts';
import type { ExtraRoute } from './extra-route.ts';
import { refuseUnreadable } from './refuse-malformed.ts';
import type { BodyFault, EngineRequest, EngineResponse, EngineRoute } from './request.ts';
import { callResponse, notFoundResponse, problemResponse, rawResponse } from './responses.ts';

/** A mock API without a server: adapters pass requests to it and send its responses. */
export interface Engine<World extends EngineWorld> {
  readonly definition: ApiDefinition<World>;
  /** The contract's calls, then the extra routes. */
  readonly routes: readonly EngineRoute<World>[];
  readonly finder: RouteFinder<EngineRoute<World>>;
  /** Adds the base path to a URL that lacks it. */
  readonly fullAddress: (url: string) => string;
  /**
   * Handles a request: failures, authentication, validation, operation.
   *
   * @throws any error of an operation, which is a bug
   */
  readonly handle: (request: EngineRequest<World>, world: World) => Promise<Handled>;
}

export interface Handled {
  readonly response: EngineResponse;
  /** Ids of the situations and overrides that affected it. */
  readonly applied: readonly string[];
}

export function createEngine<World extends EngineWorld>(definition: ApiDefinition<World>): Engine<World> {
  const { contract, extraRoutes, refusals } = definition;
  const routes = [...contractRoutes(contract), ...extraRoutes];
  const finder = routeFinder(routes);

  async function handle(request: EngineRequest<World>, world: World): Promise<Handled> {
    const { route } = request;
    if (!route) return { response: notFoundResponse(request.url, finder), applied: [] };
    const { fault, response, applied } = await applyFaults(request, world, definition);
    return { response: response ?? (await answerWith(fault, request, route, world)), applied };
  }

  function refuseBody({ status, detail }: BodyFault, route: EngineRoute<World>): EngineResponse {
    if (status === 400 && 'call' in route)
      return callResponse(route.call, refuseUnreadable(route.operationId, detail, refusals));
    const fallback = status === 415 ? messages.notJson : messages.badRequest;
    return problemResponse(problem(status, { detail: detail ?? fallback }));
  }

  async function answerCall(
    { parameters: path, json: body, headers }: EngineRequest<World>,
    route: CallRoute,
    world: World,
    forced?: ApiAnswer,
  ): Promise<EngineResponse> {
    if (forced && forced.status >= 400) return { ...callResponse(route.call, forced), isForced: true };
    const authorization = headers['authorization'] as string | undefined;
    const given = await dispatch(definition, { route, path, body, authorization }, world, forced);
    return { ...callResponse(route.call, given), isForced: given === forced };
  }

  async function answerExtra(
    { url, parameters: path, headers, json }: EngineRequest<World>,
    route: ExtraRoute<World>,
    world: World,
    forced: ApiAnswer | undefined,
    variant: string | undefined,
  ): Promise<EngineResponse> {
    if (forced) return { ...problemResponse(problem(forced.status)), isForced: true };
    const [, ...search] = url.split('?');
    // Reversed, so that the first value of a repeated parameter wins.
    const query = Object.fromEntries([...new URLSearchParams(search.join('?'))].reverse());
    const response = await route.answer({ path, query, headers: single(headers), body: json, variant }, world);
    return { ...response, json: undefined };
  }

  async function answerWith(
    fault: ActiveFault | undefined,
    request: EngineRequest<World>,
    route: EngineRoute<World>,
    world: World,
  ): Promise<EngineResponse> {
    const forced = await fault?.answer?.(targetOf(request, () => definition.issueToken(world)));
    const response = await answer(request, route, world, forced, fault?.variant);
    if (!fault) return response;
    if (!response.isForced && response.status >= 400 && response.status < 500) fault.giveBack();
    const headers = { ...response.headers, 'x-mock-situation': fault.because.join(', ') };
    return { ...response, headers, bytesPerSecond: fault.bytesPerSecond };
  }

  async function answer(
    request: EngineRequest<World>,
    route: EngineRoute<World>,
    world: World,
    forced: ApiAnswer | undefined,
    variant: string | undefined,
  ): Promise<EngineResponse> {
    if (forced?.raw) return rawResponse(forced, forced.raw);
    if (request.bodyFault && (!forced || forced.status < 400)) return refuseBody(request.bodyFault, route);
    return 'call' in route
      ? answerCall(request, route, world, forced)
      : answerExtra(request, route, world, forced, variant);
  }

  return { definition, routes, finder, fullAddress: fullAddress(contract), handle };
}

/** The first value of each header. */
function single(headers: EngineRequest<unknown>['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
