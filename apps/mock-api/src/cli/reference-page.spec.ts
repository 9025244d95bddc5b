import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { runScript, type StartedProcess } from '../testing/start-server.ts';
import { contractFile } from '../files.ts';

/** Processes start slowly on a busy machine. */
jest.setTimeout(60_000);

// Runs a process, because Jest cannot load Scalar's ES modules.
let server: StartedProcess;
let url = '';
beforeAll(async () => {
  server = runScript(join(import.meta.dirname, '../main.ts'), ['--port', '0', '--in-memory']);
  [url] = await server.says(/http:\/\/localhost:\d+/);
});
afterAll(() => server.child.kill('SIGKILL'));

it('serves the contract as YAML and as JSON', async () => {
  const contract = readFileSync(contractFile, 'utf8');
  expect(await (await fetch(`${url}/openapi.yaml`)).text()).toBe(contract);
  expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(parse(contract));
});

it('serves the reference without other servers', async () => {
  const page = await fetch(`${url}/__mock/reference`);
  const markup = await page.text();
  expect([page.status, page.url]).toEqual([200, `${url}/__mock/reference/`]);
  for (const [, document = ''] of markup.matchAll(/"url": "([^"]+)"/g))
    expect([document, await (await fetch(url + document)).text()]).toEqual([
      document,
      expect.stringContaining('openapi'),
    ]);
  expect(markup).toContain('"url": "/__mock/openapi.json"');
  expect([...markup.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, from]) => from)).toEqual(['js/scalar.js']);
  const [, nonce = ''] = /<script[^>]* nonce="([^"]+)"/.exec(markup) ?? [];
  expect(page.headers.get('content-security-policy')).toContain(
    `default-src 'none'; script-src 'self' 'nonce-${nonce}'`,
  );

  const script = await fetch(`${url}/__mock/reference/js/scalar.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringMatching(/javascript/)]);
});
