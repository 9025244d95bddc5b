import type { OperationId } from '@shop/api-contract/operation';

import type { ApiAnswer } from '../dispatch/api-answer.ts';
import { problem } from '../dispatch/problem.ts';
import type { Effects } from '../situations/effects.ts';
import { drawLatency } from '../situations/latency.ts';
import { readWishes } from '../situations/wishes.ts';
import type { World } from '../world/world.ts';
import { problemResponse, type Line } from './to-response.ts';
import { wait } from './wait.ts';
import type { WebCall } from './web-request.ts';

type Meeting =
  | {
      goesOn: true;
      forced: ApiAnswer | undefined;
      payment: Effects['payment'];
      line: Line;
    }
  /** Instead of an answer. */
  | { goesOn: false; response: Response };

/** What a request has to go through before it is answered. A broken line is what a browser calls a network error. */
export async function meetSituations(
  { path, query, parameters, headers }: WebCall,
  operationId: OperationId | undefined,
  body: unknown,
  { situations, random }: World,
): Promise<Meeting> {
  const wishes = readWishes(headers, operationId);
  if (!wishes.ok) return { goesOn: false, response: problemResponse(problem(400, { detail: wishes.detail })) };

  const target = { operationId, path, query, parameters, body, headers };
  const applied = situations.meet(target, wishes.rules);
  if (!applied) return { goesOn: true, forced: undefined, payment: undefined, line: { headers: {} } };

  if (applied.latency) await wait(drawLatency(applied.latency, random));
  if (applied.line !== undefined) return { goesOn: false, response: Response.error() };
  return {
    goesOn: true,
    forced: await applied.answer?.(target),
    payment: applied.payment,
    line: {
      headers: { 'x-mock-situation': applied.because.join(', ') },
      bytesPerSecond: applied.bytesPerSecond,
    },
  };
}
