import { readFileSync } from 'node:fs';
import { controlClient } from '@shop/mock-engine/client';
import { fetchHandler } from '@shop/mock-engine/fetch';
import { createApi, mockApi } from '@shop/mock-engine/server';

const handle = fetchHandler(JSON.parse(readFileSync('api.json', 'utf8')) as object);
const added = await handle(
  new Request('https://todo.example/todos', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"title":"Buy milk"}',
  }),
);
const list = await handle(new Request('https://todo.example/todos'));

const { app } = await mockApi({ documents: 'api.yaml' });
const { worlds } = await controlClient(await app.listen({ port: 0 }))('GET /worlds');
await app.close();
process.stdout.write(JSON.stringify([added.status, await list.json(), worlds.length, typeof createApi]));
