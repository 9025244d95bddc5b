/** A file of the payment window. */
export interface BrowserFile {
  /** Under `/mockpay/`; the page itself goes without its ending. */
  readonly name: string;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
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

/** @param read called for each request: the file may have changed */
export function browserFile(fileName: string, read: () => Uint8Array): BrowserFile {
  const kind = kindOf(fileName);
  return {
    name: kind === '.html' ? fileName.slice(0, -kind.length) : fileName,
    get body() {
      return read();
    },
    headers: headersOf(kind),
  };
}

function headersOf(kind: string): Record<string, string> {
  return {
    'content-type': types[kind] ?? '',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(kind === '.html' && { 'content-security-policy': pagePolicy }),
  };
}
