import type { StateHandlers, StateValues } from '@shop/mock-engine/control/provider-states.routes';
import type { RequestLog } from '@shop/mock-engine/request-log/request-log';
import { worldPrefix } from '@shop/mock-engine/contract/world-address';

import { createMockApi } from '../app.ts';
import { stateHandlers } from '../definition/provider-states/state-handlers.ts';
import type { World } from '../world/world.ts';
import type { GivenState, Pact } from './pacts.ts';

/** Base paths of the pacts' providers on this server. */
const bases: Readonly<Record<string, string>> = { 'shop-api': '/api', 'postal-service': '' };

/** A world of its own, where one interaction is verified. */
export interface Stage {
  /** The base URL of the pact's paths. */
  readonly baseUrl: string;
  /** @returns the values that replace the examples in the request. @throws Error when the state cannot be set up */
  setUp(state: GivenState): Promise<StateValues>;
  end(): void;
}

export interface MockProvider {
  readonly requestLog: RequestLog;
  stageFor(pact: Pact): Stage;
  close(): Promise<void>;
}

/** Starts the server of main.ts. */
export async function openMockProvider(handlers: StateHandlers<World> = stateHandlers): Promise<MockProvider> {
  const { app, worlds, requestLog } = await createMockApi({
    passwordCost: 16,
    reportBug: () => undefined,
    // Some interactions are invalid on purpose.
    reportViolation: () => undefined,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let count = 0;

  return {
    requestLog,
    close: () => app.close(),
    stageFor({ provider }) {
      const base = bases[provider.name];
      if (base === undefined) throw new Error(`This server does not provide ${provider.name}.`);
      const name = `pact-${++count}`;
      const world = worlds.create(name);
      return {
        baseUrl: url + worldPrefix(name) + base,
        async setUp({ name: state, params = {} }) {
          const handler = Object.hasOwn(handlers, state) ? handlers[state] : undefined;
          if (!handler) throw new Error(`This server has no handler for the state "${state}".`);
          return (await handler({ world, parameters: params })) ?? {};
        },
        end: () => worlds.delete(name),
      };
    },
  };
}
