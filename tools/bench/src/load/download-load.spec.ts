import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { loadDownloads } from './download-load.ts';

/** More than fits one read of a socket. */
const LONG = 1_000_000;

let server: Server;
let answers = 0;
let isSteady = true;
beforeEach(async () => {
  answers = 0;
  server = createServer((request, response) => {
    answers += 1;
    const length = isSteady || answers < 4 ? LONG : LONG - 1;
    response.statusCode = request.url === '/list' ? 200 : 404;
    response.setHeader('content-length', length).end('a'.repeat(length));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.close());

const load = (path: string) => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return loadDownloads({ base, connections: 2, seconds: 0.1, work: { kind: 'download', path } });
};

it('counts every long answer that came whole', async () => {
  isSteady = true;
  const { requests } = await load('/list');
  expect(requests).toBe(answers);
  expect(requests).toBeGreaterThan(0);
});

it('fails when it is longer or shorter than before, or no success', async () => {
  isSteady = false;
  await expect(load('/list')).rejects.toThrow(`${LONG - 1} bytes instead of ${LONG}`);
  await expect(load('/nowhere')).rejects.toThrow('was answered 404');
});
