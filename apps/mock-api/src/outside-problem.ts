import { problemHeaders } from './dispatch/answer-headers.ts';
import { problem } from './dispatch/problem.ts';
import type { OutsideAnswer } from './outside-route.ts';

/** A problem after RFC 9457 as the answer of a route outside the contract. */
export function outsideProblem(...why: Parameters<typeof problem>): OutsideAnswer {
  const { status, body } = problem(...why);
  return { status, headers: problemHeaders(status), body: JSON.stringify(body) };
}
