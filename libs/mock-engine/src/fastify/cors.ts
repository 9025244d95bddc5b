import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const ONE_DAY_IN_SECONDS = 86_400;

/**
 * Lets pages of the listed origins call the API. The list is empty by default: the storefront uses its own origin, and
 * browsers block other sites.
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
