import type { EngineWorld } from '@shop/mock-engine/worlds/worlds';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';
import type { SharedServices } from './shared-services.ts';
import { shopStore, type Store } from './store.ts';

/** All state that an operation can read and change. */
export interface World extends EngineWorld, SharedServices {
  /** The records in the world's rows. */
  readonly store: Store;
  readonly loginLimit: LoginLimit;
}

/** Opens the shop on a world. */
export function shopWorld(base: EngineWorld, shared: SharedServices): World {
  return { ...shared, ...base, store: shopStore(base.rows), loginLimit: createLoginLimit(base.clock) };
}
