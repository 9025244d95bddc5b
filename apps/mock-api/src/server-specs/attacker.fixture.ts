import type { InjectOptions } from 'fastify';

import { openShop, type Shop } from '../testing/open-shop.ts';

export const problemType = 'application/problem+json; charset=utf-8';

/** One shop for all tests of a file, and a customer who sends bad requests; a server bug fails the test. */
export let shop: Shop;
export let token: string;
const bugs: unknown[] = [];
beforeAll(async () => {
  shop = await openShop({ reportBug: (bug) => bugs.push(bug) });
  token = await shop.register('attacker@vanaveda.example');
});
afterEach(() => expect(bugs.splice(0)).toEqual([]));
afterAll(() => shop.app.close());

/** Sends a request without the contract's client. @returns the parts of the response that specs check */
export async function attack({ headers, ...request }: InjectOptions) {
  const response = await shop.app.inject({ ...request, headers: { authorization: `Bearer ${token}`, ...headers } });
  return {
    status: response.statusCode,
    type: response.headers['content-type'],
    headers: response.headers,
    body: response.body === '' ? undefined : response.json<Record<string, unknown>>(),
  };
}
