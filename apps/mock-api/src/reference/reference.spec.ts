import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { operationTable } from '@shop/api-contract/generated/operations';
import { parse } from 'yaml';

import { contractFile } from '../workspace-paths.ts';
import { callsOf, type ContractDocument } from './contract-document.ts';
import { curl } from './curl.ts';
import { inline, markdown } from './markdown.ts';
import { referencePage } from './reference-page.ts';
import { referenceRoutes } from './reference.routes.ts';
import { limitsOf, typeOf } from './schema-view.ts';

const contract = parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
const page = referencePage(contract, 'http://localhost:3333').markup;

async function get(url: string, host = 'localhost:3333') {
  const route = referenceRoutes().find((one) => one.url === url);
  if (!route) throw new Error(`There is no ${url}.`);
  const answer = await route.answer({ path: {}, query: {}, headers: { host }, body: undefined }, undefined as never);
  return { ...answer, text: Buffer.from(answer.body).toString() };
}

/** What the page shows, read back from its markup. */
const visible = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(
      /&lt;|&gt;|&quot;|&#39;|&amp;/g,
      (entity) => ({ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' })[entity] ?? '',
    );

describe('the contract', () => {
  it('is served as it is written, and as JSON', async () => {
    expect((await get('/openapi.yaml')).text).toBe(readFileSync(contractFile, 'utf8'));
    expect(JSON.parse((await get('/openapi.json')).text)).toEqual(contract);
  });
});

describe('the reference page', () => {
  it('has every call of the contract, with its answers', () => {
    const sections = [...page.matchAll(/<section[^>]*class="call"[^>]*id="(\w+)"[\s\S]*?<\/section>/g)];
    expect(sections.map(([, id]) => id)).toEqual(Object.keys(operationTable));
    for (const [markup = '', id = ''] of sections) {
      const statuses = [...markup.matchAll(/class="status s\d">(\d+)</g)].map(([, status]) => status);
      expect([id, statuses]).toEqual([id, Object.keys(operationTable[id as keyof typeof operationTable].answers)]);
    }
  });

  it('shows every example of the contract to the character', () => {
    const shown = [...page.matchAll(/<pre tabindex="0"><code>([\s\S]*?)<\/code>/g)].map(([, text = '']) =>
      visible(text),
    );
    const json = new Set(shown.filter((text) => !text.startsWith('curl')).map((text) => text.trim()));
    const values: unknown[] = [];
    (function collect(node: unknown): void {
      if (typeof node !== 'object' || node === null) return;
      for (const [key, part] of Object.entries(node)) {
        if (key !== 'examples' || Array.isArray(part)) collect(part);
        else
          values.push(
            ...Object.values(part as object).flatMap((one: { value?: unknown }) => ('value' in one ? [one.value] : [])),
          );
      }
    })(contract);

    expect(values.length).toBeGreaterThan(50);
    expect(values.filter((value) => !json.has(JSON.stringify(value, null, 2)))).toEqual([]);
  });

  it('has every shape, and no link that leads nowhere', () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(Object.keys(contract.components.schemas).filter((name) => !ids.has(`schema-${name}`))).toEqual([]);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('needs nothing from elsewhere, and runs nothing but its own script', async () => {
    const { text, headers } = await get('/__mock/reference');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'/);
    expect([...text.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)].map(([, from]) => from).toSorted()).toEqual([
      'data:,',
      'reference.css',
      'reference.js',
    ]);
    expect(text).not.toMatch(/ style="| on\w+="|<script>/);
    expect((await get('/__mock/reference.css')).text).not.toMatch(/url\(|@import/);
  });

  it('names the address it was asked at, whatever that is made of', async () => {
    expect((await get('/__mock/reference', '192.168.1.7:3333')).text).toContain('http://192.168.1.7:3333/api/user');
    expect((await get('/__mock/reference', '<b>"evil"')).text).not.toContain('<b>');
  });
});

describe('a command line', () => {
  const lines = callsOf(contract).map((located) => [located.call.operationId, curl(contract, located, 'http://shop')]);

  it.each(lines)('for %s is understood by a shell, with every parameter filled in', (_, line = '') => {
    const said = execFileSync('/bin/sh', [
      '-c',
      `curl() { for word; do printf '%s\\n' "$word"; done; }\nTOKEN=t\n${line}`,
    ]);
    const words = said.toString().trim().split('\n');
    const url = words.find((word) => word.startsWith('http://shop'));
    expect(url).toMatch(/^http:\/\/shop\/[\w/.-]+$/);
    const body = words[words.indexOf('-d') + 1];
    if (words.includes('-d')) expect(JSON.parse(body ?? '')).toEqual(expect.any(Object));
  });
});

it('reads the Markdown of descriptions, and nothing more', () => {
  expect(markdown('One `a<b`.\n\n**Two** and 2 * 3 * 4.\n').map(({ markup }) => markup)).toEqual([
    '<p>One <code>a&lt;b</code>.</p>',
    '<p><strong>Two</strong> and 2 * 3 * 4.</p>',
  ]);
  expect(inline('a ` alone').markup).toBe('a ` alone');
});

it.each([
  [{ type: 'integer', minimum: 1, maximum: 40 }, 'integer', ['1 to 40']],
  [{ type: ['string', 'null'], maxLength: 9 }, 'string or null', ['at most 9 characters']],
  [
    { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Order' } },
    'list of <a href="#schema-Order">Order</a>',
    ['at least 1 entries'],
  ],
  [{ type: 'boolean', const: true }, 'boolean', ['always true']],
  [{ type: 'string', enum: ['a', 'b'] }, 'string', ['one of a, b']],
  [{ type: 'string', pattern: '^x$' }, 'string', ['like ^x$']],
  [{}, 'anything', []],
])('describes %j', (schema, type, limits) => {
  expect([typeOf(schema).markup, limitsOf(schema)]).toEqual([type, limits]);
});
