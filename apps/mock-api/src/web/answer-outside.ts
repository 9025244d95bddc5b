import { problem, type ProblemStatus } from '../dispatch/problem.ts';
import type { OutsideRoute } from '../outside-route.ts';
import type { World } from '../world/world.ts';
import { meetSituations } from './meet-situations.ts';
import { problemResponse, toResponse } from './to-response.ts';
import type { WebCall } from './web-request.ts';

/** Answers a route beside the contract. */
export async function answerOutsideRoute(route: OutsideRoute, call: WebCall, world: World): Promise<Response> {
  const { body, parameters, headers, method } = call;
  // These judge by themselves what was sent.
  const json = body.ok ? body.json : undefined;
  const meeting = await meetSituations(call, undefined, json, world);
  if (!meeting.goesOn) return meeting.response;
  const { forced, payment, line } = meeting;
  if (forced) return problemResponse(problem(forced.status as ProblemStatus), line.headers);

  const query = Object.fromEntries([...new URLSearchParams(call.query)].reverse());
  const answer = await route.answer({ path: parameters, query, headers, body: json, payment }, world);
  await world.store.settled();
  return toResponse(answer, method, line);
}
