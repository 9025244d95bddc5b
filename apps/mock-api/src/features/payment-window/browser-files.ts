import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { digestOf } from '../../http/digest.ts';

/** A file of the payment window. */
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
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The window's files; each is read when somebody first asks for it. */
export function browserFiles(folder = join(import.meta.dirname, 'browser')): BrowserFile[] {
  return readdirSync(folder)
    .filter((name) => extname(name) in types)
    .map((name) => browserFile(folder, name));
}

function browserFile(folder: string, fileName: string): BrowserFile {
  const kind = extname(fileName);
  let read: Pick<BrowserFile, 'body' | 'headers'> | undefined;
  const content = () => (read ??= readContent(join(folder, fileName), kind));
  return {
    name: kind === '.html' ? fileName.slice(0, -kind.length) : fileName,
    get body() {
      return content().body;
    },
    get headers() {
      return content().headers;
    },
  };
}

function readContent(file: string, kind: string): Pick<BrowserFile, 'body' | 'headers'> {
  const body = readFileSync(file);
  const headers = {
    'content-type': types[kind] ?? '',
    etag: `"${digestOf(body)}"`,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(kind === '.html' && { 'content-security-policy': pagePolicy }),
  };
  return { body, headers };
}
