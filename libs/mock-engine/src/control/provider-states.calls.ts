import { z } from 'zod';

import { HttpError } from '../http/problem.ts';
import { controlCall } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';

export const providerStateCalls = [
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
