import { Socket } from 'node:net';

import type { FastifyReply } from 'fastify';

import type { ConnectionFault } from '../situations/fault-effect.ts';

/** Neither HTTP nor text. */
const garbage = Buffer.from([0x16, 0x03, 0x01, 0xff, 0x00, 0x7f, 0x0d, 0x0a, 0x80, 0xfe, 0x00, 0x0d, 0x0a]);

/** Breaks the connection instead of sending a response. */
export function breakConnection(reply: FastifyReply, fault: ConnectionFault): void {
  reply.hijack();
  const { raw } = reply;
  const socket = raw.socket;
  // `inject` in tests has no socket: only the response can be destroyed.
  if (!(socket instanceof Socket)) raw.destroy(new Error('The connection was broken on purpose.'));
  else if (fault === 'reset') socket.resetAndDestroy();
  else if (fault === 'empty') socket.end();
  else socket.end(garbage);
}
