import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { controlMessages as messages } from '../control/control.messages.ts';
import { HttpError } from '../http/problem.ts';

export interface ControlAccess {
  /** Host names of the server besides `localhost` and IP addresses. */
  readonly hosts: readonly string[];
  /** Other origins whose pages may use the control API. */
  readonly origins: readonly string[];
  /** Required from every client; without one, only this machine has access. */
  readonly token: string | undefined;
}

/** Protects the routes registered after it from pages of other sites and from other machines. */
export function guardControl(app: FastifyInstance, access: ControlAccess): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = accessError(request, access);
    // The browser then prompts for the token and remembers it.
    if (refusal?.status === 401) reply.header('www-authenticate', 'Basic realm="Control of the mock API"');
    done(refusal);
  });
}

function accessError({ headers, method, ip }: FastifyRequest, access: ControlAccess): HttpError | undefined {
  const { host, origin, authorization = '' } = headers;
  const hostName = hostNameIn(`http://${host ?? ''}`);
  // With DNS rebinding, a foreign page would have the same origin as this server.
  if (!(isLocalName(hostName) || isIP(hostName.replace(/[[\]]/g, '')) || access.hosts.includes(hostName)))
    return new HttpError(403, messages.foreignHost);
  // A page cannot read what it only gets without its Origin, such as a picture.
  const isUnreadable = origin === undefined && ['GET', 'HEAD'].includes(method);
  if (!isUnreadable && isForeignPage(headers, access)) return new HttpError(403, messages.crossSite);
  if (access.token !== undefined)
    return isToken(access.token, authorization) ? undefined : new HttpError(401, messages.tokenRequired);
  return isLoopback(ip) ? undefined : new HttpError(403, messages.otherMachine);
}

/** Whether a page sent the request that belongs neither to this machine nor to an allowed origin. */
export function isForeignPage(
  { host, origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  { hosts, origins }: ControlAccess,
): boolean {
  if (origin === undefined) return site === 'cross-site';
  const name = hostNameIn(origin);
  return !(origins.includes(origin) || URL.parse(origin)?.host === host || isLocalName(name) || hosts.includes(name));
}

/** In lower case; empty for an invalid URL. */
const hostNameIn = (address: string): string => URL.parse(address)?.hostname ?? '';

/** Whether a host name is this machine's own. */
export const isLocalName = (name: string): boolean => /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(name);

const isLoopback = (address: string): boolean => /^(?:(?:::ffff:)?127\.|::1$)/.test(address);

/** Accepts `Bearer token`, or Basic with any user name and the token as password. */
function isToken(token: string, authorization: string): boolean {
  const [, scheme = '', given = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? [];
  const text = /basic/i.test(scheme)
    ? Buffer.from(given, 'base64')
        .toString()
        .replace(/^[^:]*:/, '')
    : given;
  const digest = (one: string) => createHash('sha256').update(one).digest();
  return timingSafeEqual(digest(text), digest(token));
}
