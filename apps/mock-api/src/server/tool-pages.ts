import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

import { JSON_TYPE } from '@shop/mock-engine/contract/media-type';
import { sendProblem } from '@shop/mock-engine/fastify/send-response';
import { DocumentError, loadDocument } from '@shop/mock-engine/openapi/load-document';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';
import type { FastifyInstance } from 'fastify';

import { customerId } from '../features/accounts/customer-id.ts';
import { builtConsole, contractFile, readIfThere } from '../files.ts';
import { notBuilt } from './console.messages.ts';

/** Allows only the console's own files; the hash is that of Emotion's empty style elements, which scripts fill. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** File names contain a content hash, so that files never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The browser asks again until the console is built. */
const RELOAD_SECONDS = 2;

const { email, password } = demoCustomer;

/** The server's own pages: health check, contract, and the console built by `apps/mock-console`. */
export async function toolPages(
  app: FastifyInstance,
  options: { consoleFolder?: string; contract?: string } = {},
): Promise<void> {
  const { contract = contractFile } = options;
  app.get('/__mock/health', (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ status: 'ok', demoCustomer: { email, customerId: customerId(1), password } }),
  );

  app.get('/openapi.yaml', async (_request, reply) =>
    reply
      .type('application/yaml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(contract)),
  );
  app.get('/openapi.json', async (_request, reply) => {
    try {
      const { whole } = await loadDocument(contract);
      reply.type(JSON_TYPE).header('cache-control', 'no-cache');
      return await reply.send(JSON.stringify(whole.document, null, 2));
    } catch (error) {
      // While somebody edits it.
      if (error instanceof DocumentError) return sendProblem(reply, 503, { detail: error.message });
      throw error;
    }
  });

  await consolePages(app, options);
}

/** The console built by `apps/mock-console`. */
export async function consolePages(app: FastifyInstance, { consoleFolder = builtConsole } = {}): Promise<void> {
  // Files are read per request, because the console may be built while the server runs.
  app.get('/__mock', async (_request, reply) => {
    const page = await readIfThere(join(consoleFolder, 'index.html'));
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
    });
    if (page) return reply.type('text/html; charset=utf-8').send(page);
    return reply.code(404).type('text/plain; charset=utf-8').header('refresh', RELOAD_SECONDS).send(notBuilt);
  });
  app.get<{ Params: { name: string } }>('/__mock/console/assets/:name', async ({ params: { name } }, reply) => {
    const type = types[extname(name)];
    // Prevents path traversal.
    const isName = /^[\w.-]+$/.test(name) && type !== undefined;
    const file = isName ? await readIfThere(join(consoleFolder, 'assets', name)) : undefined;
    if (type === undefined || file === undefined) return sendProblem(reply, 404);
    return reply.headers({ 'content-type': type, 'cache-control': FOR_EVER }).send(file);
  });
  for (const url of ['/', '/__mock/'])
    app.get(url, (_request, reply) => reply.header('cache-control', 'no-store').redirect('/__mock'));
}
