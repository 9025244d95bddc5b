import { shopSeed, type Seed } from '@shop/shop-seed/shop-seed';
import { prepareContent } from './content.ts';
import { createPasswords } from './passwords.ts';
import { paymentSigner } from './payment-signer.ts';
import { noPictures, type Pictures } from './pictures.ts';

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

/** Constant services, shared by all worlds of a server. */
export type SharedServices = ReturnType<typeof sharedServices>;

export function sharedServices({
  content = shopSeed,
  pictures = noPictures,
  signingSecret = DEFAULT_SIGNING_SECRET,
  tokenLifetime = DEFAULT_TOKEN_LIFETIME,
  passwordCost,
}: SharedOptions = {}) {
  return {
    content: prepareContent(content),
    signer: paymentSigner(signingSecret),
    passwords: createPasswords(passwordCost),
    pictures,
    tokenLifetime,
  };
}
