import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import { control } from './control.ts';

/** What went over the line between a test's browser and the mock API. */
export interface Exchange {
  method: string;
  url: string;
  /** 0 when there was no answer. */
  status: number;
  /** The situations that made it go otherwise than usual. */
  because: string[];
  /** Where it breaks the contract; a forced answer is not held to it. */
  violations: string[];
}

/** A shop of its own behind the one mock API: nobody else sees its customers and orders, nor what goes wrong in it. */
export interface World {
  readonly name: string;
  /** Stands before every path of the mock API. */
  readonly prefix: string;
  /** What was switched on, in order. */
  readonly situations: readonly SituationName[];
  /** @returns how to switch it off again */
  switchOn: (situation: SituationName, times?: number) => Promise<() => Promise<void>>;
  /** Has a call answered with this status of the contract. @returns how to end it */
  force: (operation: OperationId, status: number) => Promise<() => Promise<void>>;
  /** Puts its clock forward. @param ms milliseconds */
  advanceClock: (ms: number) => Promise<void>;
  exchanges: () => Promise<Exchange[]>;
  end: () => Promise<void>;
}

export async function createWorld(name: string): Promise<World> {
  const place = `/worlds/${name}`;
  const situations: SituationName[] = [];
  await control('POST', '/worlds', { name });

  return {
    name,
    prefix: `/__world/${name}`,
    situations,
    switchOn: async (situation, times) => {
      situations.push(situation);
      await control('POST', `${place}/situations`, { situation, times });
      return async () => void (await control('DELETE', `${place}/situations/${situation}`));
    },
    force: async (operation, status) => {
      await control('POST', `${place}/situations`, { operation, status });
      return async () => void (await control('DELETE', `${place}/situations`));
    },
    advanceClock: async (ms) => void (await control('POST', `${place}/clock`, { advance: ms })),
    exchanges: async () => {
      const { exchanges } = (await control('GET', `/exchanges?world=${name}`)) as { exchanges: Exchange[] };
      return exchanges;
    },
    end: async () => void (await control('DELETE', place)),
  };
}

/** The storefront's run-time configuration (`/shop-config.js`) that leads it into a world. */
export function configurationOf({ prefix }: World): string {
  const config = {
    apiBase: `${prefix}/api`,
    postalBase: prefix,
    portalBase: prefix,
    paymentScript: `${prefix}/mockpay/checkout.js`,
  };
  return `globalThis.shopConfig = ${JSON.stringify(config)};`;
}
