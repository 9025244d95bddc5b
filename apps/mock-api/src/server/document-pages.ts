import { sendProblem } from '@shop/mock-engine/fastify/send-response';
import type { FastifyInstance } from 'fastify';

import { consolePages } from './tool-pages.ts';

const FOLDER_URL = '/__mock/document';
/** The document that the reference shows. */
export const DOCUMENT_URL = `${FOLDER_URL}/main`;

/**
 * The server's own pages for any document: health check, the document's files, and the console.
 *
 * @param files texts by URL, the main one first
 */
export const documentPages =
  (files: () => ReadonlyMap<string, string>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/__mock/health', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get<{ Params: { '*': string } }>(`${FOLDER_URL}/*`, async ({ params: { '*': name } }, reply) => {
      const [main = ''] = files().keys();
      const text = files().get(name === 'main' ? main : (URL.parse(name, main)?.href ?? ''));
      if (text === undefined) return sendProblem(reply, 404);
      return reply
        .headers({ 'content-type': 'application/yaml; charset=utf-8', 'cache-control': 'no-cache' })
        .send(text);
    });
    await consolePages(app);
  };
