/**
 * The fastest that Fastify itself, or node:http itself, can be: one handler for a recorded answer, nothing between.
 *
 * node bare-server.mjs fastify|node RECORDED.json
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const KEEP_ALIVE_TIMEOUT_MS = 72_000;

const [kind, recording] = process.argv.slice(2);
const { path, status, headers, bodyBase64 } = JSON.parse(readFileSync(recording, 'utf8'));
const body = Buffer.from(bodyBase64, 'base64');

if (kind === 'fastify') {
  const { fastify } = await import('fastify');
  const app = fastify({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS });
  app.get(path, (_request, reply) => {
    reply.code(status).headers(headers).send(body);
  });
  process.stdout.write(`Bare Fastify on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
} else {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS }, (_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`Bare node:http on http://127.0.0.1:${server.address().port}\n`);
  });
}
