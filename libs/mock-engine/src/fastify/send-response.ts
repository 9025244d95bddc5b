import { Socket } from 'node:net';
import { Readable } from 'node:stream';

import type { FastifyReply } from 'fastify';

import { problemHeaders } from '../contract/response-headers.ts';
import { problem, type Problem } from '../contract/problem.ts';
import type { EngineResponse } from '../pipeline/request.ts';
import { throttle } from '../pipeline/throttle.ts';
import type { ConnectionFault } from '../situations/fault-effect.ts';
import { chooseEncoding, compressOnce, WORTH_COMPRESSING } from './compressed.ts';

/** Sends the engine's responses, cacheable ones compressed. */
export function responseSender(): (response: EngineResponse, reply: FastifyReply) => Promise<FastifyReply> {
  const compressed = compressOnce();
  return async ({ status, headers, body, isCacheable, bytesPerSecond, connection }, reply) => {
    if (connection !== undefined) return breakConnection(reply, connection);

    const { vary, ...others } = headers;
    reply.code(status).headers(others);
    if (vary !== undefined) addVary(reply, vary);
    let content = body;
    if (isCacheable && content instanceof Uint8Array) {
      const isCompressible = content.length >= WORTH_COMPRESSING;
      const encoding = isCompressible ? chooseEncoding(String(reply.request.headers['accept-encoding'])) : 'identity';
      if (isCompressible) addVary(reply, 'Accept-Encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      content = await compressed(content, encoding);
    }
    return reply.send(bytesPerSecond === undefined ? sendable(content) : slowly(content, bytesPerSecond, reply));
  };
}

/** Sends a problem (RFC 9457) from outside the engine. */
export function sendProblem(reply: FastifyReply, status: number, details?: Pick<Problem, 'detail' | 'errors'>) {
  const { body } = problem(status, details);
  return reply.code(status).headers(problemHeaders(status)).send(JSON.stringify(body));
}

type Body = EngineResponse['body'];

function sendable(body: Body): string | Buffer | Readable | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body;
  return body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body);
}

function slowly(body: Body, bytesPerSecond: number, reply: FastifyReply): string | Readable {
  if (body === undefined || reply.request.method === 'HEAD') return '';
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  if (bytes instanceof Uint8Array) reply.header('content-length', bytes.length);
  return Readable.from(throttle(bytes, bytesPerSecond));
}

/** Adds a header name to Vary and keeps the others, such as those of the CORS plugin. */
function addVary(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? header : `${String(before)}, ${header}`);
}

/** Neither HTTP nor text. */
const garbage = Buffer.from([0x16, 0x03, 0x01, 0xff, 0x00, 0x7f, 0x0d, 0x0a, 0x80, 0xfe, 0x00, 0x0d, 0x0a]);

/** Breaks the connection instead of sending a response. */
function breakConnection(reply: FastifyReply, fault: ConnectionFault): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  const { socket } = raw;
  // `inject` in tests has no socket: only the response can be destroyed.
  if (!(socket instanceof Socket)) raw.destroy(new Error('The connection was broken on purpose.'));
  else if (fault === 'reset') socket.resetAndDestroy();
  else if (fault === 'empty') socket.end();
  else socket.end(garbage);
  return reply;
}
