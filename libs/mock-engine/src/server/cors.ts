import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

import { WORLD_HEADER } from '../worlds/world-name.ts';
import { VIOLATIONS_HEADER } from '../situations/override-rule.ts';
import { overrideHeaders } from '../situations/request-overrides.ts';

const ONE_DAY_IN_SECONDS = 86_400;

/**
 * Lets pages of the listed origins call the API and the control API. The list is empty by default: the storefront uses its own origin, and
 * browsers block other sites.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;

  await app.register(cors, {
    // A list, never the plugin's default `*`.
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', WORLD_HEADER, ...Object.values(overrideHeaders)],
    exposedHeaders: ['ETag', 'Retry-After', overrideHeaders.situation, VIOLATIONS_HEADER],
    maxAge: ONE_DAY_IN_SECONDS,
    strictPreflight: false,
  });
}
