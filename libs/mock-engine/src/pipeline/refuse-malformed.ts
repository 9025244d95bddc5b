import type { ApiAnswer } from '../contract/api-answer.ts';
import { problem, type ProblemField } from '../contract/problem.ts';
import { pipelineMessages as messages } from './pipeline.messages.ts';

type Refusals = Readonly<Record<string, (body: unknown) => { status: number; body: unknown }>>;

/** The answer to a request that breaks the contract. A fault without a field is the body's as a whole. */
export function refuseMalformed(id: string, body: unknown, errors: ProblemField[], refusals: Refusals): ApiAnswer {
  const isWholeBody = errors.some(({ field }) => field === '');
  const answer = refusals[id]?.(body) ?? problem(400, isWholeBody ? { detail: messages.notAnObject } : { errors });
  return { ...answer, faults: errors.map(({ field, detail }) => `request: ${field || 'body'}: ${detail}`) };
}

/** The answer to a body that cannot even be read as JSON. @param detail why */
export function refuseUnreadable(id: string, detail: string | undefined, refusals: Refusals): ApiAnswer {
  const why = detail ?? messages.unreadableJson;
  const answer = refusals[id]?.(undefined) ?? problem(400, { detail: why });
  return { ...answer, faults: [`request: ${why}`] };
}
