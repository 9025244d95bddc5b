import { STATUS_CODES } from 'node:http';

import type { OperationId } from '@shop/api-contract/operation';
import type { FastifyReply } from 'fastify';

import { answerHeaders, mediaTypes, problemHeaders } from '../dispatch/answer-headers.ts';
import type { ApiAnswer } from '../dispatch/api-answer.ts';
import { isUnchanging } from '../world/unchanging.ts';
import { accepts, isSameVersion } from './accept-header.ts';
import { pace } from './pace.ts';
import { preparedBody, type Encoding, type PreparedBody } from './prepared-body.ts';
import { noteAnswer } from './visit.ts';

/** Sends an answer of the contract in the media type that the contract declares for it. */
export function sendAnswer(
  id: OperationId,
  { status, body, retryAfter, faults }: ApiAnswer,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (isUnchanging(body)) return sendPrepared(body, reply);

  noteAnswer(reply, { status, answer: body, faults });
  reply.code(status).headers(answerHeaders(id, { status, retryAfter }));
  // A string by itself would be sent as text: an order id has to go out as a JSON string.
  return send(reply, JSON.stringify(body));
}

/** A problem that belongs to no call, or to no status that the call declares. */
export function sendProblem(reply: FastifyReply, status: number, title: string, detail?: string): FastifyReply {
  const problem = { type: 'about:blank', title, status, ...(detail === undefined ? {} : { detail }) };
  noteAnswer(reply, { status, answer: problem });
  return reply.code(status).headers(problemHeaders(status)).send(JSON.stringify(problem));
}

/** The status in words, as a problem's title: `Service Unavailable` for 503. */
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

/** Adds a request header that the answer depends on; what the reply says of others stays. */
export function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}

function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '');
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}
