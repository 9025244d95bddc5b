import { z } from 'zod';
import { override, times } from '../faults/fault.ts';
import type { ActiveRule } from '../faults/rules.ts';
import { HttpError } from '../http/problem.ts';
import { controlCall, schemas } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';

export const activeSituation = z
  .object({
    id: z.string().describe('The situation’s name, or for example `getTodo:503` or `latency:250`.'),
    title: z.string(),
    remaining: z.int().nullable().describe('Requests left; null until it is switched off.'),
  })
  .describe('A situation that is on in a world.')
  .register(schemas, { id: 'ActiveSituation' });

export const toActiveView = ({ rule, remaining }: ActiveRule) => ({
  id: rule.id,
  title: rule.title,
  remaining: remaining ?? null,
});

const change = z
  .union([
    z.strictObject({ situation: z.string(), times }),
    z.strictObject({ latency: z.string().describe('Such as `250`, `100-400` or `3g`.'), times }),
    override,
  ])
  .describe('A situation, a latency, or an edited response.')
  .register(schemas, { id: 'SituationChange' });

const situation = z
  .object({ name: z.string(), group: z.string(), title: z.string() })
  .register(schemas, { id: 'Situation' });

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
      const rule = 'operation' in body ? rules.override(body) : rules.stored(body);
      worlds.open(path.world).situations.switchOn(rule, body.times);
      return toActiveView({ rule, remaining: body.times, count: 0 });
    },
  }),
  controlCall('switchAllOff', 'DELETE /worlds/{world}/situations', {
    summary: 'Switch everything off in a world.',
    respond: ({ path }, { worlds }) => worlds.get(path.world).situations.clear(),
  }),
  controlCall('switchOff', 'DELETE /worlds/{world}/situations/{id}', {
    summary: 'Switch a situation off in a world.',
    respond({ path: { world, id } }, { worlds }) {
      if (!worlds.get(world).situations.switchOff(id)) throw new HttpError(404, messages.notOn(id));
    },
  }),
  controlCall('setProviderState', 'POST /worlds/{world}/provider-states', {
    summary: 'Set up a provider state, as Pact’s verifiers ask; `teardown` resets the world.',
    // Verifiers also send other fields.
    body: z.object({
      state: z.string(),
      params: z.record(z.string(), z.unknown()).optional(),
      action: z.enum(['setup', 'teardown']).optional(),
    }),
    response: z.record(z.string(), z.union([z.string(), z.number()])).describe('The values that the state generated.'),
    async respond({ path, body: { state, params: parameters = {}, action } }, { worlds, rules, stateHandlers }) {
      const handler = Object.hasOwn(stateHandlers, state) ? stateHandlers[state] : undefined;
      if (!handler && !Object.hasOwn(rules.situations, state)) throw new HttpError(404, messages.unknownState(state));
      const world = worlds.open(path.world);
      if (action === 'teardown') worlds.reset(path.world);
      // Every situation is a state, too.
      else if (!handler) world.situations.switchOn(rules.situation(state));
      if (action === 'teardown' || !handler) return {};
      try {
        return (await handler({ world: world as never, rules, parameters })) ?? {};
      } catch (error) {
        // Usually an invalid parameter, so not a bug.
        throw new HttpError(422, error instanceof Error ? error.message : String(error));
      }
    },
  }),
];
