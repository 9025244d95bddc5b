import type { ApiResponse } from '../contract/api-response.ts';
import { errorMessages } from '../contract/error.messages.ts';
import type { CallRoute } from '../contract/find-route.ts';
import { problem, type ProblemField } from '../contract/problem.ts';
import { readParameters } from '../contract/read-parameters.ts';
import { requestErrorMessages } from '../contract/request-errors.messages.ts';
import { PROBLEM_TYPE } from '../contract/response-headers.ts';
import type { ActiveFault } from '../situations/active-situations.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ApiDefinition, OperationInput } from './definition.ts';
import type { ExtraRoute } from './extra-route.ts';
import { pipelineMessages as messages } from './pipeline.messages.ts';
import type { EngineRequest, EngineResponse, RoutedRequest, UnreadableBody } from './request.ts';
import { callResponse, problemResponse, rawResponse } from './responses.ts';

type Operation<World> = (input: OperationInput, world: World) => ApiResponse | Promise<ApiResponse>;

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
  const replacement = await fault?.respond?.({ ...request, issueToken: () => definition.issueToken(world) });
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

async function callOperation<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  request: RoutedRequest<World>,
  route: CallRoute,
  world: World,
  forced: ApiResponse | undefined,
  change: ActiveFault['change'],
): Promise<EngineResponse> {
  if (forced && forced.status >= 400) return { ...callResponse(route.call, forced), isForced: true };
  const given = await runOperation(definition, request, route, world, forced);
  // A refusal stays as it is: the request did not reach what is edited.
  const isEdited = change !== undefined && given !== forced && given.status < 400;
  return { ...callResponse(route.call, isEdited ? change(given) : given), isForced: isEdited || given === forced };
}

/**
 * Authenticates, validates, then calls the operation.
 *
 * @param instead a response that replaces the operation's, for callers with access
 */
async function runOperation<World extends EngineWorld>(
  { operations, refusals, callerOf }: ApiDefinition<World>,
  { parameters: path, query, headers, body }: RoutedRequest<World>,
  route: CallRoute,
  world: World,
  instead: ApiResponse | undefined,
): Promise<ApiResponse> {
  const { operationId, call } = route;
  const isRestricted = call.bearer && callerOf !== undefined;
  const customer = isRestricted ? await callerOf(headers['authorization'] as string | undefined, world) : undefined;
  if (isRestricted && customer === undefined) return refused(route, problem(401, { detail: messages.signInFirst }));

  const { checkParameters, checkBody, isBodyOptional } = call;
  const parameters = readParameters(call.parameters, { path, query, headers });
  const isChecked = body === undefined ? !isBodyOptional : isJson(headers);
  const errors = [
    ...(['path', 'query', 'headers'] as const).flatMap((place) => checkParameters[place](parameters[place])),
    ...((isChecked && checkBody?.(body)) || []),
  ];
  if (errors.length > 0) return refuseInvalid(route, body, errors, refusals);
  if (instead) return instead;

  const input = { ...parameters, body };
  const operation = operations[operationId] as Operation<World> | undefined;
  // Validated above, so the input has the operation's own type.
  return operation ? operation({ ...input, customer }, world) : call.respond(input, world);
}

/** A body of another media type than JSON is taken as it comes. */
const isJson = (headers: EngineRequest['headers']) => /^$|json/i.test(String(headers['content-type'] ?? ''));

type Refusals = ApiDefinition<EngineWorld>['refusals'];

/** The response to an invalid request. An error without a field applies to the whole body. */
function refuseInvalid(route: CallRoute, body: unknown, errors: ProblemField[], refusals: Refusals): ApiResponse {
  const whole = errors.find(({ field }) => field === '')?.detail;
  const isObject = whole === requestErrorMessages.object || whole === requestErrorMessages.missing;
  const detail = isObject ? messages.notAnObject : whole;
  const own = refusals[route.operationId]?.(body);
  const refusal = own ?? problem(400, detail === undefined ? { errors } : { detail });
  const violations = errors.map(({ field, detail }) => `request: ${field || 'body'}: ${detail}`);
  return refused(route, { ...refusal, violations }, own !== undefined);
}

/** The response to a body that could not be read. */
function refuseBody<World extends EngineWorld>(
  { status, detail }: UnreadableBody,
  route: RoutedRequest<World>['route'],
  { refusals }: ApiDefinition<World>,
): EngineResponse {
  if (status !== 400 || !('call' in route))
    return problemResponse(problem(status, { detail: detail ?? errorMessages.badRequest }));
  const why = detail ?? messages.unreadableJson;
  const own = refusals[route.operationId]?.(undefined);
  const refusal = { ...(own ?? problem(400, { detail: why })), violations: [`request: ${why}`] };
  return callResponse(route.call, refused(route, refusal, own !== undefined));
}

/** A refusal; where the call declares another body for it, or none, it is sent as a problem and not checked. */
function refused({ call }: CallRoute, response: ApiResponse, isOwn = false): ApiResponse {
  const declared = call.responses[response.status];
  const isDescribed = declared?.type === PROBLEM_TYPE || (isOwn && declared !== undefined);
  return isDescribed ? response : { ...response, media: 'problem' };
}

async function askExtraRoute<World>(
  { query = '', parameters: path, headers, body }: RoutedRequest<World>,
  route: ExtraRoute<World>,
  world: World,
  forced: ApiResponse | undefined,
  variant: string | undefined,
): Promise<EngineResponse> {
  if (forced) return { ...problemResponse(problem(forced.status)), isForced: true };
  // Reversed, so that the first value of a repeated parameter wins.
  const parameters = Object.fromEntries([...new URLSearchParams(query)].reverse());
  const single = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return route.respond(
    {
      path,
      query: parameters,
      headers: Object.fromEntries(single) as Record<string, string | undefined>,
      body,
      variant,
    },
    world,
  );
}
