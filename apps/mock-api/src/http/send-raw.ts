import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { FastifyReply } from 'fastify';

import type { ApiAnswer, RawAnswer } from '../dispatch/api-answer.ts';
import { NO_ANSWER } from '../traffic/exchange.ts';
import { send } from './send-answer.ts';
import { noteAnswer } from './visit.ts';

/** Sends bytes as they were given; what they mean is noted for whoever looks at the traffic. */
export async function sendRaw(
  { status, body }: ApiAnswer,
  { headers, bytes, said }: RawAnswer,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.code(status).headers(headers);
  if (bytes instanceof Uint8Array) {
    noteAnswer(reply, { status, answer: body });
    return send(reply, bytes);
  }
  said?.then(
    ({ body: answer, violations }) => noteAnswer(reply, { status, answer, violations }),
    () => noteAnswer(reply, { status: NO_ANSWER, answer: undefined }),
  );
  // A slow line is made of all bytes at once.
  return isSlow(reply) ? send(reply, await buffer(bytes)) : reply.send(Readable.from(bytes));
}

function isSlow({ request }: FastifyReply): boolean {
  return request.visit?.applied?.bytesPerSecond !== undefined;
}
