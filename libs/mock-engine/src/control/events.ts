import { PassThrough } from 'node:stream';
import { clearInterval, setInterval } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import { printJson } from '../http/json.ts';
import type { LoggedRequest } from '../traffic/request-log.ts';
import { CONTROL_BASE, type Controlled } from './control-call.ts';
import { toRequestView } from './request-log.calls.ts';

/** Interval of keep-alive comments, so that no proxy closes an idle connection. */
const HEARTBEAT_MS = 15_000;

/** Unread bytes after which a watcher is disconnected; it would otherwise fill the memory. */
const UNREAD_LIMIT = 1024 * 1024;

export const EVENTS_URL = `${CONTROL_BASE}/events`;

/**
 * Streams changes as server-sent events: `request` with its view, and `worlds` after each control call that may have
 * changed worlds or situations, and `contract` with its state after each save of the contract.
 *
 * @param stopping aborted when the server stops
 */
export function streamEvents(
  app: FastifyInstance,
  { requestLog, document }: Pick<Controlled, 'requestLog' | 'document'>,
  stopping: AbortSignal,
): void {
  const clients = new Set<PassThrough>();
  const send = (event: string) => {
    for (const client of clients) {
      if (client.writableLength > UNREAD_LIMIT) client.destroy();
      else client.write(event);
    }
  };
  const heartbeat = setInterval(() => send(':\n\n'), HEARTBEAT_MS).unref();
  const sendRequest = (request: LoggedRequest) =>
    send(`event: request\ndata: ${printJson(toRequestView(request))}\n\n`);
  document?.listen((state) => send(`event: contract\ndata: ${JSON.stringify(state)}\n\n`));
  stopping.addEventListener('abort', () => {
    clearInterval(heartbeat);
    for (const client of clients) client.end();
    clients.clear();
  });

  app.get(EVENTS_URL, (_request, reply) => {
    const client = new PassThrough();
    client.write(': connected\n\n');
    clients.add(client);
    requestLog.listen(sendRequest);
    // HEAD leaves the stream itself open.
    reply.raw.on('close', () => {
      clients.delete(client);
      if (clients.size === 0) requestLog.unlisten(sendRequest);
    });
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      .send(client);
  });

  app.addHook('onResponse', (request, _reply, done) => {
    if (request.method !== 'GET') send('event: worlds\ndata:\n\n');
    done();
  });
}
