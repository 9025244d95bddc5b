import { z } from 'zod';

import { stateHandlers, type Situation, type StateHandler, type StateHandlers } from '../pact/state-handlers.ts';
import { ControlRefusal } from './control-refusal.ts';
import { controlRoute, ok } from './control-route.ts';
import { controlMessages as messages } from './control.messages.ts';

/** As Pact's verifiers send it; what else they say does not matter here. */
const stateChange = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  action: z.enum(['setup', 'teardown']).optional(),
});

const handlers: StateHandlers = stateHandlers;

/** Pact's provider states over HTTP: a verifier brings a world into the situation that an interaction is given. */
export const providerStateRoutes = [
  controlRoute({
    method: 'POST',
    url: '/__mock/worlds/:world/provider-states',
    body: stateChange,
    answer: async ({ path: { world: name = '' }, body: { state, params = {}, action = 'setup' } }, { worlds }) => {
      const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
      if (!handler) throw new ControlRefusal(404, messages.unknownState(state));
      const world = worlds.open(name);
      if (action === 'teardown') {
        await worlds.reset(name).store.settled();
        return ok({});
      }
      await world.store.settled();
      return ok((await bringAbout(handler, { world, parameters: params })) ?? {});
    },
  }),
];

/** A world that cannot come into a state, for example with a parameter that is none, is told so and is no bug. */
async function bringAbout(handler: StateHandler, situation: Situation) {
  try {
    return await handler(situation);
  } catch (error) {
    throw new ControlRefusal(422, error instanceof Error ? error.message : String(error));
  }
}
