import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loadRecording, recordedRules } from '@shop/mock-engine/cli/recordings';
import { folder, serving } from '@shop/mock-engine/testing/processes.fixture';
import { readShopOptions } from '../command.ts';
import { shopContract } from '../definition/contract.ts';
import { openShop, shopOfTest } from '../testing/open-shop.ts';
import { run, runWithLimit } from '../testing/shop-process.fixture.ts';
import { chromeHar, harEntry } from './har.fixture.ts';

const real = shopOfTest();
let har: string;
let recording: string[];
beforeEach(async () => {
  har = join(folder, 'Shop visit.har');
  const address = await real.app.listen({ port: 0, host: '127.0.0.1' });
  recording = ['--in-memory', '--log-level', 'silent', '--record-from', `${address}/api`, '--har', har];
});

it('records until it is stopped, and replays the recording', async () => {
  const recorder = await serving(run(...recording));
  const paths = ['/api/v1/categories', '/api/v1/get-product/s-46'];
  const responses = await Promise.all(paths.map(async (path) => (await fetch(recorder.url + path)).text()));
  recorder.child.kill('SIGTERM');
  const { code, said } = await recorder.ended;
  expect(code).toBe(0);
  expect(said).toMatch(/\nRecorded 2 responses to .*Shop visit\.har\n$/);

  const options = readShopOptions(['--in-memory', '--replay', har, '--replay-strict', '--world', 'desk']);
  const { app } = await openShop({ ...options, recordings: recordedRules(options, shopContract) });
  for (const [index, path] of paths.entries()) {
    const { headers, body } = await app.inject(`/__world/desk${path}`);
    expect(headers['x-mock-situation']).toBe('recording:shop-visit');
    expect(body).toEqual(responses[index]);
  }
  expect((await app.inject('/__world/desk/api/v1/all-offers')).statusCode).toBe(404);
  expect((await app.inject('/api/v1/all-offers')).statusCode).toBe(200);
  expect(real.requestLog.list()).toHaveLength(2);
  await app.close();
});

it('reports a full disk once, and continues to respond', async () => {
  // Half a megabyte; the catalogue takes a fifth of that.
  const { url, said } = await serving(runWithLimit(1024, ...recording));
  while (!said().includes('Earlier entries are kept')) {
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

  writeFileSync(har, JSON.stringify({ log: { entries: [harEntry({ url: 'https://x.example/' })] } }));
  expect(() => load()).toThrow(/Shop visit\.har: It has no response to replay: none of its 1 entry is a call/);
  writeFileSync(har, 'a letter');
  expect(() => load()).toThrow(/Shop visit\.har: .* is not valid JSON/);
  expect(() => load(join(folder, 'none.har'))).toThrow(/none\.har: ENOENT/);
});
