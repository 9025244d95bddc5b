import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { Refusal } from '../contract/refusal.ts';
import { faultRule } from '../situations/rules.ts';
import { controlMessages as messages } from './control.messages.ts';
import { readBody, type Controlled, type OfWorld } from './controlled.ts';
import { activeView } from './world-view.ts';

/** Number of requests; without it the rule stays on until switched off. */
const times = z.int().min(1).max(1_000_000).optional();

const change = z.union([
  z.strictObject({ situation: z.string(), times }),
  z.strictObject({ operation: z.string(), status: z.int(), example: z.string().optional(), times }),
  z.strictObject({ latency: z.string(), times }),
]);

/** All situations, and those active in a world. */
export function situationRoutes(
  app: FastifyInstance,
  { worlds, rules }: Pick<Controlled, 'rules'> & { worlds: Pick<Controlled['worlds'], 'get' | 'open'> },
): void {
  const active = '/__mock/worlds/:world/situations';
  app.get('/__mock/situations', async () => ({
    situations: Object.entries(rules.situations).map(([name, { group, title }]) => ({ name, group, title })),
  }));
  app.post<OfWorld>(active, async ({ params, body }, reply) => {
    const wanted = readBody(change, body);
    const reading = faultRule(wanted, rules);
    if (!reading.ok) throw new Refusal(400, reading.detail);
    worlds.open(params.world).situations.switchOn(reading.rule, wanted.times);
    return reply.code(201).send(activeView({ rule: reading.rule, remaining: wanted.times }));
  });
  app.delete<OfWorld>(active, async ({ params }, reply) => {
    worlds.get(params.world).situations.clear();
    return reply.code(204).send();
  });
  app.delete<{ Params: { world: string; id: string } }>(`${active}/:id`, async ({ params: { world, id } }, reply) => {
    if (!worlds.get(world).situations.switchOff(id)) throw new Refusal(404, messages.notOn(id));
    return reply.code(204).send();
  });
}
