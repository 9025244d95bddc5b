import type { ActiveSituations } from '../situations/active-situations.ts';
import type { WorldClock } from './clock.ts';
import type { Content } from './content.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { LoginLimit } from './login-limit.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { Pictures } from './pictures.ts';
import type { Random } from './random.ts';
import type { Signer } from './signer.ts';
import type { Store } from './store.ts';

/**
 * Everything an operation can see and change. Two worlds share nothing that changes, so that what happens in one is
 * never seen in the other.
 */
export interface World {
  readonly name: string;
  readonly content: Content;
  readonly store: Store;
  readonly clock: WorldClock;
  readonly random: Random;
  /** What goes wrong here at the moment; nothing at first. */
  readonly situations: ActiveSituations;
  /** Holds the secret shared with the payment provider. */
  readonly signer: Signer;
  readonly passwords: PasswordHasher;
  readonly loginLimit: LoginLimit;
  readonly fingerprint: Fingerprint;
  readonly pictures: Pictures;
  /** How long a login lasts, in milliseconds. */
  readonly tokenLifetime: number;
}
