import { digestOf } from '../../http/digest.ts';

/** A file of the payment window. */
export interface BrowserFile {
  /** Under `/mockpay/`; the page itself goes without its ending. */
  readonly name: string;
  readonly body: Uint8Array;
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

const kindOf = (fileName: string) => /\.\w+$/.exec(fileName)?.[0] ?? '';

/** Whether a file of the folder is one that browsers ask for. */
export const isBrowserFile = (fileName: string): boolean => kindOf(fileName) in types;

/** @param read asked once, when somebody first asks for the file */
export function browserFile(fileName: string, read: () => Uint8Array): BrowserFile {
  const kind = kindOf(fileName);
  let content: Pick<BrowserFile, 'body' | 'headers'> | undefined;
  const known = () => (content ??= contentOf(read(), kind));
  return {
    name: kind === '.html' ? fileName.slice(0, -kind.length) : fileName,
    get body() {
      return known().body;
    },
    get headers() {
      return known().headers;
    },
  };
}

function contentOf(body: Uint8Array, kind: string): Pick<BrowserFile, 'body' | 'headers'> {
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
