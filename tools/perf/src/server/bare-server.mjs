/** Serves a recorded response by bare Fastify: node bare-server.mjs RECORDED.json */
import { readFileSync } from 'node:fs';

import { fastify } from 'fastify';

const { path, status, headers, bodyBase64 } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const body = Buffer.from(bodyBase64, 'base64');
const app = fastify({ keepAliveTimeout: 72_000 });
app.get(path, (_request, reply) => void reply.code(status).headers(headers).send(body));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
