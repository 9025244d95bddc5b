import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Controlled } from '../control/control-call.ts';
import { bundle } from '../document/bundle.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import { stringifyYaml } from '../document/parse-openapi.ts';
import { JSON_TYPE } from '../http/http.ts';
import { printJson } from '../http/json.ts';
import { pagesMessages as messages } from './pages.messages.ts';
import { referenceDocument } from './reference-document.ts';
import { sendProblem } from './serve-engine.ts';

type Served = Pick<Controlled, 'contract' | 'documents'>;

/** Below it is each document, by its number. */
const FOLDER_URL = '/__mock/document';
/** The document that the reference shows. @param tag its operations alone */
export const documentUrl = (index: number, tag?: string) =>
  `${FOLDER_URL}/${index}/main${tag === undefined ? '' : `?tag=${encodeURIComponent(tag)}`}`;

/** In the package, which is dist, beside this folder. */
const builtConsole = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../dist/console' : '../console',
);

/** What no page of this server may do. */
export const commonPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Allows only the console's own files; the hash is that of Emotion's empty style elements, which scripts fill. */
const pagePolicy = [
  commonPolicy,
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
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

/**
 * The server's own pages: health check, documents and console.
 *
 * @param health beside the status in the health check
 */
export async function serverPages(
  app: FastifyInstance,
  served: Served,
  health: object = {},
  consoleFolder = builtConsole,
): Promise<void> {
  app.get('/__mock/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...health }),
  );
  if (served.documents) serveDocuments(app, served, served.documents);

  // Files are read per request, because the console may be built while the server runs.
  app.get('/__mock', async (_request, reply) => {
    const page = await readIfThere(join(consoleFolder, 'index.html'));
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
    });
    if (page) return reply.type('text/html; charset=utf-8').send(page);
    return reply.code(404).type('text/plain; charset=utf-8').header('refresh', RELOAD_SECONDS).send(messages.notBuilt);
  });
  app.get<{ Params: { name: string } }>('/__mock/console/assets/:name', async ({ params: { name } }, reply) => {
    const type = types[extname(name)];
    // Prevents path traversal.
    const isName = /^[\w.-]+$/.test(name) && type !== undefined;
    const file = isName ? await readIfThere(join(consoleFolder, 'assets', name)) : undefined;
    if (type === undefined || file === undefined) return sendProblem(reply, 404);
    return reply.headers({ 'content-type': type, 'cache-control': FOR_EVER }).send(file);
  });
  app.get('/__mock/', (_request, reply) => toConsole(reply));
}

export const toConsole = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect('/__mock');

function serveDocuments(app: FastifyInstance, served: Served, documents: NonNullable<Served['documents']>): void {
  async function send(reply: FastifyReply, index: number, textOf: (document: LoadedDocument) => string | undefined) {
    const document = (await documents())[index];
    const text = document && textOf(document);
    return text === undefined ? sendProblem(reply, 404) : reply.header('cache-control', 'no-cache').send(text);
  }
  const yaml = 'application/yaml; charset=utf-8';
  app.get('/openapi.yaml', (_request, reply) =>
    send(reply.type(yaml), 0, ({ document, files }) =>
      files.size === 1 ? [...files.values()][0] : stringifyYaml(bundle(document)),
    ),
  );
  app.get('/openapi.json', (_request, reply) =>
    send(reply.type(JSON_TYPE), 0, ({ document }) => printJson(bundle(document), 2)),
  );
  type Asked = { Params: { index: string }; Querystring: { tag?: string } };
  app.get<Asked>(`${FOLDER_URL}/:index/main`, ({ params: { index }, query: { tag } }, reply) => {
    const { bases } = served.contract;
    const base = bases[index] ?? Object.values(bases)[0] ?? '';
    const textOf = ({ document }: LoadedDocument) => printJson(referenceDocument(bundle(document), base, tag));
    return send(reply.type(JSON_TYPE), Number(index), textOf);
  });
}

/** @returns undefined when there is no such file */
export async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
