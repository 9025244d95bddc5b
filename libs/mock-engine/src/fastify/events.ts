import type { ServerResponse } from 'node:http';
import { clearInterval, setInterval } from 'node:timers';

import type { FastifyInstance } from 'fastify';

import type { RequestLog } from '../request-log/request-log.ts';
import { exchangeView } from '../control/request-log.routes.ts';

/** How often a silent line says that it lives, so that no proxy closes it. */
const HEARTBEAT_MS = 15_000;

export const EVENTS_URL = '/__mock/events';

/**
 * Streams changes as server-sent events: `exchange` with its view, and `worlds` when worlds or
 * situations may have changed.
 *
 * @param stopping aborted when the server stops: nobody watches on
 * @returns tells the watchers that worlds changed
 */
export function streamEvents(app: FastifyInstance, requestLog: RequestLog, stopping: AbortSignal): () => void {
  const watchers = new Set<ServerResponse>();
  const tell = (event: string) => {
    for (const watcher of watchers) watcher.write(event);
  };
  const heartbeat = setInterval(() => tell(':\n\n'), HEARTBEAT_MS).unref();
  const stopListening = requestLog.listen((exchange) => {
    if (watchers.size > 0) tell(`event: exchange\ndata: ${JSON.stringify(exchangeView(exchange))}\n\n`);
  });
  stopping.addEventListener('abort', () => {
    clearInterval(heartbeat);
    stopListening();
    for (const watcher of watchers) watcher.end();
  });

  app.get(EVENTS_URL, (_request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(': connected\n\n');
    // A disconnected client would reconnect at once and keep the server from stopping.
    if (stopping.aborted) return void raw.end();
    watchers.add(raw);
    raw.on('close', () => watchers.delete(raw));
  });

  return () => tell('event: worlds\ndata:\n\n');
}
