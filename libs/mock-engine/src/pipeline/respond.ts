import type { ApiResponse } from '../contract/api-response.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import type { CallRoute } from '../contract/find-route.ts';
import { problem } from '../contract/problem.ts';
import type { ActiveFault } from '../situations/active-situations.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { targetOf } from './apply-faults.ts';
import type { ApiDefinition } from './definition.ts';
import { dispatch } from './dispatch.ts';
import type { ExtraRoute } from './extra-route.ts';
import { refused, refuseUnreadable } from './refuse-malformed.ts';
import type { EngineRequest, EngineResponse, RoutedRequest, UnreadableBody } from './request.ts';
import { callResponse, problemResponse, rawResponse } from './responses.ts';

/**
 * Responds to a request at its route: by its fault, else by the call's operation or the extra route.
 *
 * @throws any error of an operation, which is a bug
 */
export async function respond<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  request: RoutedRequest<World>,
  world: World,
  fault: ActiveFault | undefined,
): Promise<EngineResponse> {
  const replacement = await fault?.respond?.(targetOf(request, () => definition.issueToken(world)));
  const forced = replacement && fault?.change ? fault.change(replacement) : replacement;
  const response = await responseOf(definition, request, world, forced, fault);
  if (!fault) return response;
  if (!response.isForced && response.status >= 400 && response.status < 500) fault.giveBack();
  return { ...response, bytesPerSecond: fault.bytesPerSecond };
}

function responseOf<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  request: RoutedRequest<World>,
  world: World,
  forced: ApiResponse | undefined,
  fault: ActiveFault | undefined,
): Promise<EngineResponse> | EngineResponse {
  const { route } = request;
  // What a call does not take is not read.
  const isIgnored = 'call' in route && !route.call.hasBody && request.unreadable?.status !== 413;
  const unreadable = isIgnored ? undefined : request.unreadable;
  if (forced?.raw) return rawResponse(forced, forced.raw);
  if (unreadable && (!forced || forced.status < 400)) return refuseBody(unreadable, route, definition);
  return 'call' in route
    ? callOperation(definition, request, route, world, forced, fault?.change)
    : askExtraRoute(request, route, world, forced, fault?.variant);
}

function refuseBody<World extends EngineWorld>(
  { status, detail }: UnreadableBody,
  route: RoutedRequest<World>['route'],
  { refusals }: ApiDefinition<World>,
): EngineResponse {
  if (status === 400 && 'call' in route)
    return callResponse(
      route.call,
      refused(route, refuseUnreadable(route.operationId, detail, refusals), route.operationId in refusals),
    );
  return problemResponse(problem(status, { detail: detail ?? messages.badRequest }));
}

async function callOperation<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  { parameters: path, query, json: body, headers }: RoutedRequest<World>,
  route: CallRoute,
  world: World,
  forced: ApiResponse | undefined,
  change: ActiveFault['change'],
): Promise<EngineResponse> {
  if (forced && forced.status >= 400) return { ...callResponse(route.call, forced), isForced: true };
  const authorization = headers['authorization'] as string | undefined;
  const given = await dispatch(definition, { route, path, query, headers, body, authorization }, world, forced);
  // A refusal stays as it is: the request did not reach what is edited.
  const isEdited = change !== undefined && given !== forced && given.status < 400;
  return { ...callResponse(route.call, isEdited ? change(given) : given), isForced: isEdited || given === forced };
}

async function askExtraRoute<World>(
  { query = '', parameters: path, headers, json }: RoutedRequest<World>,
  route: ExtraRoute<World>,
  world: World,
  forced: ApiResponse | undefined,
  variant: string | undefined,
): Promise<EngineResponse> {
  if (forced) return { ...problemResponse(problem(forced.status)), isForced: true };
  // Reversed, so that the first value of a repeated parameter wins.
  const parameters = Object.fromEntries([...new URLSearchParams(query)].reverse());
  return route.respond({ path, query: parameters, headers: single(headers), body: json, variant }, world);
}

/** The first value of each header. */
function single(headers: EngineRequest['headers']): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
}
