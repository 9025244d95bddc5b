import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of the payment window, read once. */
export interface BrowserFile {
  /** Under `/mockpay/`; the page itself goes without its ending. */
  readonly name: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/**
 * Any shop may frame the window, as with a real provider; the window itself runs nothing but its own files and speaks
 * to nobody but its own server.
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export function readBrowserFiles(folder = join(import.meta.dirname, 'browser')): BrowserFile[] {
  return readdirSync(folder)
    .filter((name) => extname(name) in types)
    .map((name) => {
      const body = readFileSync(join(folder, name));
      const kind = extname(name);
      const headers = {
        'content-type': types[kind] ?? '',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        ...(kind === '.html' && { 'content-security-policy': pagePolicy }),
      };
      return { name: kind === '.html' ? name.slice(0, -kind.length) : name, body, headers };
    });
}
