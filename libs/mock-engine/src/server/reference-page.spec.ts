import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load as parse } from 'js-yaml';
import { run, serving } from '../testing/processes.fixture.ts';

const main = join(import.meta.dirname, '../bin.ts');
const todo = join(import.meta.dirname, '../../examples/todo/todo.yaml');

// Runs a process, because Jest cannot load Scalar's ES modules.
it('serves the document as YAML and as JSON, and the reference without other servers', async () => {
  const { url } = await serving(run(main, todo));
  const contract = readFileSync(todo, 'utf8');
  expect(await (await fetch(`${url}/openapi.yaml`)).text()).toBe(contract);
  expect(await (await fetch(`${url}/openapi.json`)).json()).toEqual(parse(contract));

  const page = await fetch(`${url}/__mock/reference`);
  const markup = await page.text();
  expect(page.status).toBe(200);
  expect(page.url).toBe(`${url}/__mock/reference/`);
  for (const [, document = ''] of markup.matchAll(/"url": "([^"]+)"/g))
    expect(await (await fetch(url + document)).text()).toContain('openapi');
  expect(markup).toContain('"url": "/__mock/openapi.json"');
  expect([...markup.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, from]) => from)).toEqual(['js/scalar.js']);
  const [, nonce = ''] = /<script[^>]* nonce="([^"]+)"/.exec(markup) ?? [];
  expect(page.headers.get('content-security-policy')).toContain(`default-src 'none'; `);
  expect(page.headers.get('content-security-policy')).toContain(`; script-src 'self' 'nonce-${nonce}';`);

  const script = await fetch(`${url}/__mock/reference/js/scalar.js`);
  expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringMatching(/javascript/)]);
});
