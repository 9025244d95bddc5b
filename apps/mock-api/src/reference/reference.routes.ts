import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { OutsideAnswer, OutsideRoute } from '../outside-route.ts';
import { contractFile } from '../workspace-paths.ts';
import type { ContractDocument } from './contract-document.ts';
import { referencePage } from './reference-page.ts';

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The contract as it is written, as JSON, and as a page to read. Nothing is read before somebody asks. */
export function referenceRoutes(file = contractFile): OutsideRoute[] {
  let contract: Promise<ContractDocument> | undefined;
  let page: { origin: string; markup: string } | undefined;

  const document = () => (contract ??= readContract(file));

  async function pageFor(origin: string): Promise<string> {
    if (page?.origin !== origin) page = { origin, markup: referencePage(await document(), origin).markup };
    return page.markup;
  }

  return [
    {
      method: 'GET',
      url: '/openapi.yaml',
      why: 'The contract itself, for tools that read OpenAPI.',
      answer: async () => send('application/yaml; charset=utf-8', await readFile(file)),
    },
    {
      method: 'GET',
      url: '/openapi.json',
      why: 'The contract for tools that read OpenAPI as JSON only.',
      answer: async () => send('application/json; charset=utf-8', JSON.stringify(await document(), null, 2)),
    },
    {
      method: 'GET',
      url: '/__mock/reference',
      why: 'The contract as a page to read, offline.',
      answer: async ({ headers }) =>
        send('text/html; charset=utf-8', await pageFor(`http://${headers['host'] ?? 'localhost'}`), {
          'content-security-policy': pagePolicy,
          'referrer-policy': 'no-referrer',
        }),
    },
    browserFile('reference.css', 'text/css; charset=utf-8', 'Looks of the reference page.'),
    browserFile('reference.js', 'text/javascript; charset=utf-8', 'Search and copying on the reference page.'),
  ];
}

/** Loaded only here: a server that nobody reads the reference of does without a parser of YAML. */
async function readContract(file: string): Promise<ContractDocument> {
  const { parse } = await import('yaml');
  return parse(await readFile(file, 'utf8')) as ContractDocument;
}

function browserFile(name: string, type: string, why: string): OutsideRoute {
  const file = join(import.meta.dirname, 'browser', name);
  return { method: 'GET', url: `/__mock/${name}`, why, answer: () => send(type, readFileSync(file)) };
}

function send(type: string, body: OutsideAnswer['body'], headers: Record<string, string> = {}): OutsideAnswer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache', ...headers }, body };
}
