import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { goodOrder } from '../testing/orders.ts';

const main = join(import.meta.dirname, '../main.ts');
/** More orders than fit into the file's quarter of a megabyte. */
const MORE_THAN_FITS = 1_000;
const AT_ONCE = 4;
const json = { 'content-type': 'application/json' };

let folder: string;
let server: ChildProcess | undefined;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'full-disk-'))));
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** @param limit shell command before the server starts */
function begin(limit: string) {
  const args = [main, '--port', '0', '--data-file', join(folder, 'shop.sqlite'), '--log-level', 'silent'];
  return (server = spawn('sh', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, ...args]));
}

async function serve(limit: string): Promise<string> {
  const started = begin(limit);
  const ended = once(started, 'close').then(() => ['process ended']);
  const [line] = (await Promise.race([once(started.stdout, 'data'), ended])) as unknown[];
  const [url] = /http:\/\/localhost:\d+/.exec(String(line)) ?? [];
  if (url === undefined) throw new Error(`The server did not start: ${String(line)}`);
  return url;
}

async function register(url: string): Promise<string> {
  const body = { email: 'ravi@example.org', password: 'ashwagandha', name: 'Ravi', mobile: '9000000002' };
  const response = await fetch(`${url}/api/v1/register`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return ((await response.json()) as { token: string }).token;
}

function order(url: string, token: string): Promise<Response> {
  return fetch(`${url}/api/v1/payments/mockpay/order/create`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify(goodOrder),
  });
}

async function orderIds(url: string, token: string): Promise<string[]> {
  const response = await fetch(`${url}/api/v1/orders`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}

const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix.each(['SIGKILL', 'SIGTERM'] as const)(
  'on a full disk orders fail, everything else works, and no confirmed order is lost after %s',
  async (signal) => {
    const full = await serve('ulimit -f 512');
    const token = await register(full);
    const confirmed: string[] = [];
    let failed: Response | undefined;
    while (!failed && confirmed.length < MORE_THAN_FITS) {
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => order(full, token)));
      failed = responses.find(({ status }) => status !== 200);
      for (const response of responses) if (response.status === 200) confirmed.push((await response.json()) as string);
    }
    expect([failed?.status, failed?.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await order(full, token)).status).toBe(503);
    expect((await fetch(`${full}/api/v1/all-products`)).status).toBe(200);
    expect((await orderIds(full, token)).toSorted()).toEqual(confirmed.toSorted());
    const said = server?.stderr && text(server.stderr);
    const ended = server && once(server, 'close');
    server?.kill(signal);
    expect([await ended, await said]).toEqual([signal === 'SIGTERM' ? [0, null] : [null, signal], '']);

    const roomy = await serve('true');
    expect((await orderIds(roomy, token)).toSorted()).toEqual(confirmed.toSorted());
    expect((await order(roomy, token)).status).toBe(200);
  },
);

// In blocks of 512 bytes: too few for the tables, and too few for the first customer.
onUnix.each([8, 40])('reports a full disk in one line at startup (%d blocks)', async (blocks) => {
  const started = begin(`ulimit -f ${blocks}`);
  const [said, ended] = await Promise.all([text(started.stderr), once(started, 'close')]);
  expect([ended, said]).toEqual([
    [1, null],
    expect.stringMatching(/^\S+shop\.sqlite (cannot|could not) be written.* full.*\n$/),
  ]);
});

onUnix.each([
  ['file', 0o444, 0o555],
  ['folder', 0o644, 0o555],
])('a read-only %s is refused with a message, and not changed', async (_what, fileMode, folderMode) => {
  const file = join(folder, 'shop.sqlite');
  await serve('true');
  const ended = server && once(server, 'close');
  server?.kill('SIGTERM');
  await ended;
  const before = readFileSync(file);
  chmodSync(file, fileMode);
  chmodSync(folder, folderMode);

  const { status, stderr } = spawnSync(process.execPath, [main, '--port', '0', '--data-file', file], {
    // root ignores permissions.
    ...(process.getuid?.() === 0 && { uid: 65_534 }),
    encoding: 'utf8',
  });
  chmodSync(folder, 0o755);

  expect([status, stderr]).toEqual([1, expect.stringMatching(/shop\.sqlite cannot be written\./)]);
  expect(readFileSync(file).equals(before)).toBe(true);
});
