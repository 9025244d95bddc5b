import { createMockApi } from '../app.ts';
import type { RequestLog } from '@shop/mock-engine/request-log/request-log';
import { worldPrefix } from '@shop/mock-engine/contract/world-address';
import type { Pact } from './pacts.ts';
import type { Provider } from './provider.ts';
import type { StateHandlers } from '@shop/mock-engine/control/provider-states.routes';

import { stateHandlers } from '../provider-states/state-handlers.ts';
import type { World } from '../world/world.ts';

/** scrypt's cost here: the pacts prove answers, not the hash. */
const PASSWORD_COST = 16;

/** Where the providers of the pacts live on this server. */
const bases: Readonly<Record<string, string>> = { 'shop-api': '/api', 'postal-service': '' };

export interface MockProvider extends Provider {
  readonly requestLog: RequestLog;
  close(): Promise<void>;
}

/** The very server that main.ts starts, listening; each interaction has a world of its own there. */
export async function openMockProvider(handlers: StateHandlers<World> = stateHandlers): Promise<MockProvider> {
  const { app, worlds, requestLog } = await createMockApi({
    passwordCost: PASSWORD_COST,
    reportBug: () => undefined,
    // Interactions that are malformed on purpose.
    reportViolation: () => undefined,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let count = 0;

  return {
    requestLog,
    close: () => app.close(),
    async stageFor({ provider }: Pact) {
      const base = bases[provider.name];
      if (base === undefined) throw new Error(`This server is not ${provider.name}.`);
      const name = `pact-${++count}`;
      const world = worlds.create(name);
      return {
        baseUrl: url + worldPrefix(name) + base,
        async arrange({ name: state, params = {} }) {
          const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
          if (!handler) throw new Error(`"${state}" is no state of this server.`);
          return (await handler({ world, parameters: params })) ?? {};
        },
        end: async () => worlds.delete(name),
      };
    },
  };
}
