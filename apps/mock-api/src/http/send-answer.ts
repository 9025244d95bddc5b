import { STATUS_CODES } from 'node:http';

import { operationTable } from '@shop/api-contract/generated/operations';
import type { AnswerMedia, OperationId } from '@shop/api-contract/operation';
import type { FastifyReply } from 'fastify';

import type { ApiAnswer } from '../dispatch/api-answer.ts';
import { isUnchanging } from '../world/unchanging.ts';
import { accepts, isSameVersion } from './accept-header.ts';
import { RETRY_AFTER_SECONDS } from './limits.ts';
import { pace } from './pace.ts';
import { preparedBody, type Encoding, type PreparedBody } from './prepared-body.ts';
import { noteAnswer } from './visit.ts';

const mediaTypes: Record<AnswerMedia, string> = {
  json: 'application/json; charset=utf-8',
  problem: 'application/problem+json; charset=utf-8',
  none: 'application/json; charset=utf-8',
};

/** Sends an answer of the contract in the media type that the contract declares for it. */
export function sendAnswer(
  id: OperationId,
  { status, body, faults }: ApiAnswer,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isUnchanging(body)) return sendPrepared(body, reply);

  noteAnswer(reply, { status, answer: body, faults });
  const declared: Readonly<Record<number, AnswerMedia>> = operationTable[id].answers;
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', mediaTypes[declared[status] ?? 'problem']);
  if (status === 401 && operationTable[id].bearer) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  // A string by itself would be sent as text: an order id has to go out as a JSON string.
  return send(reply, JSON.stringify(body));
}

/** A problem that belongs to no call, or to no status that the call declares. */
export function sendProblem(reply: FastifyReply, status: number, title: string, detail?: string): FastifyReply {
  const problem = { type: 'about:blank', title, status, ...(detail === undefined ? {} : { detail }) };
  noteAnswer(reply, { status, answer: problem });
  reply.code(status).header('cache-control', 'no-store').header('content-type', mediaTypes.problem);
  if (status === 429 || status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.send(JSON.stringify(problem));
}

export function statusTitle(status: number): string {
  return STATUS_CODES[status] ?? 'Error';
}

/** Sends a body whose headers are set, as fast as the request's line is said to be. */
export function send(reply: FastifyReply, body: string | Uint8Array | undefined): FastifyReply {
  const bytesPerSecond = reply.request.visit?.applied?.bytesPerSecond;
  if (bytesPerSecond === undefined || body === undefined || reply.request.method === 'HEAD') return reply.send(body);

  const bytes = Buffer.from(body);
  return reply.header('content-length', bytes.length).send(pace(bytes, bytesPerSecond));
}

function sendPrepared(list: object, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const { headers } = reply.request;
  const body: PreparedBody = preparedBody(list);
  // Kept by browsers, but asked about each time: a mock's lists may be others after a restart.
  reply.header('cache-control', 'no-cache').header('etag', body.etag);
  if (body.isCompressible) addVary(reply, 'Accept-Encoding');
  if (isSameVersion(headers['if-none-match'], body.etag)) {
    noteAnswer(reply, { status: 304, answer: undefined });
    return reply.code(304).send();
  }
  noteAnswer(reply, { status: 200, answer: list });

  const encoding = body.isCompressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', mediaTypes.json);

  const bytes = body.ready(encoding);
  return bytes ? send(reply, bytes) : body.prepare(encoding).then((compressed) => send(reply, compressed));
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
