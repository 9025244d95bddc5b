import type { ZodType } from 'zod';

import type { ApiResponse } from '../contract/api-response.ts';
import type { CallRoute } from '../contract/find-route.ts';
import type { RequestSchemas } from '../contract/contract.ts';
import { problem, type ProblemField } from '../contract/problem.ts';
import { readParameters } from '../contract/read-parameters.ts';
import { requestErrors } from '../contract/request-errors.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ApiDefinition, OperationInput } from './definition.ts';
import { pipelineMessages as messages } from './pipeline.messages.ts';
import { refused, refuseMalformed } from './refuse-malformed.ts';

/** A received call, not validated yet. */
export interface ApiCall {
  readonly route: Pick<CallRoute, 'operationId' | 'call'>;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: string | undefined;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed JSON, or the text of another media type; undefined when there was none. */
  readonly body: unknown;
  readonly authorization: string | undefined;
}

const noSchemas: RequestSchemas = {};

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
  const { callerOf } = definition;
  const isRestricted = call.route.call.bearer && callerOf !== undefined;
  const caller = isRestricted ? await callerOf(call.authorization, world) : undefined;
  if (isRestricted && caller === undefined) return refused(call.route, problem(401, { detail: messages.signInFirst }));
  return responseOf(definition, call, caller, world, instead);
}

async function responseOf<World extends EngineWorld>(
  { contract, operations, refusals }: ApiDefinition<World>,
  call: ApiCall,
  customer: unknown,
  world: World,
  instead: ApiResponse | undefined,
): Promise<ApiResponse> {
  const { operationId } = call.route;
  const schemas = contract.requestSchemas[operationId] ?? noSchemas;
  const { body } = call;
  const parameters = readParameters(schemas.parameters ?? [], call);
  const errors = [
    ...(['path', 'query', 'headers'] as const).flatMap((place) => errorsIn(parameters[place], schemas[place])),
    ...(isChecked(call, schemas) ? errorsIn(body, schemas.body) : []),
  ];
  if (errors.length > 0)
    return refused(call.route, refuseMalformed(operationId, body, errors, refusals), operationId in refusals);
  if (instead) return instead;

  const input = { ...parameters, body };
  const operation = operations[operationId] as Operation<World> | undefined;
  // Validated above, so the input has the operation's own type.
  if (operation) return operation({ ...input, customer }, world);
  const mocked = contract.mocked[operationId];
  if (!mocked) throw new Error(`The contract has no response for ${operationId}.`);
  return mocked(input, world);
}

const errorsIn = (value: unknown, schema: ZodType | undefined): ProblemField[] =>
  schema ? requestErrors(value, schema) : [];

/** A body of another media type than JSON is taken as it comes. */
function isChecked({ body, headers }: ApiCall, { isBodyOptional }: RequestSchemas): boolean {
  if (body === undefined) return !isBodyOptional;
  return /^$|json/i.test(String(headers?.['content-type'] ?? ''));
}
