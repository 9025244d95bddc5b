import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import type { LightMyRequestResponse } from 'fastify';

import { openShop, type Shop } from '../testing/open-shop.ts';
import { shopRules } from '../shop/situations.ts';
import type { Seed } from '../world/seed.ts';
import { shopSeed } from '../seed/shop-seed.ts';
import { exampleRequests } from './contract-examples.fixture.ts';

/** What a request has instead of the contract's own example. */
export interface Changes {
  readonly path?: Readonly<Record<string, string>>;
  /** The name of one of the contract's bodies; by itself the first. */
  readonly example?: string;
  /** Fields in place of the example's. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** A body that is no JSON object. */
  readonly text?: string;
  readonly contentType?: string;
  /** By itself, the demo customer's for the calls that need one. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call of the contract in a world of its own, asked as the contract shows. */
export interface Stage {
  /** Asks the call, with the contract's example for a request unless changed. */
  readonly ask: (changes?: Changes) => Promise<LightMyRequestResponse>;
  /** Asks another call in the same world. */
  readonly call: (id: OperationId, changes?: Changes) => Promise<LightMyRequestResponse>;
  readonly switchOn: (situation: SituationName) => void;
}

/** The seed of the worlds that the contract's examples come from: `--seed examples` repeats them. */
export const EXAMPLE_SEED = 'examples';

/** Nothing to list but what the demo customer once bought. */
const emptySeed: Seed = {
  ...shopSeed,
  lists: {
    ...(Object.fromEntries(Object.keys(shopSeed.lists).map((call) => [call, []])) as unknown as Seed['lists']),
    listProducts: shopSeed.lists.listProducts,
    listOffers: shopSeed.lists.listOffers,
  },
};

export const openExampleShops = async () => ({
  filled: await openShop(),
  empty: await openShop({ seed: emptySeed }),
});

let worlds = 0;

/** A new world that repeats itself, to ask one call in. */
export function setStage({ app, worlds: all }: Shop, operationId: OperationId): Stage {
  const name = `example-${++worlds}`;
  const world = all.create(name, { seed: EXAMPLE_SEED });

  const call: Stage['call'] = async (id, changes = {}) => {
    const { method, address, needsToken, path, bodies } = exampleRequests[id];
    const token = needsToken ? (changes.token ?? tokenOf(await call('login'))) : undefined;
    const parameters = { ...path, ...changes.path };
    const [first] = Object.values(bodies);
    const body = changes.example === undefined ? first : bodies[changes.example];
    const payload = changes.text ?? (body ? { ...body, ...changes.body } : undefined);
    return app.inject({
      method,
      url: address.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(parameters[parameter] ?? '')),
      headers: {
        'x-mock-world': name,
        ...changes.headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': changes.contentType ?? 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  return {
    call,
    ask: (changes) => call(operationId, changes),
    switchOn(situation) {
      const reading = shopRules.situation(situation);
      if (reading.ok) world.situations.switchOn(reading.rule);
    },
  };
}

export const tokenOf = (response: LightMyRequestResponse) => response.json<{ token: string }>().token;
