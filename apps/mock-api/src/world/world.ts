import type { EngineWorld } from '@shop/mock-engine/worlds/world';
import type { Content } from './content.ts';
import { createLoginLimit, type LoginLimit } from './login-limit.ts';
import type { Passwords } from './passwords.ts';
import type { PaymentSigner } from './payment-signer.ts';
import type { Pictures } from './pictures.ts';
import { shopStore, type Store } from './store.ts';

/** Constant services, shared by all worlds of a server. */
export interface SharedServices {
  readonly content: Content;
  /** Has the secret shared with the payment provider. */
  readonly signer: PaymentSigner;
  readonly passwords: Passwords;
  readonly pictures: Pictures;
  /** Lifetime of a login, in milliseconds. */
  readonly tokenLifetime: number;
}

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
