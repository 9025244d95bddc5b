import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../crash/shopper.ts';
import { provider, requestOf } from '../shop-client.ts';

/** Worlds other than the shoppers', so that rate limits for wrong passwords do not hit the shoppers. */
const WORLDS = 40;
const json = { 'content-type': 'application/json' };

type HostileRequest = (url: string, random: Random) => Promise<number[]>;

const post = async (url: string, body: string, headers: Record<string, string>): Promise<number[]> => {
  const response = await fetch(url, { method: 'POST', body, headers });
  await response.arrayBuffer();
  return [response.status];
};

const login = requestOf('login', { body: { email: 'demo@vanaveda.example', password: 'a guess' } });
const validate = requestOf('validatePayment', {
  path: provider,
  body: { status: 'succeeded', order_id: 'order_x', payment_id: 'pay_x', payment_signature: 'f'.repeat(64) },
});
const inWorld = (random: Random) => ({ ...json, 'x-mock-world': `hostile-${random(WORLDS)}` });

/** Sends bytes over a socket, reads nothing for a while, and disconnects. */
const overSocket =
  (bytes: (random: Random) => string, ms = 200): HostileRequest =>
  async (url, random) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.pause();
    socket.write(bytes(random));
    await Promise.race([once(socket, 'close'), pause(random(ms))]);
    socket.destroy();
    return [];
  };

const head = (line: string, ...headers: string[]) => [line, 'Host: localhost', ...headers, '', ''].join('\r\n');

/** Requests that once caused errors, and usual attacks from the internet. Each returns the statuses of its responses. */
const hostileRequests: readonly HostileRequest[] = [
  (url, random) => post(url + login.url, JSON.stringify(login.body), inWorld(random)),
  (url, random) => post(url + login.url, JSON.stringify({ email: 'x'.repeat(63 * 1024) }), inWorld(random)),
  (url, random) => post(url + login.url, `{"a":${'['.repeat(1 + random(20_000))}`, inWorld(random)),
  (url, random) => post(url + login.url, 'x'.repeat(64 * 1024 + random(200_000)), inWorld(random)),
  (url, random) => post(url + login.url, '{"__proto__":{"isAdmin":true},"email":"\\ud800"}', inWorld(random)),
  (url, random) =>
    post(url + validate.url, JSON.stringify(validate.body), { ...inWorld(random), authorization: 'Bearer no' }),
  (url, random) => post(`${url}/${'%'.repeat(random(9_000))}?token=secret`, '', inWorld(random)),
  (url) => post(`${url}/__mock/worlds/default/reset`, '', { origin: 'https://evil.example' }),
  (url, random) =>
    post(`${url}/__mock/worlds/hostile-0/recordings`, `{"log":${'[{'.repeat(random(30))}`, inWorld(random)),
  (url, random) => post(`${url}/__mock/worlds/hostile-${random(WORLDS)}/clock`, '{"advance":1e15}', json),
  overSocket((random) => Buffer.alloc(random(5_000), '\u0016\u0003\u0001ÿ\r').toString('latin1')),
  overSocket(
    () => `${head('POST /api/v1/login HTTP/1.1', 'Content-Length: 90', 'Content-Type: application/json')}{"em`,
  ),
  overSocket(() => head('GET /api/v1/all-products HTTP/1.1', `Cookie: ${'x'.repeat(40_000)}`)),
  overSocket(() => head('GET /api/v1/all-products HTTP/1.1').repeat(50)),
  overSocket(() => head('GET /__mock/events HTTP/1.1'), 5_000),
];

/** Sends hostile requests until the signal. @returns their number, and each response with a server error */
export async function sendHostileRequests(over: AbortSignal, url: string, random: Random) {
  const failures: string[] = [];
  let attempts = 0;
  for (; !over.aborted; attempts++) {
    const which = random(hostileRequests.length);
    const statuses = await hostileRequests[which]?.(url, random).catch((error: unknown) => [String(error)]);
    // The server may close the connection on too much data or malformed HTTP.
    for (const status of statuses ?? [])
      if (Number(status) >= 500) failures.push(`Hostile request ${which} got status ${status}.`);
  }
  return { attempts, failures };
}
