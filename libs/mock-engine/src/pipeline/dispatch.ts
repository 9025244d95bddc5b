import type { ApiAnswer } from '../contract/api-answer.ts';
import type { CallRoute } from '../contract/contract-routes.ts';
import { callOf } from '../contract/contract.ts';
import { problem, type ProblemField } from '../contract/problem.ts';
import { requestFaults } from '../contract/request-faults.ts';
import { isFrozen } from '../ports/frozen.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { ApiDefinition, OperationInput } from './definition.ts';
import { pipelineMessages as messages } from './pipeline.messages.ts';
import { refuseMalformed } from './refuse-malformed.ts';

/** A call as it came in: nothing about it is believed yet. */
export interface ApiCall {
  readonly route: Pick<CallRoute, 'operationId' | 'call'>;
  readonly path: unknown;
  /** Parsed JSON; undefined when there was none. */
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly isGone?: OperationInput['isGone'];
  readonly source?: OperationInput['source'];
}

const faultless: ProblemField[] = [];

type Operation<World> = (input: OperationInput, world: World) => ApiAnswer | Promise<ApiAnswer>;

/** Makes a call by its name, without any server: for scripts that bring a world into a state. */
export function makeCall<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  { operationId, ...call }: Omit<ApiCall, 'route'> & { readonly operationId: string },
  world: World,
): ApiAnswer | Promise<ApiAnswer> {
  const route = { operationId, call: callOf(definition.contract, operationId) };
  return dispatch(definition, { ...call, route }, world);
}

/**
 * Answers any call in a world: who is it, is it what the contract allows, then what the call does. It answers when
 * everything it has seen and done would survive a crash, and at once where there is nothing to wait for.
 *
 * @param instead the answer in the operation's place, given to callers that are allowed to call it
 */
export function dispatch<World extends EngineWorld>(
  definition: ApiDefinition<World>,
  call: ApiCall,
  world: World,
  instead?: ApiAnswer,
): ApiAnswer | Promise<ApiAnswer> {
  if (!call.route.call.bearer) return answer(definition, call, undefined, world, instead);

  const respondTo = (caller: unknown) =>
    caller === undefined
      ? problem(401, { detail: messages.signInFirst })
      : answer(definition, call, caller, world, instead);
  const caller = definition.callerOf(call.authorization, world);
  return caller instanceof Promise ? caller.then(respondTo) : respondTo(caller);
}

function answer<World extends EngineWorld>(
  { contract, operations, operationsFile, refusals }: ApiDefinition<World>,
  { route: { operationId }, path, body, isGone, source }: ApiCall,
  customer: unknown,
  world: World,
  instead: ApiAnswer | undefined,
): ApiAnswer | Promise<ApiAnswer> {
  const schemas = contract.requestSchemas[operationId];
  const inPath = schemas?.path ? requestFaults(path, schemas.path) : faultless;
  const inBody = schemas?.body ? requestFaults(body, schemas.body) : faultless;
  if (inPath.length > 0 || inBody.length > 0)
    return refuseMalformed(operationId, body, [...inPath, ...inBody], refusals);
  if (instead) return instead;

  const operation = operations[operationId] as Operation<World> | undefined;
  if (!operation) return problem(501, { detail: messages.notImplemented(operationId, operationsFile) });
  // Checked above: from here on the input is what the contract says it is.
  const given = operation({ path, body, customer, isGone, source }, world);
  return given instanceof Promise || isFrozen(given.body) ? given : settled(given, world);
}

async function settled(answer: ApiAnswer, { store }: EngineWorld): Promise<ApiAnswer> {
  await store.settled();
  return answer;
}
