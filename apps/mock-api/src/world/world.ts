import type { Fingerprint } from '@shop/mock-engine/ports/fingerprint';
import type { PasswordHasher } from '@shop/mock-engine/ports/password-hasher';
import type { EngineWorld } from '@shop/mock-engine/worlds/world';

import type { Content } from './content.ts';
import type { LoginLimit } from './login-limit.ts';
import type { PaymentSigner } from './payment-signer.ts';
import type { Pictures } from './pictures.ts';
import type { Store } from './store.ts';

/** What all worlds of a server have in common; none of it changes. */
export interface SharedServices {
  readonly content: Content;
  /** Holds the secret shared with the payment provider. */
  readonly signer: PaymentSigner;
  readonly passwords: PasswordHasher;
  readonly fingerprint: Fingerprint;
  readonly pictures: Pictures;
  /** How long a login lasts, in milliseconds. */
  readonly tokenLifetime: number;
  /** Tells the payment provider that the shop has closed an order. */
  readonly orderClosed: (orderId: string, world: Pick<World, 'store' | 'signer' | 'clock'>) => Promise<void>;
}

/** Everything an operation can see and change. */
export interface World extends EngineWorld, SharedServices {
  readonly store: Store;
  readonly loginLimit: LoginLimit;
}
