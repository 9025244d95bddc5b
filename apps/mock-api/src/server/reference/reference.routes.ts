import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { FastifyInstance } from 'fastify';

import type { ExtraAnswer } from '@shop/mock-engine/pipeline/extra-route';
import type { ExtraRoute } from '../../world/operation.ts';
import { contractFile } from '../../workspace/workspace-paths.ts';

const REFERENCE_URL = '/__mock/reference';

/** Allows only this server; Scalar sets styles at run time and uses data URLs for icons. */
const policyWith = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The contract as YAML, as JSON and as Scalar's API reference. Each is loaded when requested. */
export function referenceRoutes(file = contractFile): ExtraRoute[] {
  let reference: Promise<FastifyInstance> | undefined;
  const page = (url: string, why: string): ExtraRoute => ({
    method: 'GET',
    url,
    why,
    answer: async () => {
      const { statusCode, headers, rawPayload } = await (await (reference ??= openReference())).inject(url);
      const kept = Object.entries(headers).filter(([name]) => name !== 'content-length' && name !== 'date');
      return { status: statusCode, headers: Object.fromEntries(kept) as Record<string, string>, body: rawPayload };
    },
  });

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
    page(REFERENCE_URL, 'Redirects to the reference.'),
    page(`${REFERENCE_URL}/`, 'The contract as an interactive page, offline.'),
    page(`${REFERENCE_URL}/js/scalar.js`, 'The script of the reference.'),
  ];
}

/** Scalar's plugin on a separate Fastify instance: its script is 5 MB, too large to load at every start. */
async function openReference(): Promise<FastifyInstance> {
  const [{ fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ]);
  const nonce = randomBytes(16).toString('base64');
  const app = fastify();
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
    reply.header('content-security-policy', policyWith(nonce));
  });
  await app.register(scalar, {
    routePrefix: REFERENCE_URL,
    configuration: {
      url: '/openapi.yaml',
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      pageTitle: 'Shop API reference',
    },
  });
  return app;
}

/** Loads the YAML parser only when needed. */
async function contractAsJson(file: string): Promise<string> {
  const { parse } = await import('yaml');
  return JSON.stringify(parse(await readFile(file, 'utf8')), null, 2);
}

function send(type: string, body: ExtraAnswer['body']): ExtraAnswer {
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-cache' }, body };
}
