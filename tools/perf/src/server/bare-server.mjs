/** Serves a recorded response by bare Fastify or node:http: node bare-server.mjs fastify|node RECORDED.json */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [kind, recording] = process.argv.slice(2);
const { path, status, headers, bodyBase64 } = JSON.parse(readFileSync(recording, 'utf8'));
const body = Buffer.from(bodyBase64, 'base64');
const options = { keepAliveTimeout: 72_000 };

if (kind === 'fastify') {
  const { fastify } = await import('fastify');
  const app = fastify(options);
  app.get(path, (_request, reply) => void reply.code(status).headers(headers).send(body));
  console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
} else {
  const server = createServer(options, (_request, response) => response.writeHead(status, headers).end(body));
  server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
}
