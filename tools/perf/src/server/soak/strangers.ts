import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../crash/shopper.ts';
import { provider, requestOf } from '../shop-client.ts';

/** Strangers' accounts and wrong passwords are another world's: a source that guesses is refused, and shoppers are not. */
const WORLDS = 40;
const json = { 'content-type': 'application/json' };

type Attack = (url: string, random: Random) => Promise<number[]>;

const post = async (url: string, body: string, headers: Record<string, string>): Promise<number[]> => {
  const answer = await fetch(url, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  return [answer.status];
};

const login = requestOf('login', { body: { email: 'demo@vanaveda.example', password: 'a guess' } });
const validate = requestOf('validatePayment', {
  path: provider,
  body: { status: 'succeeded', order_id: 'order_x', payment_id: 'pay_x', payment_signature: 'f'.repeat(64) },
});
const inWorld = (random: Random) => ({ ...json, 'x-mock-world': `stranger-${random(WORLDS)}` });

/** Sends bytes, reads nothing for a while, and breaks off. */
const onTheLine =
  (bytes: (random: Random) => string, ms = 200): Attack =>
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

/** What was found to hurt, and what a shop on the internet sees in a night. Each gives the statuses that it was answered. */
const attacks: readonly Attack[] = [
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
    post(`${url}/__mock/worlds/stranger-0/recordings`, `{"log":${'[{'.repeat(random(30))}`, inWorld(random)),
  (url, random) => post(`${url}/__mock/worlds/stranger-${random(WORLDS)}/clock`, '{"advance":1e15}', json),
  onTheLine((random) => Buffer.alloc(random(5_000), '\u0016\u0003\u0001ÿ\r').toString('latin1')),
  onTheLine(() => `${head('POST /api/v1/login HTTP/1.1', 'Content-Length: 90', 'Content-Type: application/json')}{"em`),
  onTheLine(() => head('GET /api/v1/all-products HTTP/1.1', `Cookie: ${'x'.repeat(40_000)}`)),
  onTheLine(() => head('GET /api/v1/all-products HTTP/1.1').repeat(50)),
  onTheLine(() => head('GET /__mock/events HTTP/1.1'), 5_000),
];

/** Attacks until told to stop. @returns how often, and each answer that means a fault of the server */
export async function attackUntil(over: AbortSignal, url: string, random: Random) {
  const faults: string[] = [];
  let attempts = 0;
  for (; !over.aborted; attempts++) {
    const which = random(attacks.length);
    const statuses = await attacks[which]?.(url, random).catch((error: unknown) => [String(error)]);
    // A connection may be closed on what is too large or no HTTP.
    for (const status of statuses ?? [])
      if (Number(status) >= 500) faults.push(`Attack ${which} was answered ${status}.`);
  }
  return { attempts, faults };
}
