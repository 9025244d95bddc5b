import { captureLate } from '../features/payment-window/late-payments.ts';
import { prepareContent } from '../world/content.ts';
import { DEFAULT_SIGNING_SECRET, DEFAULT_TOKEN_LIFETIME } from '../world/defaults.ts';
import { noPictures } from '../world/pictures.ts';
import type { Seed } from '../world/seed.ts';
import { shopSeed } from '../definition/shop-seed.ts';
import { createPasswords } from '../world/passwords.ts';
import { paymentSigner } from '../world/payment-signer.ts';
import type { SharedServices } from '../world/world.ts';
import { picturesIn } from './picture-folder.ts';

export interface SharedOptions {
  /** The content of the shop. */
  seed?: Seed | undefined;
  picturesFolder?: string | undefined;
  signingSecret?: string | undefined;
  /** Lifetime of a login, in milliseconds. */
  tokenLifetime?: number | undefined;
  /** Iterations of PBKDF2; tests use a few. */
  passwordCost?: number | undefined;
}

/** Creates the shared services. Defaults: the shop's content, no pictures, and a public test secret. */
export function sharedServices({
  seed = shopSeed,
  picturesFolder,
  signingSecret = DEFAULT_SIGNING_SECRET,
  tokenLifetime = DEFAULT_TOKEN_LIFETIME,
  passwordCost,
}: SharedOptions = {}): SharedServices {
  return {
    content: prepareContent(seed),
    signer: paymentSigner(signingSecret),
    passwords: createPasswords(passwordCost),
    pictures: picturesFolder === undefined ? noPictures : picturesIn(picturesFolder),
    tokenLifetime,
    orderClosed: captureLate,
  };
}
