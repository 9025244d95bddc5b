import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { everyAnswer } from './every-answer.ts';
import { errorMessages as messages } from './errors.messages.ts';
import { sendProblem } from './send-answer.ts';

/** Requests that never become calls: addresses that are no addresses, and bytes that are no HTTP. */
export const refuseBrokenHttp = {
  frameworkErrors(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    void sendProblem(reply.headers(everyAnswer), 400, 'Bad Request', messages.badRequest);
  },

  clientErrorHandler({ code }: Error & { code?: string }, socket: Socket): void {
    if (code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[code ?? ''] ?? 400;
    const title = STATUS_CODES[status] ?? 'Bad Request';
    const body = JSON.stringify({ type: 'about:blank', title, status });
    const headers = Object.entries({
      ...everyAnswer,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    // Ended alone, the socket would stay for as long as the other side goes on sending.
    socket.end(`HTTP/1.1 ${status} ${title}\r\n${headers.join('')}\r\n${body}`, () => socket.destroy());
  },
};

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
