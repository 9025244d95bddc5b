import { operationTable } from '@shop/api-contract/generated/operations';
import { requestSchemas } from '@shop/api-contract/generated/request-schemas';
import type { ProblemField } from '@shop/api-contract/model';
import type { OperationId } from '@shop/api-contract/operation';
import type { ZodType } from 'zod';

import { customerOf } from '../features/accounts/sessions.ts';
import type { World } from '../world/world.ts';
import type { ApiAnswer } from './api-answer.ts';
import { dispatchMessages as messages } from './dispatch.messages.ts';
import { faultsOf } from './faults.ts';
import { operations } from './operations.ts';
import { problem } from './problem.ts';
import { refuseMalformed } from './refuse-malformed.ts';

/** A call as it came in: nothing about it is believed yet. */
export interface ApiRequest {
  readonly operationId: OperationId;
  readonly path: unknown;
  /** Parsed JSON; undefined when there was none. */
  readonly body: unknown;
  readonly authorization: string | undefined;
}

type AnyOperation = (input: unknown, world: World) => ApiAnswer | Promise<ApiAnswer>;

/**
 * Answers any call in a world: who is it, is it what the contract allows, then what the call does. It answers when
 * everything it has seen and done would survive a crash.
 *
 * @param instead answers in the operation's place, to whoever may call it
 */
export async function dispatch(
  { operationId, path, body, authorization }: ApiRequest,
  world: World,
  instead?: ApiAnswer,
): Promise<ApiAnswer> {
  const customer = operationTable[operationId].bearer ? await customerOf(authorization, world) : undefined;
  if (operationTable[operationId].bearer && !customer) return problem(401, { detail: messages.signInFirst });

  const faults = findFaults(operationId, { path, body });
  if (faults.length > 0) return refuseMalformed(operationId, body, faults);

  if (instead) return instead;

  // Checked above: from here on the input is what the contract says it is.
  const answer = await (operations[operationId] as AnyOperation)({ path, body, customer }, world);
  await world.store.settled();
  return answer;
}

function findFaults(operationId: OperationId, request: { path: unknown; body: unknown }): ProblemField[] {
  const schemas: { path?: ZodType; body?: ZodType } = requestSchemas[operationId];
  return (['path', 'body'] as const).flatMap((part) => {
    const schema = schemas[part];
    const error = schema?.safeParse(request[part]).error;
    return schema && error ? faultsOf(error.issues, schema, request[part]) : [];
  });
}
