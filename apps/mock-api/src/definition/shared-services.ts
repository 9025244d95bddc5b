import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import { prepareContent } from '../world/content.ts';
import { createPasswords } from '../world/passwords.ts';
import { paymentSigner } from '../world/payment-signer.ts';
import { noPictures, type Pictures } from '../world/pictures.ts';
import type { SharedServices } from '../world/world.ts';

/** Secret of the test payment provider, which is part of the mock API. */
const DEFAULT_SIGNING_SECRET = 'mockpay-test-secret';
const DAY = 24 * 60 * 60 * 1000;
const DEFAULT_TOKEN_LIFETIME = 30 * DAY;

export interface SharedOptions {
  /** The content of the shop. */
  readonly content?: Seed | undefined;
  /** None by default. */
  readonly pictures?: Pictures | undefined;
  readonly signingSecret?: string | undefined;
  /** Lifetime of a login, in milliseconds. */
  readonly tokenLifetime?: number | undefined;
  /** Iterations of PBKDF2; tests use a few. */
  readonly passwordCost?: number | undefined;
}

/** Creates the services that all worlds share. */
export function sharedServices({
  content = shopSeed,
  pictures = noPictures,
  signingSecret = DEFAULT_SIGNING_SECRET,
  tokenLifetime = DEFAULT_TOKEN_LIFETIME,
  passwordCost,
}: SharedOptions = {}): SharedServices {
  return {
    content: prepareContent(content),
    signer: paymentSigner(signingSecret),
    passwords: createPasswords(passwordCost),
    pictures,
    tokenLifetime,
  };
}
