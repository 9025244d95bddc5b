import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve, sep } from 'node:path';

import { sendProblem } from '@shop/mock-engine/fastify/send-response';
import type { FastifyInstance } from 'fastify';

import { consolePages } from './tool-pages.ts';

const FOLDER_URL = '/__mock/document';
/** The document that the reference shows. */
export const DOCUMENT_URL = `${FOLDER_URL}/main`;

/** The server's own pages for any document: health check, the document with the files beside it, and the console. */
export const documentPages =
  (address: string) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/__mock/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get<{ Params: { '*': string } }>(`${FOLDER_URL}/*`, async ({ params: { '*': name } }, reply) => {
      if (/^https?:/.test(address)) return reply.redirect(new URL(name === 'main' ? '' : name, address).href);
      const folder = dirname(resolve(address));
      const file = resolve(folder, name === 'main' ? basename(address) : name);
      // Prevents path traversal.
      if (!file.startsWith(folder + sep) || !/\.(json|ya?ml)$/.test(file)) return sendProblem(reply, 404);
      const text = await readFile(file).catch(() => undefined);
      if (!text) return sendProblem(reply, 404);
      return reply
        .headers({ 'content-type': 'application/yaml; charset=utf-8', 'cache-control': 'no-cache' })
        .send(text);
    });
    await consolePages(app);
  };
