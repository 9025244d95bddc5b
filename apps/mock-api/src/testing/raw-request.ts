import type { InjectOptions } from 'fastify';

import type { Shop } from './open-shop.ts';

/** Sends a request without the contract's client. @returns the parts of the response that specs check */
export async function rawRequest({ app }: Shop, token: string, { headers, ...request }: InjectOptions) {
  const response = await app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...headers } });
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    headers: response.headers,
    body: response.body === '' ? undefined : response.json<Record<string, unknown>>(),
  };
}
