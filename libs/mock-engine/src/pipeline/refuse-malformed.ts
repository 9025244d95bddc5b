import type { ApiResponse } from '../contract/api-response.ts';
import type { CallRoute } from '../contract/find-route.ts';
import { requestErrorMessages } from '../contract/request-errors.messages.ts';
import { problem, type ProblemField } from '../contract/problem.ts';
import { pipelineMessages as messages } from './pipeline.messages.ts';

type Refusals = Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;

/** The response to an invalid request. An error without a field applies to the whole body. */
export function refuseMalformed(id: string, body: unknown, errors: ProblemField[], refusals: Refusals): ApiResponse {
  const whole = errors.find(({ field }) => field === '')?.detail;
  const isObject = whole === requestErrorMessages.object || whole === requestErrorMessages.missing;
  const detail = isObject ? messages.notAnObject : whole;
  const refusal = refusals[id]?.(body) ?? problem(400, detail === undefined ? { errors } : { detail });
  return { ...refusal, violations: errors.map(({ field, detail }) => `request: ${field || 'body'}: ${detail}`) };
}

/** The response to a body that is not JSON. @param detail why */
export function refuseUnreadable(id: string, detail: string | undefined, refusals: Refusals): ApiResponse {
  const why = detail ?? messages.unreadableJson;
  const refusal = refusals[id]?.(undefined) ?? problem(400, { detail: why });
  return { ...refusal, violations: [`request: ${why}`] };
}

/** A refusal; where the call declares another body for it, or none, it is sent as a problem and not checked. */
export function refused({ call }: Pick<CallRoute, 'call'>, response: ApiResponse, isOwn = false): ApiResponse {
  const declared = call.responses[response.status];
  const isDescribed = declared === 'problem' || (isOwn && declared !== undefined);
  return isDescribed ? response : { ...response, media: 'problem' };
}
