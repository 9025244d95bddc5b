import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { drawLatency } from '../situations/latency.ts';
import type { Applied } from '../situations/active-situations.ts';
import { readWishes } from '../situations/wishes.ts';
import { breakLine } from './break-line.ts';
import { sendProblem, statusTitle } from './send-answer.ts';
import { targetOf } from './target-of.ts';
import { worldOf } from './visit.ts';

/** Where `goesOn` is false nothing else is to be sent: a wish was refused, or the connection is broken already. */
export interface Meeting {
  readonly goesOn: boolean;
  readonly applied: Applied | undefined;
}

/** Why a request that could have been answered is not. */
const REFUSED_WISH = 'refused-wish';

/** Nothing is in the way. */
export const asUsual: Meeting = { goesOn: true, applied: undefined };
const isOver: Meeting = { goesOn: false, applied: undefined };

/**
 * What a request has to go through before it is answered. Held back is only what comes to an answer or a broken line
 * in the end; a server that stops lets nobody wait.
 *
 * @param stopping aborted when the server stops
 */
export function meetSituations(
  request: FastifyRequest,
  reply: FastifyReply,
  stopping: AbortSignal,
): Meeting | Promise<Meeting> {
  const { situations } = worldOf(request);
  const wishes = readWishes(request.headers, request.visit?.operationId);
  if (!wishes.ok) {
    if (request.visit) request.visit.applied = { because: [REFUSED_WISH] };
    void sendProblem(reply, 400, statusTitle(400), wishes.detail);
    return isOver;
  }
  if (situations.isQuiet && wishes.rules.length === 0) return asUsual;

  const applied = situations.meet(targetOf(request), wishes.rules);
  return applied ? goThrough(applied, request, reply, stopping) : asUsual;
}

async function goThrough(
  applied: Applied,
  request: FastifyRequest,
  reply: FastifyReply,
  stopping: AbortSignal,
): Promise<Meeting> {
  if (request.visit) request.visit.applied = applied;
  reply.header('x-mock-situation', applied.because.join(', '));
  if (applied.latency) {
    const ms = drawLatency(applied.latency, worldOf(request).random);
    await wait(ms, undefined, { signal: stopping }).catch(() => undefined);
  }
  if (applied.line === undefined) return { goesOn: true, applied };
  breakLine(reply, applied.line);
  return isOver;
}
