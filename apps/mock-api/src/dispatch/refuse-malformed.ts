import type { ProblemField } from '@shop/api-contract/model';
import type { OperationId } from '@shop/api-contract/operation';

import { refuseMalformedLogin } from '../features/accounts/login.ts';
import { refuseMalformedRegistration } from '../features/accounts/register.ts';
import { refuseMalformedPincode } from '../features/postal/postal.operations.ts';
import { dispatchMessages as messages } from './dispatch.messages.ts';
import type { ApiAnswer } from './api-answer.ts';
import { problem } from './problem.ts';

/** The calls whose refusals have a shape of their own, because the storefront reads nothing else there. */
const ownShapes: { readonly [Id in OperationId]?: (body: unknown) => { status: number; body: unknown } } = {
  login: refuseMalformedLogin,
  register: refuseMalformedRegistration,
  lookupPincode: refuseMalformedPincode,
};

/** The answer to a request that breaks the contract. A fault without a field is the body's as a whole. */
export function refuseMalformed(id: OperationId, body: unknown, errors: ProblemField[]): ApiAnswer {
  const isWholeBody = errors.some(({ field }) => field === '');
  const answer = ownShapes[id]?.(body) ?? problem(400, isWholeBody ? { detail: messages.notAnObject } : { errors });
  return { ...answer, faults: errors.map(({ field, detail }) => `request: ${field || 'body'}: ${detail}`) };
}

/** The answer to a body that cannot even be read as JSON. @param detail why */
export function refuseUnreadable(id: OperationId, detail: string = messages.notJson): ApiAnswer {
  const answer = ownShapes[id]?.(undefined) ?? problem(400, { detail });
  return { ...answer, faults: [`request: ${detail}`] };
}
