import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import type { LightMyRequestResponse } from 'fastify';

import { openShop, type Shop } from '../../testing/open-shop.ts';
import { shopRules } from '../situations.ts';
import { exampleRequests } from './contract-examples.fixture.ts';

/** Changes to the contract's example request. */
export interface Changes {
  readonly path?: Readonly<Record<string, string>>;
  /** The name of an example body; the first by default. */
  readonly example?: string;
  /** Fields that replace those of the example. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** A body that is not a JSON object. */
  readonly text?: string;
  readonly contentType?: string;
  /** By default, the demo customer's for calls that need one. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call in a world of its own. */
export interface Stage {
  /** Sends the example request, with changes. */
  readonly send: (changes?: Changes) => Promise<LightMyRequestResponse>;
  /** Sends another call in the same world. */
  readonly call: (id: OperationId, changes?: Changes) => Promise<LightMyRequestResponse>;
  readonly switchOn: (situation: SituationName) => void;
}

/** The seed of the example worlds: `--seed examples` repeats them. */
export const EXAMPLE_SEED = 'examples';

/** Empty lists, except for what the demo customer's orders need. */
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

/** Creates a deterministic world for one call. */
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
    send: (changes) => call(operationId, changes),
    switchOn: (situation) => world.situations.switchOn(shopRules.situation(situation)),
  };
}

export const tokenOf = (response: LightMyRequestResponse) => response.json<{ token: string }>().token;
