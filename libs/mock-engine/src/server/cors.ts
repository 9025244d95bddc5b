import type { FastifyInstance } from 'fastify';

import type { Contract, CurrentContract } from '../contract/contract.ts';
import { VIOLATIONS_HEADER } from '../contract/http.ts';
import { overrideHeaders } from '../situations/request-overrides.ts';
import { isLocalName } from './control-access.ts';

const ONE_DAY_IN_SECONDS = 86_400;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** What pages may read besides the headers that the contract declares. */
const ownHeaders = ['etag', 'location', 'retry-after', overrideHeaders.situation, VIOLATIONS_HEADER];

/**
 * Lets pages of this machine and of the listed origins call the API and the control API, with their own headers and
 * credentials. A request without an Origin costs nothing, where `@fastify/cors` takes a fifth of a small response.
 */
export function allowPages(app: FastifyInstance, origins: readonly string[], current: CurrentContract): void {
  let exposed = exposedHeaders(current());
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !(origins.includes(origin) || isLocalName(URL.parse(origin)?.hostname ?? '')))
      return done();
    if (exposed.contract !== current()) exposed = exposedHeaders(current());
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposed.names,
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return done();
    const asked = request.headers['access-control-request-headers'];
    reply.headers({
      'access-control-allow-methods': METHODS,
      ...(asked !== undefined && { 'access-control-allow-headers': asked }),
      'access-control-max-age': ONE_DAY_IN_SECONDS,
    });
    reply.code(204).send();
  });
}

function exposedHeaders(contract: Contract) {
  const declared = Object.values(contract.calls).flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers }) => headers),
  );
  return { contract, names: [...new Set([...ownHeaders, ...declared])].join(', ') };
}
