import { captureLate } from '../features/payment-window/late-capture.ts';
import { prepareContent } from '../world/content.ts';
import { DEFAULT_SIGNING_SECRET, DEFAULT_TOKEN_LIFETIME } from '../world/defaults.ts';
import { noPictures } from '../world/pictures.ts';
import type { Seed } from '../world/seed.ts';
import { shopSeed } from '../seed/shop-seed.ts';
import { paymentSigner } from '../world/payment-signer.ts';
import type { SharedServices } from '../world/world.ts';
import { createHmacSigner } from '@shop/mock-engine/ports/node/hmac-signer';
import { picturesIn } from './picture-folder.ts';
import { createScryptPasswords } from '@shop/mock-engine/ports/node/scrypt-passwords';
import { sha256Fingerprint } from '@shop/mock-engine/ports/node/sha256-fingerprint';

export interface SharedOptions {
  /** The content of the shop. */
  seed?: Seed | undefined;
  picturesFolder?: string | undefined;
  signingSecret?: string | undefined;
  /** Lifetime of a login, in milliseconds. */
  tokenLifetime?: number | undefined;
  /** scrypt's N; tests use a small one. */
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
    signer: paymentSigner(createHmacSigner(signingSecret)),
    passwords: createScryptPasswords(passwordCost === undefined ? {} : { cost: passwordCost }),
    fingerprint: sha256Fingerprint,
    pictures: picturesFolder === undefined ? noPictures : picturesIn(picturesFolder),
    tokenLifetime,
    orderClosed: captureLate,
  };
}
