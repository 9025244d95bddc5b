import http from 'node:http';
import type { Files } from '@shop/release-tools/archive/files';
import { lookup } from 'mrmime';

/** A request and the host's response status. */
export interface HostResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

/**
 * A minimal static host: files by name, pages without `.html`, `404.html` for the rest. Sets no other headers and has no
 * API.
 */
export function staticHost(site: Files, onResponse: (response: HostResponse) => void = () => undefined): http.Server {
  return http.createServer((request, response) => {
    const { method = 'GET', url = '/' } = request;
    const path = pathOf(url);
    if (path === undefined) return void response.writeHead(400).end();
    const asked = path.slice(1) || 'index.html';
    const file = [asked, `${asked}.html`].find((name) => site.has(name));
    const status = method !== 'GET' && method !== 'HEAD' ? 405 : file === undefined ? 404 : 200;
    const name = file ?? '404.html';
    onResponse({ method, path, status });
    const type = lookup(name) ?? 'application/octet-stream';
    response.writeHead(status, { 'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type });
    response.end(status === 405 ? '' : site.get(name));
  });
}

/** Undefined when the address is invalid. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://host').pathname);
  } catch {
    return undefined;
  }
}
