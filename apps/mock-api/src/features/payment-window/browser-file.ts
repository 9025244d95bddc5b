/** A file of the payment window. */
export interface BrowserFile {
  /** Path below `/mockpay/`; the page has no extension. */
  readonly name: string;
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

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

/** @param read called per request, because the file may change */
export function browserFile(fileName: string, read: () => Uint8Array): BrowserFile {
  const extension = extensionOf(fileName);
  const headers = {
    'content-type': `${types[extension]}; charset=utf-8`,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(extension === '.html' && { 'content-security-policy': pagePolicy }),
  };
  return {
    name: fileName.replace('.html', ''),
    get body() {
      return read();
    },
    headers,
  };
}
