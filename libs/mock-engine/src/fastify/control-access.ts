import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { problem } from '../contract/problem.ts';
import { sendProblem } from './send-response.ts';
import { controlMessages as messages } from '../control/control.messages.ts';

export interface ControlAccess {
  /** Names under which the server is reached, besides `localhost` and IP addresses. */
  readonly hosts: readonly string[];
  /** Origins of other hosts whose pages may work the server. */
  readonly origins: readonly string[];
  /** What every call has to bring, from this machine too; without one, calls of other machines are refused. */
  readonly token: string | undefined;
}

interface Refusal {
  readonly status: 401 | 403;
  readonly detail: string;
}

/** Keeps strangers from the routes that are put before `app` after this: pages of other sites, and other machines. */
export function guardControl(app: FastifyInstance, access: ControlAccess): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refuseStranger(request, access);
    if (!refusal) return done();
    const { status, detail } = refusal;
    // A browser asks for the token by itself then, and keeps it.
    if (status === 401) reply.header('www-authenticate', 'Basic realm="Control of the mock API"');
    sendProblem(reply, problem(status, { detail }));
  });
}

function refuseStranger({ headers, method, ip }: FastifyRequest, access: ControlAccess): Refusal | undefined {
  const { host, origin, authorization = '' } = headers;
  const hostName = nameIn(`http://${host ?? ''}`);
  // A page's own name that leads here (DNS rebinding) would make the page and this server one origin.
  if (!(isLocal(hostName) || isIP(hostName.replace(/[[\]]/g, '')) || access.hosts.includes(hostName)))
    return { status: 403, detail: messages.foreignHost };

  const isCrossSite = headers['sec-fetch-site'] === 'cross-site' && !['GET', 'HEAD'].includes(method);
  if (origin === undefined ? isCrossSite : !isWelcome(origin, host, access))
    return { status: 403, detail: messages.crossSite };

  if (access.token !== undefined)
    return isToken(access.token, authorization) ? undefined : { status: 401, detail: messages.tokenWanted };
  return isLoopback(ip) ? undefined : { status: 403, detail: messages.otherMachine };
}

function isWelcome(origin: string, host: string | undefined, { hosts, origins }: ControlAccess): boolean {
  const name = nameIn(origin);
  return origins.includes(origin) || URL.parse(origin)?.host === host || isLocal(name) || hosts.includes(name);
}

/** In lower case; empty for what is no address. */
const nameIn = (address: string): string => URL.parse(address)?.hostname ?? '';

const isLocal = (name: string): boolean => /^(?:(?:.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(name);

const isLoopback = (address: string): boolean => /^(?:(?:::ffff:)?127\.|::1$)/.test(address);

/** `Bearer token`, or what browsers and `curl -u` make of a user name and the token as password. */
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
