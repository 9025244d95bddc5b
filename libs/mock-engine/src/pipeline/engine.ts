import type { ApiAnswer } from '../contract/api-answer.ts';
import { contractRoutes, fullAddress, type CallRoute } from '../contract/contract-routes.ts';
import { routeFinder, type RouteFinder } from '../contract/find-route.ts';
import { problem } from '../contract/problem.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { applyFaults, noFault, targetOf, type FaultResult } from './apply-faults.ts';
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
   * Handles a request: failures, authentication, validation, operation. Returns without a promise when there is nothing
   * to wait for.
   *
   * @throws any error of an operation, which is a bug
   */
  readonly handle: (request: EngineRequest<World>, world: World) => EngineResponse | Promise<EngineResponse>;
}

export function createEngine<World extends EngineWorld>(definition: ApiDefinition<World>): Engine<World> {
  const { contract, extraRoutes, refusals } = definition;
  const routes = [...contractRoutes(contract), ...extraRoutes];
  const finder = routeFinder(routes);

  function handle(request: EngineRequest<World>, world: World): EngineResponse | Promise<EngineResponse> {
    const { route } = request;
    if (!route) return notFoundResponse(request.url, finder);
    const result = applyFaults(request, world, definition);
    return result === noFault ? answer(request, route, world) : afterFaults(result, request, route, world);
  }

  function refuseBody({ status, detail }: BodyFault, route: EngineRoute<World>): EngineResponse {
    if (status === 400 && 'call' in route)
      return callResponse(route.call, refuseUnreadable(route.operationId, detail, refusals));
    const fallback = status === 415 ? messages.notJson : messages.badRequest;
    return problemResponse(problem(status, { detail: detail ?? fallback }));
  }

  function answer(request: EngineRequest<World>, route: EngineRoute<World>, world: World, forced?: ApiAnswer) {
    if (request.bodyFault && (!forced || forced.status < 400)) return refuseBody(request.bodyFault, route);
    return 'call' in route ? answerCall(request, route, world, forced) : answerExtra(request, route, world, forced);
  }

  function answerCall(request: EngineRequest<World>, route: CallRoute, world: World, forced?: ApiAnswer) {
    const { parameters: path, json: body, headers } = request;
    if (forced && forced.status >= 400) return { ...callResponse(route.call, forced), isForced: true };
    const call = {
      route,
      path,
      body,
      authorization: headers['authorization'] as string | undefined,
    };
    const respond = (given: ApiAnswer) => ({ ...callResponse(route.call, given), isForced: given === forced });
    const response = dispatch(definition, call, world, forced);
    return response instanceof Promise ? response.then(respond) : respond(response);
  }

  async function answerExtra(
    { url, parameters: path, headers, json, fault }: EngineRequest<World>,
    route: ExtraRoute<World>,
    world: World,
    forced?: ApiAnswer,
  ): Promise<EngineResponse> {
    if (forced) return { ...problemResponse(problem(forced.status)), isForced: true };
    const [, ...search] = url.split('?');
    // Reversed, so that the first value of a repeated parameter wins.
    const query = Object.fromEntries([...new URLSearchParams(search.join('?'))].reverse());
    const response = await route.answer(
      { path, query, headers: single(headers), body: json, variant: fault?.variant },
      world,
    );
    return { ...response, json: undefined };
  }

  async function afterFaults(
    pending: FaultResult | Promise<FaultResult>,
    request: EngineRequest<World>,
    route: EngineRoute<World>,
    world: World,
  ): Promise<EngineResponse> {
    const result = await pending;
    if (!result.proceed) return result.response;
    const { fault } = result;
    const forced = await fault?.answer?.(targetOf(request, () => definition.issueToken(world)));
    const response = forced?.raw ? rawResponse(forced, forced.raw) : await answer(request, route, world, forced);
    if (!fault) return response;
    if (!response.isForced && response.status >= 400 && response.status < 500) fault.giveBack();
    const headers = { ...response.headers, 'x-mock-situation': fault.because.join(', ') };
    return { ...response, headers, bytesPerSecond: fault.bytesPerSecond };
  }

  return { definition, routes, finder, fullAddress: fullAddress(contract), handle };
}

/** The first value of each header. */
function single(headers: EngineRequest<unknown>['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
