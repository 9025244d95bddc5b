import type { Call } from '../document/calls.ts';
import type { ActiveFault } from '../faults/rules.ts';
import type { ApiResponse } from '../http/call.ts';
import { errorMessages as messages, requestErrorMessages } from '../http/contract.messages.ts';
import { missingCredentials, encodeHeaders, violationsHeader } from '../http/http.ts';
import { ownEntry, withoutBigints } from '../http/json.ts';
import { HttpError, problem, type Problem, type ProblemField } from '../http/problem.ts';
import { readParameters } from '../parameters/read-parameters.ts';
import { inDeclaredShape, mockedResponse } from '../samples/declared-response.ts';
import { inDirection } from '../schema/direction.ts';
import type { EngineWorld } from '../worlds/worlds.ts';
import type { MockDefinition, OperationInput, ExtraRoute } from './definition.ts';
import { requestBodyErrors, type EngineResponse, type RoutedRequest, type UnreadableBody } from './request.ts';
import {
  callResponse,
  forcedResponse,
  problemResponse,
  rawResponse,
  refuseUnacceptable,
  withDeclaredBody,
} from './responses.ts';

type CheckedOperation<World> = (input: OperationInput, world: World) => ApiResponse | Promise<ApiResponse>;

interface ResponseContext<World extends EngineWorld> {
  readonly definition: MockDefinition<World>;
  readonly request: RoutedRequest<World>;
  readonly world: World;
  readonly fault: ActiveFault | undefined;
  /** Replaces the operation's response, for callers with access. */
  readonly forced: ApiResponse | undefined;
}

/**
 * Responds to a request at its route: by its fault, else by the call's operation or the extra route.
 *
 * @throws any error of an operation, which is a bug
 */
export async function respond<World extends EngineWorld>(
  definition: MockDefinition<World>,
  request: RoutedRequest<World>,
  world: World,
  fault: ActiveFault | undefined,
): Promise<EngineResponse> {
  const given =
    fault?.respond && (await fault.respond({ ...request, secretFor: (field) => definition.secretFor?.(field, world) }));
  const injected = given && fault?.change && request.call ? withDeclaredBody(request.call, given, world) : given;
  // A failure stays as it is, whatever edits responses.
  const forced = injected && injected.status < 400 ? (fault?.change?.(injected, request) ?? injected) : injected;
  const response = await respondAtRoute({ definition, request, world, fault, forced });
  return fault ? { ...response, bytesPerSecond: fault.bytesPerSecond } : response;
}

function respondAtRoute<World extends EngineWorld>(
  asked: ResponseContext<World>,
): Promise<EngineResponse> | EngineResponse {
  const { request, forced } = asked;
  const { route } = request;
  // What a call does not take is not read.
  const isIgnored = 'path' in route && (!route.body || asked.definition.validate === 'warn');
  const unreadable = isIgnored && request.unreadable?.status !== 413 ? undefined : request.unreadable;
  if (forced?.raw) return rawResponse(forced, forced.raw);
  if (unreadable && (!forced || forced.status < 400)) return refuseBody(unreadable, asked);
  return 'path' in route ? callOperation(asked, route) : callExtraRoute(asked, route);
}

async function callOperation<World extends EngineWorld>(
  asked: ResponseContext<World>,
  call: Call,
): Promise<EngineResponse> {
  const { forced, fault, request } = asked;
  if (forced && forced.status >= 400) return callResponse(asked, call, asDeclared(call, forced), true);
  const response = await runOperation(asked, call);
  if (response === forced) return callResponse(asked, call, forced, true);
  // A refusal stays as it is, too: the request did not reach what is edited.
  const edited = response.status < 400 ? fault?.change?.(response, request) : undefined;
  return callResponse(asked, call, edited ?? response, edited !== undefined);
}

