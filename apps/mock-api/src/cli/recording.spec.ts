import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { chromeEntry, chromeHar } from '../server-specs/recordings/har.fixture.ts';
import { mendedHar } from '@shop/mock-engine/recordings/har-file';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { runCommand, runScript, type StartedProcess } from '../testing/start-server.ts';
import { loadRecording } from './load-recording.ts';

const main = join(import.meta.dirname, '../main.ts');
const usual = ['--port', '0', '--in-memory', '--log-level', 'silent'];

let folder: string;
let har: string;
let real: Shop;
let from: string;
let started: StartedProcess[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'recording-'));
  har = join(folder, 'Shop visit.har');
  started = [];
  real = await openShop();
  from = `${await real.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await real.app.close();
  rmSync(folder, { recursive: true });
});

function run(...args: string[]): StartedProcess {
  const server = runScript(main, args);
  started.push(server);
  return server;
}

async function serve(...args: string[]): Promise<StartedProcess & { url: string }> {
  const server = run(...usual, ...args);
  const [url] = await server.says(/http:\/\/localhost:\d+/);
  return { ...server, url };
}

const text = () => (existsSync(har) ? readFileSync(har, 'utf8') : '');
/** Of whole entries only: the file may be read in the middle of a write. */
const slugs = () => [...mendedHar(text()).matchAll(/get-product\/(s-\d+)"/g)].map(([, slug]) => slug);

it('records until it is stopped, and plays what it has recorded', async () => {
  const recorder = await serve('--record-from', from, '--har', har);
  const asked = ['/api/v1/categories', '/api/v1/get-product/s-46'];
  const answers = await Promise.all(asked.map(async (path) => (await fetch(recorder.url + path)).text()));
  recorder.child.kill('SIGTERM');
  const { code, said } = await recorder.ended;
  expect([code, said]).toEqual([0, expect.stringMatching(/\nRecorded 2 answers to .*Shop visit\.har\n$/)]);
  expect(real.requestLog.list()).toHaveLength(2);

  const player = await serve('--replay', har, '--replay-strict', '--world', 'desk');
  for (const [index, path] of asked.entries()) {
    const answer = await fetch(`${player.url}/__world/desk${path}`);
    expect([answer.headers.get('x-mock-situation'), await answer.text()]).toEqual([
      'recording:shop-visit',
      answers[index],
    ]);
  }
  expect((await fetch(`${player.url}/__world/desk/api/v1/all-offers`)).status).toBe(404);
  expect((await fetch(`${player.url}/api/v1/all-offers`)).status).toBe(200);
  expect(real.requestLog.list()).toHaveLength(2);
});

it('killed in the middle of its work, twice, has lost nothing that was in the file', async () => {
  const known = new Set<string | undefined>();
  for (const round of [1, 2]) {
    const recorder = await serve('--record-from', from, '--har', har);
    let number = 0;
    const client = async () => {
      for (;;)
        await fetch(`${recorder.url}/api/v1/get-product/s-${round}${(number += 1)}`).then((answer) => answer.text());
    };
    const clients = Promise.allSettled([client(), client(), client(), client()]);
    while (slugs().length < known.size + 50) await wait(10);
    for (const slug of slugs()) known.add(slug);
    recorder.child.kill('SIGKILL');
    await clients;

    const kept = slugs();
    expect([...known].filter((slug) => !kept.includes(slug))).toEqual([]);
    expect(loadRecording(har).counts).toEqual({ getProduct: kept.length });
    for (const slug of kept) known.add(slug);
  }
});

it('says so once where there is no room, and answers on', async () => {
  const args = ['--record-from', from, '--har', har, ...usual];
  // Half a megabyte at most for each file; a catalogue has a fifth of that.
  const limited = runCommand('sh', ['-c', 'ulimit -f 1024; exec "$0" "$@"', process.execPath, main, ...args]);
  started.push(limited);
  const [url] = await limited.says(/http:\/\/localhost:\d+/);
  while (!limited.said().includes('nothing more is recorded')) {
    expect((await fetch(`${url}/api/v1/all-products`)).status).toBe(200);
  }
  expect((await fetch(`${url}/api/v1/all-products`)).status).toBe(200);
  expect(Object.keys(loadRecording(har).counts)).toEqual(['listProducts']);
  expect(text().endsWith(']}}\n')).toBe(true);
});

it.each([
  [
    '--har that is something else',
    ['--record-from', 'http://shop.invalid', '--har'],
    'a letter',
    /no recording of this server/,
  ],
  ['--replay that is no JSON', ['--replay'], 'a letter', /Shop visit\.har is no HAR: it is not JSON/],
  ['--replay that is no HAR', ['--replay'], '{"log":{"entries":[{}]}}', /is no HAR: log\.entries\.0\.request: /],
])('does not start with a %s', async (_, args, content, words) => {
  writeFileSync(har, content);
  const { code, said } = await run(...usual, ...args, har).ended;
  expect([code, said]).toEqual([1, expect.stringMatching(words)]);
  expect(text()).toBe(content);
});

it('says which entries of a HAR it cannot play', () => {
  const said: string[] = [];
  const output = { write: (line: string) => said.push(line) };
  writeFileSync(har, JSON.stringify(chromeHar()));
  expect(loadRecording(har, output).name).toBe('shop-visit');
  expect(said.join('')).toMatch(
    /Shop visit\.har: 2 calls left out of the recording:\n {2}log\.entries\.8 \(GET .*all-products\): its answer’s body is missing.*\n/,
  );

  writeFileSync(har, JSON.stringify({ log: { entries: [chromeEntry({ url: 'https://x.example/', at: '' })] } }));
  expect(() => loadRecording(har, output)).toThrow(
    /Shop visit\.har has no answer to play: none of its 1 entry is a call/,
  );
  expect(() => loadRecording(join(folder, 'none.har'))).toThrow(/none\.har cannot be read: ENOENT/);
});
