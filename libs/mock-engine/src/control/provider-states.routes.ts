import { z } from 'zod';

import { Refusal } from '../contract/refusal.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { controlMessages as messages } from './control.messages.ts';
import { readBody, type ControlRoutes, type OfWorld } from './controlled.ts';

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
export const providerStateRoutes =
  <World extends EngineWorld>(handlers: StateHandlers<World>): ControlRoutes<World> =>
  (app, { worlds }) => {
    app.post<OfWorld>('/__mock/worlds/:world/provider-states', async ({ params, body }) => {
      const { state, params: parameters = {}, action = 'setup' } = readBody(stateChange, body);
      const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
      if (!handler) throw new Refusal(404, messages.unknownState(state));
      const world = worlds.open(params.world);
      if (action === 'teardown') {
        worlds.reset(params.world);
        return {};
      }
      try {
        return (await handler({ world, parameters })) ?? {};
      } catch (error) {
        // Usually an invalid parameter, so not a bug.
        throw new Refusal(422, error instanceof Error ? error.message : String(error));
      }
    });
  };
