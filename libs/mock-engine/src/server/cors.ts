import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

import { headerNames } from '../document/calls.ts';
import type { Contract, CurrentContract } from '../document/contract.ts';
import { VIOLATIONS_HEADER } from '../http/http.ts';
import { overrideHeaders } from '../faults/rules.ts';
import { isLocalName } from './control-access.ts';

const ONE_DAY_IN_SECONDS = 86_400;
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** What pages may read besides the headers that the contract declares. */
const ownHeaders = ['date', 'etag', 'location', 'retry-after', overrideHeaders.situation, VIOLATIONS_HEADER];

/** Lets pages of this machine and of the listed origins call the API and the control API, with their own headers and credentials. */
export async function allowPages(
  app: FastifyInstance,
  origins: readonly string[],
  current: CurrentContract,
): Promise<void> {
  let exposed = exposedHeaders(current());
  await app.register(cors, {
    delegator: ({ headers }, decide) => {
      const { origin = '' } = headers;
      if (origin === '' || !(origins.includes(origin) || isLocalName(URL.parse(origin)?.hostname ?? '')))
        return decide(null, { origin: false });
      if (exposed.contract !== current()) exposed = exposedHeaders(current());
      decide(null, {
        origin,
        credentials: true,
        exposedHeaders: exposed.names,
        methods: METHODS,
        maxAge: ONE_DAY_IN_SECONDS,
        // Another OPTIONS request is one of the API.
        preflight: headers['access-control-request-method'] !== undefined,
      });
    },
  });
}

function exposedHeaders(contract: Contract) {
  const declared = Object.values(contract.calls).flatMap(({ responses }) => responses.flatMap(headerNames));
  return { contract, names: [...new Set([...ownHeaders, ...declared])].join(', ') };
}
