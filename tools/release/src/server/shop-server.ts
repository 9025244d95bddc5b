import http from 'node:http';
import { apiPaths } from '@shop/api-contract/api-paths';
import type { Files } from '../archive/files.ts';
import type { HeaderRules } from '../headers/header-rules.ts';
import { answer } from './answer.ts';
import { passOn } from './proxy.ts';

/** A shop as it is published: the site with its header rules, and on the same origin its API. */
export function shopServer(site: Files, rules: HeaderRules, api: URL): http.Server {
  return http.createServer((request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) return void response.writeHead(400).end();
    if (apiPaths.some((one) => path === one || path.startsWith(`${one}/`))) return passOn(api, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const { status, headers, body } = answer(site, rules, {
      path,
      acceptEncoding: request.headers['accept-encoding'] ?? '',
      ifNoneMatch: request.headers['if-none-match'] ?? '',
    });
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
}

function pathOf(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://shop').pathname);
  } catch {
    return undefined;
  }
}
