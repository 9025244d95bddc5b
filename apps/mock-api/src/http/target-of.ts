import type { FastifyRequest } from 'fastify';

import type { Target } from '../situations/target.ts';

/** The request as a situation sees it. */
export function targetOf({ visit, url, params, body, headers }: FastifyRequest): Target {
  const [path = '', query] = url.split('?', 2);
  return { operationId: visit?.operationId, path, query, parameters: params, body, headers };
}
