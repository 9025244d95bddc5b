import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { releaseMessages as messages } from '../release.messages.ts';

/** They belong to one connection, so a proxy does not forward them. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** Forwards a request to the API and the response back. When the API's connection breaks, the client's breaks too. */
export function passOn(api: URL, request: http.IncomingMessage, response: http.ServerResponse): void {
  const { request: ask } = api.protocol === 'https:' ? https : http;
  const behind = ask(
    api,
    // The path as it was sent: the URL class would resolve `/api/../__mock`.
    { method: request.method, path: request.url, headers: { ...without(request.headers), host: api.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, without(answer.headers));
      pipeline(answer, response, (error) => error && request.socket.destroy());
    },
  );
  behind.on('error', (error: NodeJS.ErrnoException) => {
    // The request's socket: a pipelined response that is still waiting has none.
    if (error.code !== 'ECONNREFUSED' || response.headersSent) return void request.socket.destroy();
    response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(messages.apiIsDown(api.origin));
  });
  response.on('close', () => behind.destroy());
  request.pipe(behind);
}

const without = (headers: http.IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
