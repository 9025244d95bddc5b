import { randomBytes } from 'node:crypto';
import { fastify, type FastifyInstance } from 'fastify';
import type { MockDefinition } from '../engine/definition.ts';
import { documentTitle } from '../engine/document-definition.ts';
import { pagesMessages as messages } from './pages.messages.ts';
import { referenceTags } from './reference-document.ts';
import { commonPolicy, documentUrl } from './server-pages.ts';

const REFERENCE_URL = '/__mock/reference';

/** Allows only this server; Scalar sets styles at run time and uses data URLs for icons. */
const policyWith = (nonce: string) =>
  `${commonPolicy}; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:`;

type Described = Pick<MockDefinition<never>, 'source' | 'contract'>;

/** The contract and the control calls as an interactive page, offline. Scalar is loaded when somebody opens it. */
export function serveReference(app: FastifyInstance, definition: Described): void {
  const nonce = randomBytes(16).toString('base64');
  let loading: Promise<FastifyInstance | undefined> | undefined;
  for (const url of [REFERENCE_URL, `${REFERENCE_URL}/*`])
    app.get(url, async ({ url: asked }, reply) => {
      const page = await (loading ??= loadReference(listReferences(definition), nonce));
      reply.headers({ 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' });
      if (!page) {
        loading = undefined;
        return reply.code(404).type('text/plain; charset=utf-8').send(messages.noReference);
      }
      const { statusCode, headers, rawPayload } = await page.inject(asked);
      const { 'content-type': type, location } = headers;
      reply.header('content-security-policy', policyWith(nonce));
      if (location !== undefined) reply.header('location', location);
      if (type !== undefined) reply.type(String(type));
      return reply.code(statusCode).send(rawPayload);
    });
}

function listReferences({ source, contract }: Described) {
  if (source && !source.loaded) return [{ title: contract.title, url: documentUrl(0) }];
  return (source?.loaded ?? []).flatMap(({ document }, index) => {
    const title = documentTitle(document) || (source?.addresses[index] ?? '');
    const tags = referenceTags(document);
    if (tags.length === 0) return [{ title, url: documentUrl(index) }];
    return tags.map((tag) => ({ title: `${title}: ${tag}`, url: documentUrl(index, tag) }));
  });
}

/** @returns undefined when Scalar is not installed */
async function loadReference(
  sources: ReturnType<typeof listReferences>,
  nonce: string,
): Promise<FastifyInstance | undefined> {
  const scalar = await import('@scalar/fastify-api-reference').catch(() => undefined);
  if (!scalar) return undefined;
  const page = fastify();
  await page.register(scalar.default, {
    routePrefix: REFERENCE_URL,
    configuration: {
      sources: [...sources, { title: 'Control API', url: '/__mock/openapi.json' }],
      nonce,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      pageTitle: `${sources[0]?.title ?? 'API'} reference`,
    },
  });
  return page;
}
