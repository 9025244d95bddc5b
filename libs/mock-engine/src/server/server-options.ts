import { KEEP_ALIVE_TIMEOUT_MS, REQUEST_TIMEOUT_MS, TIMEOUT_CHECK_MS } from '../contract/limits.ts';

/** A certificate with its private key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Common options of every server, with HTTPS when there is a certificate. */
export function serverOptions(certificate?: Certificate) {
  // Node uses the longer one of headersTimeout and requestTimeout for bodies.
  const limits = {
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  };
  // With its exact type, every route and hook would get the type of an HTTPS server.
  const secure: object = certificate ? { https: { ...limits, ...certificate } } : {};
  return { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, http: limits, ...secure };
}

const never = () => () => {
  throw new Error('A route has a JSON schema. Remove it: the contract validates requests with zod.');
};

/** Routes have no Fastify schemas, whose compilers are slow to load. */
export const noRouteSchemas = { compilersFactory: { buildValidator: never, buildSerializer: never } };
