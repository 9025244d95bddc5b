import { extname, join } from 'node:path';

import { problemAnswer, type ExtraAnswer } from '@shop/mock-engine/pipeline/extra-route';
import type { ExtraRoute } from '../../world/operation.ts';
import { readIfThere } from '../../workspace/read-if-there.ts';
import { builtConsole } from '../../workspace/workspace-paths.ts';
import { notBuiltPage } from './not-built-page.ts';

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

/** The console built by `apps/mock-console`. Files are read per request, because it may be built while the server runs. */
export function consoleRoutes(folder = builtConsole): ExtraRoute[] {
  return [
    {
      method: 'GET',
      url: '/__mock',
      why: 'The console: live requests, worlds, situations, records and clocks.',
      answer: async () => {
        const page = await readIfThere(join(folder, 'index.html'));
        return page === undefined ? html(404, notBuiltPage()) : html(200, page);
      },
    },
    {
      method: 'GET',
      url: '/__mock/console/assets/:name',
      why: 'The console’s script, styles and fonts.',
      answer: async ({ path: { name = '' } }) => {
        const type = types[extname(name)];
        // Prevents path traversal.
        const isName = /^[\w.-]+$/.test(name) && type !== undefined;
        const body = isName ? await readIfThere(join(folder, 'assets', name)) : undefined;
        if (type === undefined || body === undefined) return problemAnswer(404);
        return { status: 200, headers: { 'content-type': type, 'cache-control': FOR_EVER }, body };
      },
    },
    ...['/', '/__mock/'].map((url): ExtraRoute => ({
      method: 'GET',
      url,
      why: 'Redirects to the console.',
      answer: () => ({ status: 302, headers: { location: '/__mock', 'cache-control': 'no-store' }, body: '' }),
    })),
  ];
}

function html(status: number, body: ExtraAnswer['body']): ExtraAnswer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': pagePolicy,
      'referrer-policy': 'no-referrer',
    },
    body,
  };
}
