import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { shopContract } from '../definition/contract.ts';
import { folder, serving } from '@shop/mock-engine/testing/processes.fixture';
import { run, runWithLimit } from '../testing/shop-process.fixture.ts';
import { openShop, type Shop } from '../testing/open-shop.ts';
import { loadRecording } from '@shop/mock-engine/cli/recordings';
import { chromeEntry, chromeHar } from './har.fixture.ts';

const defaults = ['--in-memory', '--log-level', 'silent'];

let har: string;
let real: Shop;
let from: string;
beforeEach(async () => {
  har = join(folder, 'Shop visit.har');
  real = await openShop();
  from = `${await real.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});
afterEach(() => real.app.close());

const serve = (...args: string[]) => serving(run(...defaults, ...args));

it('records until it is stopped, and replays the recording', async () => {
  const recorder = await serve('--record-from', from, '--har', har);
  const paths = ['/api/v1/categories', '/api/v1/get-product/s-46'];
  const responses = await Promise.all(paths.map(async (path) => (await fetch(recorder.url + path)).text()));
  recorder.child.kill('SIGTERM');
  const { code, said } = await recorder.ended;
  expect(code).toBe(0);
  expect(said).toMatch(/\nRecorded 2 responses to .*Shop visit\.har\n$/);
  expect(real.requestLog.list()).toHaveLength(2);

  const player = await serve('--replay', har, '--replay-strict', '--world', 'desk');
  for (const [index, path] of paths.entries()) {
    const response = await fetch(`${player.url}/__world/desk${path}`);
    expect(response.headers.get('x-mock-situation')).toBe('recording:shop-visit');
    expect(await response.text()).toEqual(responses[index]);
  }
  expect((await fetch(`${player.url}/__world/desk/api/v1/all-offers`)).status).toBe(404);
  expect((await fetch(`${player.url}/api/v1/all-offers`)).status).toBe(200);
  expect(real.requestLog.list()).toHaveLength(2);
});

it('reports a full disk once, and continues to respond', async () => {
  // Half a megabyte; the catalogue takes a fifth of that.
  const limited = await serving(runWithLimit(1024, ...defaults, '--record-from', from, '--har', har));
  const { url } = limited;
  while (!limited.said().includes('Earlier entries are kept')) {
    expect((await fetch(`${url}/api/v1/all-products`)).status).toBe(200);
    await wait(250);
  }
  expect((await fetch(`${url}/api/v1/all-products`)).status).toBe(200);
  expect(Object.keys(loadRecording(har, shopContract).counts)).toEqual(['listProducts']);
});

it('reports the entries of a HAR that it cannot replay', () => {
  const said: string[] = [];
  const load = (file = har) => loadRecording(file, shopContract, [], (line) => void said.push(line));
  writeFileSync(har, JSON.stringify(chromeHar()));
  expect(load().name).toBe('shop-visit');
  expect(said.join('')).toMatch(
    /Shop visit\.har: 2 calls cannot be replayed:\n {2}log\.entries\.8 \(GET .*all-products\): its response body is missing.*\n {2}log/,
  );

  writeFileSync(har, JSON.stringify({ log: { entries: [chromeEntry({ url: 'https://x.example/' })] } }));
  expect(() => load()).toThrow(/Shop visit\.har: It has no response to replay: none of its 1 entry is a call/);
  writeFileSync(har, 'a letter');
  expect(() => load()).toThrow(/Shop visit\.har: .* is not valid JSON/);
  expect(() => load(join(folder, 'none.har'))).toThrow(/none\.har: ENOENT/);
});
