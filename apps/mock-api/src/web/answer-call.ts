import type { OperationId } from '@shop/api-contract/operation';

import { answerHeaders } from '../dispatch/answer-headers.ts';
import type { ApiAnswer } from '../dispatch/api-answer.ts';
import { dispatch } from '../dispatch/dispatch.ts';
import { problem } from '../dispatch/problem.ts';
import { refuseUnreadable } from '../dispatch/refuse-malformed.ts';
import { errorMessages as messages } from '../http/errors.messages.ts';
import { isUnchanging } from '../world/unchanging.ts';
import type { World } from '../world/world.ts';
import { meetSituations } from './meet-situations.ts';
import { problemResponse, toResponse, type Line } from './to-response.ts';
import type { WebCall } from './web-request.ts';

/** Answers a call of the contract. */
export async function answerCall(id: OperationId, call: WebCall, world: World): Promise<Response> {
  const { body, parameters, headers } = call;
  if (!body.ok && body.reason === 'wrong-type') return problemResponse(problem(415, { detail: messages.notJson }));
  if (!body.ok) return respond(id, refuseUnreadable(id, body.detail), call);

  const meeting = await meetSituations(call, id, body.json, world);
  if (!meeting.goesOn) return meeting.response;
  const { forced, line } = meeting;
  const answer =
    forced && forced.status >= 400
      ? forced
      : await dispatch(
          { operationId: id, path: parameters, body: body.json, authorization: headers['authorization'] },
          world,
          forced,
        );
  return respond(id, answer, call, line);
}

function respond(id: OperationId, { status, body, retryAfter }: ApiAnswer, { method }: WebCall, line?: Line): Response {
  // As the server has it: what never changes is kept by browsers, but asked about each time.
  const headers = {
    ...answerHeaders(id, { status, retryAfter }),
    ...(isUnchanging(body) && { 'cache-control': 'no-cache' }),
  };
  return toResponse({ status, headers, body: body === undefined ? '' : JSON.stringify(body) }, method, line);
}
