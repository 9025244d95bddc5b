import { z } from 'zod';

import type { EngineWorld } from '../worlds/world.ts';
import { ControlRefusal } from './control-refusal.ts';
import { controlRoute, ok, type ControlRoute } from './control-route.ts';
import { controlMessages as messages } from './control.messages.ts';

/** Values that a state generates and returns. */
export type StateValues = Readonly<Record<string, string | number>>;

/** Sets up a state in a world. @throws Error when it cannot */
export type StateHandler<World> = (given: {
  readonly world: World;
  readonly parameters: Readonly<Record<string, unknown>>;
}) => Promise<StateValues | void> | StateValues | void;

/** By the name of the state. */
export type StateHandlers<World> = Readonly<Record<string, StateHandler<World>>>;

/** As Pact's verifiers send it; other fields are ignored. */
const stateChange = z.object({
  state: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  action: z.enum(['setup', 'teardown']).optional(),
});

/** Pact's provider states over HTTP: a verifier sets up the state of an interaction in a world. */
export function providerStateRoutes<World extends EngineWorld>(handlers: StateHandlers<World>): ControlRoute<World>[] {
  return [
    controlRoute<z.infer<typeof stateChange>, World>({
      method: 'POST',
      url: '/__mock/worlds/:world/provider-states',
      body: stateChange,
      answer: async ({ path: { world: name = '' }, body: { state, params = {}, action = 'setup' } }, { worlds }) => {
        const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
        if (!handler) throw new ControlRefusal(404, messages.unknownState(state));
        const world = worlds.open(name);
        if (action === 'teardown') {
          worlds.reset(name);
          return ok({});
        }
        try {
          return ok((await handler({ world, parameters: params })) ?? {});
        } catch (error) {
          // Usually an invalid parameter, so not a bug.
          throw new ControlRefusal(422, error instanceof Error ? error.message : String(error));
        }
      },
    }),
  ];
}