/** Authenticates, validates, then calls the operation. */
async function runOperation<World extends EngineWorld>(
  asked: ResponseContext<World>,
  call: Call,
): Promise<ApiResponse> {
  const { definition, request, world, forced } = asked;
  const { operations, authenticate } = definition;
  const { encoded: path, query, headers, body, read, origin, sentUrl } = request;
  const hasLogin = call.isSecured && authenticate !== undefined;
  const principal = hasLogin ? await authenticate(headers['authorization'] as string | undefined, world) : undefined;
  if (hasLogin && principal === undefined) return shapeRefusal(call, problem(401, { detail: messages.signInFirst }));
  const missing = call.isSecured && !authenticate ? missingCredentials(call.credentials, request) : undefined;
  const notes = missing === undefined ? [] : [`request: ${missing}`];
  if (missing !== undefined && definition.isSecurityChecked) {
    const status = call.byStatus['401'] === undefined && call.byStatus['403'] !== undefined ? 403 : 401;
    return shapeRefusal(call, { ...problem(status, { detail: missing }), violations: notes });
  }

  const parameters = readParameters(call, { path, query, headers });
  const inBody = requestBodyErrors(read);
  const errors = inBody.length === 0 ? parameters.errors : [...parameters.errors, ...inBody];
  if (definition.validate === 'warn') {
    if (call.body && request.unreadable) notes.push(`request: ${unreadableReason(request.unreadable)}`);
    notes.push(...errors.map(describeViolation));
  } else if (errors.length > 0)
    return refuseInvalid(asked, call, invalidDetails(errors), errors.map(describeViolation));
  if (forced) return forced;
  const unacceptable = refuseUnacceptable(call, headers['accept'] as string | undefined);
  if (unacceptable) return unacceptable;

  const operation = (ownEntry(operations, call.id) ?? ownEntry(operations, call.address)) as
    | CheckedOperation<World>
    | undefined;
  const forOperation = read.content && read.hasFields ? inDirection(read.content.schema, body, 'request') : body;
  // Types of operations have numbers alone.
  const isTyped = operation && (call.body || call.parameters.length > 0);
  const toInput = isTyped ? withoutBigints : (value: unknown) => value;
  // Bytes are nothing that a document could keep or show.
  const givenBody = operation || !(body instanceof Uint8Array) ? toInput(forOperation) : undefined;
  const input = {
    path: toInput(parameters.path),
    query: toInput(parameters.query),
    headers: operation ? withDeclared(headers, parameters.headers) : parameters.headers,
    cookies: toInput(parameters.cookies),
    bodyType: read.type,
    body: givenBody,
    sentBody: forOperation === body ? givenBody : toInput(body),
    bytes: request.bytes,
    principal,
    url: origin && (() => origin() + sentUrl),
  };
  let own: ApiResponse;
  try {
    // Validated above, so the input has the operation's own type.
    own = await (operation ? operation(input, world) : mockedResponse(call, input, world));
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, errors: found = [{ field: '', detail: error.message }] } = error;
    return refuseInvalid(asked, call, invalidDetails(found), found.map(describeViolation), status);
  }
  const response = asDeclared(call, own);
  if (notes.length === 0) return response;
  const warning = definition.validate === 'warn' ? violationsHeader(notes) : undefined;
  return { ...response, violations: notes, headers: { ...response.headers, ...warning } };
}

/** The headers of a request, with the types of the declared ones. */
const withDeclared = (sent: RoutedRequest<unknown>['headers'], declared: OperationInput['headers']) =>
  Object.keys(declared).length === 0 ? sent : { ...sent, ...(withoutBigints(declared) as object) };

/** An error without a field applies to the whole body. */
function invalidDetails(errors: readonly ProblemField[]): Pick<Problem, 'detail' | 'errors'> {
  const whole = errors.find(({ field }) => field === '')?.detail;
  if (whole === undefined) return { errors: [...errors] };
  const isObject = whole === requestErrorMessages.object || whole === requestErrorMessages.missing;
  return { detail: isObject ? messages.notAnObject : whole };
}

/** The response to a request that is invalid: the definition's own, else a problem; 422 where the call declares that alone. */
function refuseInvalid<World extends EngineWorld>(
  { definition: { refusals = {} }, request: { body } }: ResponseContext<World>,
  call: Call,
  details: Pick<Problem, 'detail' | 'errors'>,
  violations: readonly string[],
  status = 400,
): ApiResponse {
  const { byStatus } = call;
  const own = status === 400 ? ownEntry(refusals, call.id)?.(body) : undefined;
  const wanted = status === 400 && byStatus['400'] === undefined && byStatus['422'] !== undefined ? 422 : status;
  return shapeRefusal(call, { ...(own ?? problem(wanted, details)), violations }, own !== undefined);
}

const describeViolation = ({ field, detail }: ProblemField) => `request: ${field || 'body'}: ${detail}`;

const unreadableReason = ({ detail = messages.badRequest }: UnreadableBody) => detail;

function refuseBody<World extends EngineWorld>(
  unreadable: UnreadableBody,
  asked: ResponseContext<World>,
): EngineResponse {
  const { status } = unreadable;
  const { route } = asked.request;
  const detail = unreadableReason(unreadable);
  if (!('path' in route)) return problemResponse(problem(status, { detail }));
  return callResponse(asked, route, refuseInvalid(asked, route, { detail }, [`request: ${detail}`], status));
}

/** A response, in its declared shape where it refuses as the server does. */
const asDeclared = (call: Call, response: ApiResponse): ApiResponse =>
  response.media === 'problem' && response.status >= 400 ? shapeRefusal(call, response) : response;

/** A refusal as the call declares it; a definition's own one stays as it is where the call declares its status. */
function shapeRefusal(call: Call, response: ApiResponse, isOwn = false): ApiResponse {
  if (isOwn && call.byStatus[response.status] !== undefined) return response;
  const shaped = inDeclaredShape(call, response);
  // The declared body has no place for the reasons.
  return shaped.declared
    ? { ...shaped, headers: { ...shaped.headers, ...violationsHeader(response.violations ?? []) } }
    : shaped;
}

async function callExtraRoute<World extends EngineWorld>(
  { request, world, fault, forced }: ResponseContext<World>,
  route: ExtraRoute<World>,
): Promise<EngineResponse> {
  if (forced) return forcedResponse(forced);
  const { query: search = '', parameters: path, body } = request;
  // Reversed, so that the first value of a repeated parameter wins.
  const query = Object.fromEntries([...new URLSearchParams(search)].reverse());
  const single = Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]);
  const headers = Object.fromEntries(single) as Record<string, string | undefined>;
  const response = await route.respond({ path, query, headers, body, variant: fault?.variant }, world);
  return { ...response, headers: encodeHeaders(response.headers) };
}
