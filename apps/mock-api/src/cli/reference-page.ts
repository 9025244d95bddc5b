import { randomBytes } from 'node:crypto';

import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

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

/** The contract and the control calls as an interactive page, offline. */
export const referencePage =
  (title: string, url: string) =>
  async (app: FastifyInstance): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    app.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
      reply.header('content-security-policy', policyWith(nonce));
    });
    await app.register(scalar, {
      routePrefix: REFERENCE_URL,
      configuration: {
        sources: [
          { title, url },
          { title: 'Control API', url: '/__mock/openapi.json' },
        ],
        nonce,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
        showDeveloperTools: 'never',
        agent: { disabled: true },
        mcp: { disabled: true },
        pageTitle: `${title} reference`,
      },
    });
  };
