import { z } from 'zod';

import { Refusal } from '../contract/refusal.ts';
import { override, times } from '../situations/override.ts';
import { faultRule } from '../situations/rules.ts';
import { controlCall } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';
import { activeSituation, activeView } from './world-view.ts';

const change = z
  .union([
    z.strictObject({ situation: z.string(), times }),
    z.strictObject({ latency: z.string().describe('Such as `250`, `100-400` or `3g`.'), times }),
    override,
  ])
  .describe('A situation, a latency, or an edited response.');

const situation = z.object({ name: z.string(), group: z.string(), title: z.string() });

export const situationSchemas = { Situation: situation, SituationChange: change };

export const situationCalls = [
  controlCall('listSituations', 'GET /situations', {
    summary: 'All situations.',
    response: z.object({ situations: z.array(situation) }),
    respond: (_, { rules }) => ({
      situations: Object.entries(rules.situations).map(([name, { group, title }]) => ({ name, group, title })),
    }),
  }),
  controlCall('switchOn', 'POST /worlds/{world}/situations', {
    summary: 'Switch a situation on in a world.',
    body: change,
    response: activeSituation,
    status: 201,
    respond({ path, body }, { worlds, rules }) {
      const rule = 'operation' in body ? rules.override(body) : faultRule(body, rules);
      worlds.open(path.world).situations.switchOn(rule, body.times);
      return activeView({ rule, remaining: body.times, count: 0 });
    },
  }),
  controlCall('switchAllOff', 'DELETE /worlds/{world}/situations', {
    summary: 'Switch everything off in a world.',
    respond: ({ path }, { worlds }) => worlds.get(path.world).situations.clear(),
  }),
  controlCall('switchOff', 'DELETE /worlds/{world}/situations/{id}', {
    summary: 'Switch a situation off in a world.',
    respond({ path: { world, id } }, { worlds }) {
      if (!worlds.get(world).situations.switchOff(id)) throw new Refusal(404, messages.notOn(id));
    },
  }),
];
