import { operationTable } from '@shop/api-contract/generated/operations';
import type { AnswerMedia, OperationId } from '@shop/api-contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ApiAnswer } from '../dispatch/dispatch.ts';
import { isUnchanging } from '../world/unchanging.ts';
import { accepts, isSameVersion } from './accept-header.ts';
import { preparedBody, type Encoding, type PreparedBody } from './prepared-body.ts';

const mediaTypes: Record<AnswerMedia, string> = {
  json: 'application/json; charset=utf-8',
  problem: 'application/problem+json; charset=utf-8',
  none: 'application/json; charset=utf-8',
};

/** Sends an answer of the contract in the media type that the contract declares for it. */
export function sendAnswer(
  id: OperationId,
  { status, body }: ApiAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isUnchanging(body)) return sendPrepared(preparedBody(body), request, reply);

  const declared: Readonly<Record<number, AnswerMedia>> = operationTable[id].answers;
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', mediaTypes[declared[status] ?? 'problem']);
  if (status === 401 && operationTable[id].bearer) reply.header('www-authenticate', 'Bearer');
  // A string by itself would be sent as text: an order id has to go out as a JSON string.
  return reply.send(JSON.stringify(body));
}

/** A problem that belongs to no call, or to no status that the call declares. */
export function sendProblem(reply: FastifyReply, status: number, title: string, detail?: string): FastifyReply {
  const problem = { type: 'about:blank', title, status, ...(detail === undefined ? {} : { detail }) };
  reply.code(status).header('cache-control', 'no-store').header('content-type', mediaTypes.problem);
  return reply.send(JSON.stringify(problem));
}

function sendPrepared(
  body: PreparedBody,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  // Kept by browsers, but asked about each time: a mock's lists may be others after a restart.
  reply.header('cache-control', 'no-cache').header('etag', body.etag);
  if (body.isCompressible) addVary(reply, 'Accept-Encoding');
  if (isSameVersion(headers['if-none-match'], body.etag)) return reply.code(304).send();

  const encoding = body.isCompressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', mediaTypes.json);

  const bytes = body.ready(encoding);
  return bytes ? reply.send(bytes) : body.prepare(encoding).then((compressed) => reply.send(compressed));
}

export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}

function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '');
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}
