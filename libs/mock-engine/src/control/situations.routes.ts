import { z } from 'zod';

import { faultRule } from '../situations/rules.ts';
import { ControlRefusal } from './control-refusal.ts';
import { controlRoute, created, done, ok } from './control-route.ts';
import { controlMessages as messages } from './control.messages.ts';
import { activeView } from './world-view.ts';

/** Number of requests; without it the rule stays on until switched off. */
const times = z.int().min(1).max(1_000_000).optional();

const change = z.union([
  z.strictObject({ situation: z.string(), times }),
  z.strictObject({ operation: z.string(), status: z.int(), example: z.string().optional(), times }),
  z.strictObject({ latency: z.string(), times }),
]);

/** All situations, and those active in a world. */
export const situationRoutes = [
  controlRoute({
    method: 'GET',
    url: '/__mock/situations',
    answer: (_, { rules: { situations } }) =>
      ok({ situations: Object.entries(situations).map(([name, { group, title }]) => ({ name, group, title })) }),
  }),
  controlRoute({
    method: 'POST',
    url: '/__mock/worlds/:world/situations',
    body: change,
    answer: ({ path: { world: name = '' }, body }, { worlds, rules }) => {
      const reading = faultRule(body, rules);
      if (!reading.ok) throw new ControlRefusal(400, reading.detail);
      worlds.open(name).situations.switchOn(reading.rule, body.times);
      return created(activeView({ rule: reading.rule, remaining: body.times }));
    },
  }),
  controlRoute({
    method: 'DELETE',
    url: '/__mock/worlds/:world/situations',
    answer: ({ path: { world = '' } }, { worlds }) => {
      worlds.get(world).situations.clear();
      return done;
    },
  }),
  controlRoute({
    method: 'DELETE',
    url: '/__mock/worlds/:world/situations/:id',
    answer: ({ path: { world = '', id = '' } }, { worlds }) => {
      if (!worlds.get(world).situations.switchOff(id)) throw new ControlRefusal(404, messages.notOn(id));
      return done;
    },
  }),
];
