import { operationTable } from '@shop/api-contract/generated/operations';
import { requestSchemas } from '@shop/api-contract/generated/request-schemas';
import type { ProblemField } from '@shop/api-contract/model';
import type { OperationId } from '@shop/api-contract/operation';
import type { ZodType } from 'zod';

import { customerOf } from '../features/accounts/sessions.ts';
import type { CustomerRecord } from '../world/records.ts';
import { isUnchanging } from '../world/unchanging.ts';
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
  /** Whether nobody waits for the answer any more. */
  readonly isGone?: () => boolean;
  /** The caller's address by the connection: what a header says of it is not believed. */
  readonly source?: () => string;
}

const faultless: ProblemField[] = [];

type AnyOperation = (input: unknown, world: World) => ApiAnswer | Promise<ApiAnswer>;

/**
 * Answers any call in a world: who is it, is it what the contract allows, then what the call does. It answers when
 * everything it has seen and done would survive a crash, and at once where there is nothing to wait for.
 *
 * @param instead the answer in the operation's place, given to callers that are allowed to call it
 */
export function dispatch(call: ApiRequest, world: World, instead?: ApiAnswer): ApiAnswer | Promise<ApiAnswer> {
  return operationTable[call.operationId].bearer
    ? dispatchSignedIn(call, world, instead)
    : answer(call, undefined, world, instead);
}

function dispatchSignedIn(call: ApiRequest, world: World, instead?: ApiAnswer): ApiAnswer | Promise<ApiAnswer> {
  const answerTo = (customer: CustomerRecord | undefined) =>
    customer ? answer(call, customer, world, instead) : problem(401, { detail: messages.signInFirst });
  const customer = customerOf(call.authorization, world);
  return customer instanceof Promise ? customer.then(answerTo) : answerTo(customer);
}

function answer(
  { operationId, path, body, isGone, source }: ApiRequest,
  customer: CustomerRecord | undefined,
  world: World,
  instead: ApiAnswer | undefined,
): ApiAnswer | Promise<ApiAnswer> {
  const faults = findFaults(operationId, { path, body });
  if (faults.length > 0) return refuseMalformed(operationId, body, faults);
  if (instead) return instead;

  const operation = operations[operationId] as AnyOperation | undefined;
  if (!operation) return problem(501, { detail: messages.notImplemented(operationId) });
  // Checked above: from here on the input is what the contract says it is.
  const given = operation({ path, body, customer, isGone, source }, world);
  return given instanceof Promise || isUnchanging(given.body) ? given : settled(given, world);
}

async function settled(answer: ApiAnswer, { store }: World): Promise<ApiAnswer> {
  await store.settled();
  return answer;
}

function findFaults(operationId: OperationId, request: { path: unknown; body: unknown }): ProblemField[] {
  const { path, body }: { path?: ZodType; body?: ZodType } = requestSchemas[operationId];
  const inPath = path ? faultsIn(request.path, path) : faultless;
  const inBody = body ? faultsIn(request.body, body) : faultless;
  return inBody.length === 0 ? inPath : [...inPath, ...inBody];
}

function faultsIn(value: unknown, schema: ZodType): ProblemField[] {
  const { error } = schema.safeParse(value);
  return error ? faultsOf(error.issues, schema, value) : faultless;
}
