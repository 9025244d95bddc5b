import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const ONE_DAY_IN_SECONDS = 86_400;

/**
 * Lets the pages of the listed origins call the API. Without any there is nothing to do, and nothing is done: browsers
 * keep foreign pages out by themselves, and the storefront comes through its own origin.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;

  await app.register(cors, {
    // A list, never the plugin's default `*`.
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type'],
    exposedHeaders: ['ETag', 'Retry-After'],
    maxAge: ONE_DAY_IN_SECONDS,
    strictPreflight: false,
  });
}
