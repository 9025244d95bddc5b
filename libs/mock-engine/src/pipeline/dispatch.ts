import type { ApiResponse } from '../contract/api-response.ts';
import type { CallRoute } from '../contract/find-route.ts';
import { problem, type ProblemField } from '../contract/problem.ts';
import { requestErrors } from '../contract/request-errors.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ApiDefinition, OperationInput } from './definition.ts';
import { pipelineMessages as messages } from './pipeline.messages.ts';
import { refuseMalformed } from './refuse-malformed.ts';

/** A received call, not validated yet. */
export interface ApiCall {
  readonly route: Pick<CallRoute, 'operationId' | 'call'>;
  readonly path: unknown;
  /** Parsed JSON; undefined when there was none. */
  readonly body: unknown;
  readonly authorization: string | undefined;
}

const noErrors: ProblemField[] = [];

type Operation<World> = (input: OperationInput, world: World) => ApiResponse | Promise<ApiResponse>;

/**
 * Runs a call: authenticates, validates, then calls the operation.
 *
 * @param instead a response that replaces the operation's, for callers with access
 */
export async function dispatch<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  call: ApiCall,
  world: World,
  instead?: ApiResponse,
): Promise<ApiResponse> {
  const { bearer } = call.route.call;
  const caller = bearer ? await definition.callerOf(call.authorization, world) : undefined;
  if (bearer && caller === undefined) return problem(401, { detail: messages.signInFirst });
  return respond(definition, call, caller, world, instead);
}

async function respond<World extends EngineWorld>(
  { contract, operations, operationsFile, refusals }: ApiDefinition<World>,
  { route: { operationId }, path, body }: ApiCall,
  customer: unknown,
  world: World,
  instead: ApiResponse | undefined,
): Promise<ApiResponse> {
  const schemas = contract.requestSchemas[operationId];
  const inPath = schemas?.path ? requestErrors(path, schemas.path) : noErrors;
  const inBody = schemas?.body ? requestErrors(body, schemas.body) : noErrors;
  if (inPath.length > 0 || inBody.length > 0)
    return refuseMalformed(operationId, body, [...inPath, ...inBody], refusals);
  if (instead) return instead;

  const operation = operations[operationId] as Operation<World> | undefined;
  if (!operation) return problem(501, { detail: messages.notImplemented(operationId, operationsFile) });
  // Validated above, so the input has the operation's own type.
  return operation({ path, body, customer }, world);
}
