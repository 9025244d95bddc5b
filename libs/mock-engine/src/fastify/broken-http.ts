import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { commonHeaders, mediaTypes } from '../contract/answer-headers.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import { problem } from '../contract/problem.ts';
import { sendProblem } from './send-response.ts';

/** Responds to invalid URLs and to bytes that are not HTTP. */
export const refuseBrokenHttp = {
  frameworkErrors(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    sendProblem(reply.headers(commonHeaders), problem(400, { detail: messages.badRequest }));
  },

  clientErrorHandler({ code }: Error & { code?: string }, socket: Socket): void {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, title, headers: fields, body } = plainProblem(statuses[code ?? ''] ?? 400);
    const headers = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    // After end() alone, the socket would stay open while the client keeps sending.
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${headers.join('')}\r\n${body}`, () => socket.destroy());
  },
};

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds with a problem where Node would send an empty response: no Host header, or an unknown Expect header. */
export function rejectInvalidRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') {
      sendProblem(reply.headers(commonHeaders), problem(400, { detail: messages.noHost }));
    } else done();
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = plainProblem(417);
    response.writeHead(status, headers).end(body);
  });
}

/** A problem for a raw socket, where Fastify has no reply. */
function plainProblem(status: number) {
  const { body: details } = problem(status);
  const body = JSON.stringify(details);
  const headers = {
    ...commonHeaders,
    'content-type': mediaTypes.problem,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { status, title: details.title, headers, body };
}
