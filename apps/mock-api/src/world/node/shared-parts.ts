import { prepareContent } from '../content.ts';
import { DEFAULT_SIGNING_SECRET, DEFAULT_TOKEN_LIFETIME } from '../defaults.ts';
import { noPictures } from '../pictures.ts';
import type { Seed } from '../seed.ts';
import { shopSeed } from '../shop-seed.ts';
import type { World } from '../world.ts';
import { createHmacSigner } from './hmac-signer.ts';
import { picturesIn } from './picture-folder.ts';
import { createScryptPasswords } from './scrypt-passwords.ts';
import { sha256Fingerprint } from './sha256-fingerprint.ts';

/** What all worlds of a server have in common; none of it changes. */
export type SharedParts = Pick<
  World,
  'content' | 'signer' | 'passwords' | 'fingerprint' | 'pictures' | 'tokenLifetime'
>;

export interface SharedOptions {
  /** What is on sale, and all other content. */
  seed?: Seed | undefined;
  picturesFolder?: string | undefined;
  signingSecret?: string | undefined;
  /** How long a login lasts, in milliseconds. */
  tokenLifetime?: number | undefined;
  /** scrypt's N; tests take a small one. */
  passwordCost?: number | undefined;
}

/** What is left out is the shop's own; there are no pictures then, and the signing secret is one that everybody knows. */
export function sharedParts({
  seed = shopSeed,
  picturesFolder,
  signingSecret = DEFAULT_SIGNING_SECRET,
  tokenLifetime = DEFAULT_TOKEN_LIFETIME,
  passwordCost,
}: SharedOptions = {}): SharedParts {
  return {
    content: prepareContent(seed),
    signer: createHmacSigner(signingSecret),
    passwords: createScryptPasswords(passwordCost === undefined ? {} : { cost: passwordCost }),
    fingerprint: sha256Fingerprint,
    pictures: picturesFolder === undefined ? noPictures : picturesIn(picturesFolder),
    tokenLifetime,
  };
}
