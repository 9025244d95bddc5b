/**
 * The fastest that node:http itself can be: a look-up and an answer.
 *
 * node bare-node-http.mjs RECORDED.json
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const KEEP_ALIVE_TIMEOUT_MS = 72_000;

const answers = new Map();
for (const { path, status, headers, bodyBase64 } of JSON.parse(readFileSync(process.argv[2], 'utf8'))) {
  answers.set(path, { status, headers: headers.flat(), body: Buffer.from(bodyBase64, 'base64') });
}
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (request, response) => {
  const { status, headers, body } = answers.get(request.url);
  response.writeHead(status, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Bare node:http on http://127.0.0.1:${server.address().port}\n`);
});
