import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { Refusal } from '../contract/refusal.ts';
import { LATEST_TIME } from '../ports/clock.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { controlMessages as messages } from './control.messages.ts';
import { readBody, type Controlled, type OfWorld } from './controlled.ts';
import { clockView, worldView } from './world-view.ts';

const newWorld = z.strictObject({
  name: z.string(),
  seed: z.string().min(1).max(200).optional(),
  isKept: z.boolean().optional(),
  /** The world to copy. */
  from: z.string().optional(),
});

const YEAR = 366 * 24 * 60 * 60 * 1000;
const clockChange = z.union([
  z.strictObject({ advance: z.int().min(0).max(YEAR) }),
  z.strictObject({ isRunning: z.boolean() }),
]);

const refusal = (status: 400 | 422, field: string, detail: string) => new Refusal(status, detail, [{ field, detail }]);

/** Lists, creates, copies, resets and deletes worlds, and changes their clocks. */
export function worldRoutes<World extends EngineWorld>(
  app: FastifyInstance,
  { worlds, summary }: Controlled<World>,
): void {
  const all = () =>
    worlds.list().map((one) => ({ ...worldView(worlds.get(one.name), one), ...summary(worlds.get(one.name)) }));
  const view = (wanted: string) => {
    const { name } = worlds.get(wanted);
    return all().find((world) => world.name === name);
  };

  app.get('/__mock/worlds', async () => ({ worlds: all() }));
  app.post('/__mock/worlds', async (request, reply) => {
    const { name, from, ...kind } = readBody(newWorld, request.body);
    if (from !== undefined && kind.seed !== undefined) throw refusal(400, 'seed', messages.seedOfCopy);
    if (from === undefined) worlds.create(name, kind);
    else worlds.fork(from, name, kind);
    return reply.code(201).send(view(name));
  });
  app.get<OfWorld>('/__mock/worlds/:world', async ({ params }) => view(params.world));
  app.delete<OfWorld>('/__mock/worlds/:world', async ({ params }, reply) => {
    worlds.delete(params.world);
    return reply.code(204).send();
  });
  app.post<OfWorld>('/__mock/worlds/:world/reset', async ({ params }) => {
    worlds.reset(params.world);
    return view(params.world);
  });
  app.post<OfWorld>('/__mock/worlds/:world/clock', async ({ params, body }) => {
    const change = readBody(clockChange, body);
    const world = worlds.open(params.world);
    if ('advance' in change && world.clock.now() + change.advance > LATEST_TIME)
      throw refusal(422, 'advance', messages.endOfTime);
    if ('advance' in change) world.clock.advance(change.advance);
    else if (change.isRunning) world.clock.run();
    else world.clock.stop();
    return clockView(world);
  });
}
