import { readFile } from 'node:fs/promises';

import type { ExtraAnswer } from '@shop/mock-engine/pipeline/extra-route';
import type { ExtraRoute } from '../world/operation.ts';
import { contractFile } from '../workspace/workspace-paths.ts';

/** The contract as YAML and as JSON. */
export function contractFileRoutes(file = contractFile): ExtraRoute[] {
  return [
    {
      method: 'GET',
      url: '/openapi.yaml',
      why: 'The contract, for tools that read OpenAPI.',
      answer: async () => send('application/yaml; charset=utf-8', await readFile(file)),
    },
    {
      method: 'GET',
      url: '/openapi.json',
      why: 'The contract for tools that read OpenAPI as JSON only.',
      answer: async () => send('application/json; charset=utf-8', await contractAsJson(file)),
    },
  ];
}

/** Loads the YAML parser only when needed. */
async function contractAsJson(file: string): Promise<string> {
  const { parse } = await import('yaml');
  return JSON.stringify(parse(await readFile(file, 'utf8')), null, 2);
}

function send(type: string, body: ExtraAnswer['body']): ExtraAnswer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache' }, body };
}
