import type { FastifyRequest } from 'fastify';

import type { World } from '../world/world.ts';

/** Which world a request is about. */
export type WorldOf = (request: FastifyRequest) => World;
