import { systemClock, type Clock } from '../clock.ts';
import { prepareContent } from '../content.ts';
import { beginWorld } from '../begin-world.ts';
import { createMemoryStore } from '../memory-store.ts';
import { noPictures } from '../pictures.ts';
import { systemRandom, type Random } from '../random.ts';
import type { Seed } from '../seed.ts';
import { shopSeed } from '../shop-seed.ts';
import type { World } from '../world.ts';
import { createHmacSigner } from './hmac-signer.ts';
import { picturesIn } from './picture-folder.ts';
import { createScryptPasswords } from './scrypt-passwords.ts';
import { sha256Fingerprint } from './sha256-fingerprint.ts';
import { openSqliteStore } from './sqlite-store.ts';

/** Shared with the test payment provider, which is this same server; a real one has a secret of its own. */
export const DEFAULT_SIGNING_SECRET = 'mockpay-test-secret';

const DAY = 24 * 60 * 60 * 1000;
export const DEFAULT_TOKEN_LIFETIME = 30 * DAY;

export interface WorldOptions {
  /** Everything is kept there; in memory without it. */
  dataFile?: string | undefined;
  picturesFolder?: string | undefined;
  signingSecret?: string | undefined;
  /** How long a login lasts, in milliseconds. */
  tokenLifetime?: number | undefined;
  /** scrypt's N; tests take a small one. */
  passwordCost?: number | undefined;
  seed?: Seed | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
}

/**
 * A world on this machine.
 *
 * @throws DataFileError when the data file cannot be used
 */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const { dataFile, picturesFolder, signingSecret = DEFAULT_SIGNING_SECRET, passwordCost } = options;
  const world: World = {
    content: prepareContent(options.seed ?? shopSeed),
    store: dataFile === undefined ? createMemoryStore() : openSqliteStore(dataFile),
    clock: options.clock ?? systemClock,
    random: options.random ?? systemRandom,
    signer: createHmacSigner(signingSecret),
    passwords: createScryptPasswords(passwordCost === undefined ? {} : { cost: passwordCost }),
    fingerprint: sha256Fingerprint,
    pictures: picturesFolder === undefined ? noPictures : picturesIn(picturesFolder),
    tokenLifetime: options.tokenLifetime ?? DEFAULT_TOKEN_LIFETIME,
  };
  try {
    await beginWorld(world);
    return world;
  } catch (error) {
    await world.store.close();
    throw error;
  }
}
