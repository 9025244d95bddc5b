import { KEEP_ALIVE_TIMEOUT_MS, REQUEST_TIMEOUT_MS, TIMEOUT_CHECK_MS } from '../contract/limits.ts';

/** A certificate with its private key, both as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** What every server of ours begins with; with a certificate it speaks HTTPS. */
export function serverOptions(certificate?: Certificate) {
  // Node takes the longer one of headersTimeout and requestTimeout for bodies.
  const limits = {
    headersTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    // Node would refuse without a word: see refuseOddRequests.
    requireHostHeader: false,
  };
  // Its type would make another kind of server of each route and hook, which ask for neither.
  const secure: object = certificate ? { https: { ...limits, ...certificate } } : {};
  return { requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS, http: limits, ...secure };
}

const never = () => () => {
  throw new Error('A route has a JSON schema of its own: the contract says what is allowed, by zod.');
};

/** No route has a schema of Fastify's, whose compilers would take long to load. */
export const noRouteSchemas = { compilersFactory: { buildValidator: never, buildSerializer: never } };
