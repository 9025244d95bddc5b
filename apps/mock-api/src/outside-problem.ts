import { problem } from './dispatch/problem.ts';
import type { OutsideAnswer } from './outside-route.ts';

/** A problem after RFC 9457 as the answer of a route outside the contract. */
export function outsideProblem(...why: Parameters<typeof problem>): OutsideAnswer {
  const { status, body } = problem(...why);
  return {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(body),
  };
}
