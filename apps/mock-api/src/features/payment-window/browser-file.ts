import { matchesEtag } from '@shop/mock-engine/http/http';
import { sha256 } from '../../world/ids.ts';
import type { ExtraRoute } from '../../world/operation.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };

/**
 * Any shop may frame the window, as with a real provider. The window may load only its own files and call only its own
 * server.
 */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; " +
  "form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const extensionOf = (fileName: string) => /\.\w+$/.exec(fileName)?.[0] ?? '';

/** Whether browsers request this file. */
export const isBrowserFile = (fileName: string): boolean => extensionOf(fileName) in types;

/** Serves a file of the payment window; the page without its extension. @param read called per request, because the file may change */
export function browserFile(fileName: string, read: () => Uint8Array): ExtraRoute {
  const extension = extensionOf(fileName);
  return {
    method: 'GET',
    url: `/mockpay/${fileName.replace('.html', '')}`,
    respond: async ({ headers: asked }) => {
      const body = read();
      const etag = `"${await sha256(new TextDecoder().decode(body))}"`;
      const headers = {
        'content-type': `${types[extension]}; charset=utf-8`,
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        ...(extension === '.html' && { 'content-security-policy': pagePolicy }),
        etag,
      };
      if (matchesEtag(asked['if-none-match'], etag)) return { status: 304, headers, body: '' };
      return { status: 200, headers, body };
    },
  };
}
