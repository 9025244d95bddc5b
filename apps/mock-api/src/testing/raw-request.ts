import type { InjectOptions } from 'fastify';

import type { Shop } from './open-shop.ts';

/** Sends a request without the contract's client. @returns the parts of the response that specs check */
export async function rawRequest({ app }: Shop, token: string, { headers, ...request }: InjectOptions) {
  const answer = await app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...headers } });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    headers: answer.headers,
    body: answer.body === '' ? undefined : answer.json<Record<string, unknown>>(),
  };
}
