import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { headerNames } from '../document/calls.ts';
import type { Contract, Served } from '../document/contract.ts';
import { memoized } from '../document/lazy.ts';
import { overrideHeaders } from '../faults/rules.ts';
import { VIOLATIONS_HEADER } from '../http/http.ts';
import { isLocalName } from './control-access.ts';

const ONE_DAY_IN_SECONDS = 86_400;
/** Those of the control API, and HEAD. */
const ownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What pages may read besides the headers that the contract declares. */
const ownHeaders = ['date', 'etag', 'location', 'retry-after', overrideHeaders.situation, VIOLATIONS_HEADER];

/** Lets pages of this machine and of the listed origins call the API and the control API, with their own headers and credentials. */
export async function allowPages(app: FastifyInstance, origins: readonly string[], served: Served): Promise<void> {
  await app.register(cors, {
    delegator: ({ headers }, decide) => {
      const { origin = '' } = headers;
      if (origin === '' || !(origins.includes(origin) || isLocalName(URL.parse(origin)?.hostname ?? '')))
        return decide(null, { origin: false });
      decide(null, {
        origin,
        credentials: true,
        ...allowedIn(served.contract),
        maxAge: ONE_DAY_IN_SECONDS,
        // Another OPTIONS request is one of the API.
        preflight: headers['access-control-request-method'] !== undefined,
      });
    },
  });
}

const allowedIn = memoized(({ calls }: Contract) => {
  const all = Object.values(calls);
  const declared = all.flatMap(({ responses }) => responses.flatMap(headerNames));
  return {
    exposedHeaders: [...new Set([...ownHeaders, ...declared])].join(', '),
    methods: [...new Set([...ownMethods, ...all.map(({ method }) => method)])].join(', '),
  };
});
