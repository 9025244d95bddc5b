import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/api-contract/situations';
import { control } from './control.ts';

/** A request and response in the mock API's log. */
export interface Exchange {
  method: string;
  url: string;
  /** 0 without a response. */
  status: number;
  /** The situations that affected it. */
  because: string[];
  /** Contract violations; forced responses are not checked. */
  violations: string[];
}

/** A separate shop on the mock API, see docs/glossary.md. */
export interface World {
  readonly name: string;
  /** Prefix of the mock API's paths. */
  readonly prefix: string;
  /** Situations switched on so far. */
  readonly situations: readonly SituationName[];
  /** @returns how to switch it off again */
  switchOn: (situation: SituationName, times?: number) => Promise<() => Promise<void>>;
  /** Forces a status of the contract for a call. @returns ends it */
  force: (operation: OperationId, status: number) => Promise<() => Promise<void>>;
  /** Advances its clock. @param ms milliseconds */
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

/** The storefront's `/shop-config.js` for a world. */
export function configurationOf({ prefix }: World): string {
  const config = {
    apiBase: `${prefix}/api`,
    postalBase: prefix,
    portalBase: prefix,
    paymentScript: `${prefix}/mockpay/checkout.js`,
  };
  return `globalThis.shopConfig = ${JSON.stringify(config)};`;
}
