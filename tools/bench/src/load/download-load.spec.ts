import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { loadDownloads } from './download-load.ts';

/** More than fits one read of a socket. */
const LONG = 1_000_000;

let server: Server;
let answers: number;
let lengthAfterwards: number;
beforeEach(async () => {
  answers = 0;
  lengthAfterwards = LONG;
  server = createServer((request, response) => {
    answers += 1;
    response.statusCode = request.url === '/list' ? 200 : 404;
    response.end(request.url === '/list' ? 'a'.repeat(answers < 2 ? LONG : lengthAfterwards) : 'no such list');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => server.close());

const load = (path: string, { connections = 2, seconds = 0.1 } = {}) => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return loadDownloads({ base, connections, seconds, work: { kind: 'download', path } });
};

it('counts every long answer that came whole', async () => {
  const { requests } = await load('/list');
  expect(requests).toBe(answers);
  expect(requests).toBeGreaterThan(0);
});

it.each([LONG - 1, LONG + 1])('fails when it has another length than before: %d', async (length) => {
  lengthAfterwards = length;
  // The second answer ends it, and not the clock.
  const loading = load('/list', { connections: 1, seconds: 20 });
  await expect(loading).rejects.toThrow(`${length} bytes instead of ${LONG}`);
});

it('fails when it is no success, and says what was answered', async () => {
  await expect(load('/nowhere')).rejects.toThrow('/nowhere was answered 404: no such list');
});
