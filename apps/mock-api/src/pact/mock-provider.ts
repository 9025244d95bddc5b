import { createMockApi } from '../app.ts';
import type { RequestLog } from '@shop/mock-engine/request-log/request-log';
import { worldPrefix } from '@shop/mock-engine/contract/world-address';
import type { Pact } from './pacts.ts';
import type { Provider } from './provider.ts';
import type { StateHandlers } from '@shop/mock-engine/control/provider-states.routes';

import { stateHandlers } from '../provider-states/state-handlers.ts';
import type { World } from '../world/world.ts';

/** A low scrypt cost, because the hash is not verified here. */
const PASSWORD_COST = 16;

/** Base paths of the pacts' providers on this server. */
const bases: Readonly<Record<string, string>> = { 'shop-api': '/api', 'postal-service': '' };

export interface MockProvider extends Provider {
  readonly requestLog: RequestLog;
  close(): Promise<void>;
}

/** Starts the server of main.ts; each interaction gets its own world. */
export async function openMockProvider(handlers: StateHandlers<World> = stateHandlers): Promise<MockProvider> {
  const { app, worlds, requestLog } = await createMockApi({
    passwordCost: PASSWORD_COST,
    reportBug: () => undefined,
    // Some interactions are invalid on purpose.
    reportViolation: () => undefined,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let count = 0;

  return {
    requestLog,
    close: () => app.close(),
    async stageFor({ provider }: Pact) {
      const base = bases[provider.name];
      if (base === undefined) throw new Error(`This server does not provide ${provider.name}.`);
      const name = `pact-${++count}`;
      const world = worlds.create(name);
      return {
        baseUrl: url + worldPrefix(name) + base,
        async arrange({ name: state, params = {} }) {
          const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
          if (!handler) throw new Error(`This server has no handler for the state "${state}".`);
          return (await handler({ world, parameters: params })) ?? {};
        },
        end: async () => worlds.delete(name),
      };
    },
  };
}
