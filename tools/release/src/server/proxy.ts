import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { releaseMessages as messages } from '../release.messages.ts';

/** Of the connection and not of the message: each side has its own. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Passes a request on to the API, and its answer back as it is. A connection that breaks behind breaks in front too. */
export function passOn(api: URL, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { request: ask } = api.protocol === 'https:' ? https : http;
  const behind = ask(
    new URL(request.url ?? '/', api),
    { method: request.method, headers: { ...without(request.headers), host: api.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.headers));
      pipeline(answer, response, (error) => error && request.socket.destroy());
    },
  );
  behind.on('error', (error: NodeJS.ErrnoException) => {
    // Not the answer alone: one that still waits for the answer before it on the same connection has no socket to destroy.
    if (error.code !== 'ECONNREFUSED' || response.headersSent) return void request.socket.destroy();
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(messages.apiIsDown(api.origin));
  });
  response.on('close', () => behind.destroy());
  request.pipe(behind);
}

const without = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
