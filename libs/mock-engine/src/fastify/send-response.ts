import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { accepts, isSameVersion } from '../contract/accept-header.ts';
import type { Problem } from '../contract/problem.ts';
import type { EngineResponse } from '../pipeline/request.ts';
import { problemResponse } from '../pipeline/responses.ts';
import { throttle } from '../pipeline/throttle.ts';
import { NO_ANSWER } from '../request-log/exchange.ts';
import { breakConnection } from './break-connection.ts';
import type { Encoding } from './list-cache.ts';
import { logAnswer } from './request-context.ts';

type Body = string | Uint8Array | undefined;

/** Sends and logs the engine's response. */
export function sendResponse(response: EngineResponse, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const { status, headers, body, bytesPerSecond, connection } = response;
  if (connection !== undefined) {
    logAnswer(reply, { status: NO_ANSWER, json: undefined });
    breakConnection(reply, connection);
    return reply;
  }
  if (response.isCacheable) return sendList(response, reply);

  setHeaders(reply.code(status), headers);
  if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) {
    logAnswer(reply, response);
    return send(reply, body, bytesPerSecond);
  }
  response.checked?.then(
    ({ body: json, violations }) => logAnswer(reply, { status, json, violations, isForced: response.isForced }),
    () => logAnswer(reply, { status: NO_ANSWER, json: undefined }),
  );
  return reply.send(Readable.from(bytesPerSecond === undefined ? body : throttle(body, bytesPerSecond)));
}

/** Sends a problem from outside the engine. */
export function sendProblem(
  reply: FastifyReply,
  problem: { status: number; body: Problem },
  headers?: Readonly<Record<string, string>>,
): FastifyReply {
  return sendResponse(problemResponse(problem, headers), reply) as FastifyReply;
}

function send(reply: FastifyReply, body: Body, bytesPerSecond: number | undefined): FastifyReply {
  if (body === undefined || reply.request.method === 'HEAD' || bytesPerSecond === undefined)
    return reply.send(body instanceof Uint8Array && !Buffer.isBuffer(body) ? Buffer.from(body) : body);

  const bytes = Buffer.from(body);
  return reply.header('content-length', bytes.length).send(Readable.from(throttle(bytes, bytesPerSecond)));
}

/** Sends a cacheable list, and 304 to clients that have it. */
async function sendList(response: EngineResponse, reply: FastifyReply): Promise<FastifyReply> {
  const { headers, json, bytesPerSecond, isForced } = response;
  const { request } = reply;
  const list = request.server.cachedList(json);
  reply.headers(headers).header('etag', list.etag);
  if (list.isCompressible) addVary(reply, 'Accept-Encoding');
  if (isSameVersion(request.headers['if-none-match'], list.etag)) {
    logAnswer(reply, { status: 304, json: undefined, isForced });
    return reply.code(304).removeHeader('content-type').send();
  }
  logAnswer(reply, response);
  const encoding = list.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return send(reply, await list.encoded(encoding), bytesPerSecond);
}

function setHeaders(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  if (headers['vary'] === undefined) return void reply.headers(headers);
  const { vary, ...others } = headers;
  addVary(reply.headers(others), vary);
}

/** Adds a header name to Vary and keeps the others. */
function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}

function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '');
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}
