import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { FastifyReply } from 'fastify';
import type { EngineResponse } from '../engine/request.ts';
import { problemResponse } from '../engine/responses.ts';
import type { ConnectionFault } from '../faults/fault.ts';
import { commonHeaders } from '../http/http.ts';
import { problem, type Problem } from '../http/problem.ts';
import { throttle } from '../http/throttle.ts';

/** Sends a response of the engine. */
export function sendResponse(
  { status, headers, body, bytesPerSecond, connection }: EngineResponse,
  reply: FastifyReply,
): FastifyReply {
  if (connection !== undefined) return breakConnection(reply, connection);
  reply.code(status);
  for (const [name, value] of Object.entries(headers))
    if (name === 'vary') addVary(reply, String(value));
    else reply.header(name, value);
  return reply.send(bytesPerSecond === undefined ? toPayload(body) : throttled(body, bytesPerSecond, reply));
}

/** Sends a problem (RFC 9457) from outside the engine. */
export const sendProblem = (reply: FastifyReply, status: number, details?: Pick<Problem, 'detail' | 'errors'>) =>
  sendResponse(problemResponse(problem(status, details)), reply.headers(commonHeaders));

type Body = EngineResponse['body'];

function toPayload(body: Body): string | Buffer | Readable | undefined {
  if (body === undefined || typeof body === 'string' || Buffer.isBuffer(body)) return body;
  if (!(body instanceof Uint8Array)) return Readable.from(body);
  // The same bytes: a copy of a long list for each request would take as long as the rest.
  return Buffer.from(body.buffer, body.byteOffset, body.byteLength);
}

function throttled(body: Body, bytesPerSecond: number, reply: FastifyReply): string | Readable {
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

const garbage = Buffer.from([0x16, 0x03, 0x01, 0xff, 0x00, 0x7f, 0x0d, 0x0a, 0x80, 0xfe, 0x00, 0x0d, 0x0a]);

function breakConnection(reply: FastifyReply, fault: ConnectionFault): FastifyReply {
  reply.hijack();
  const { raw } = reply;
  const { socket } = raw;
  // `inject` in tests has no socket: only the response can be destroyed.
  if (!(socket instanceof Socket)) raw.destroy(new Error('The connection was broken on purpose.'));
  // An encrypted connection cannot be reset, only closed.
  else if (fault === 'reset' && socket instanceof TLSSocket) socket.destroy();
  else if (fault === 'reset') socket.resetAndDestroy();
  else if (fault === 'empty') socket.end();
  else socket.end(garbage);
  return reply;
}
