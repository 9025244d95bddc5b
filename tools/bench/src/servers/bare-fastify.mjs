/**
 * The fastest that Fastify itself can be: one handler for each recorded answer, nothing between.
 *
 * node bare-fastify.mjs RECORDED.json
 */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const KEEP_ALIVE_TIMEOUT_MS = 72_000;

const answers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const app = fastify({ keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS });
for (const { path, status, headers: pairs, bodyBase64 } of answers) {
  const headers = Object.fromEntries(pairs);
  const body = Buffer.from(bodyBase64, 'base64');
  app.get(path, (_request, reply) => {
    reply.code(status).headers(headers).send(body);
  });
}
process.stdout.write(`Bare Fastify on ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
