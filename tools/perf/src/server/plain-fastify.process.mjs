/** Serves what plain Fastify was given: node plain-fastify.process.mjs RECORDED.json */
import { readFileSync } from 'node:fs';
import { fastify } from 'fastify';

const { at, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body);
const app = fastify({ keepAliveTimeout: 72_000 });
app.get(at, (_request, reply) => void reply.headers(headers).send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
