import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { activeSituations } from '../situations/active-situations.ts';
import { beginWorld } from '../world/begin-world.ts';
import { worldClock, type Clock } from '../world/clock.ts';
import { prepareContent } from '../world/content.ts';
import { DEFAULT_SIGNING_SECRET, DEFAULT_TOKEN_LIFETIME } from '../world/defaults.ts';
import { createLoginLimit } from '../world/login-limit.ts';
import { createMemoryStore } from '../world/memory-store.ts';
import type { PasswordHasher } from '../world/password-hasher.ts';
import type { Pictures } from '../world/pictures.ts';
import { systemRandom, type Random } from '../world/random.ts';
import type { Seed } from '../world/seed.ts';
import { shopSeed } from '../world/shop-seed.ts';
import { createWebHmacSigner } from '../world/web/hmac-signer.ts';
import { createPbkdf2Passwords } from '../world/web/pbkdf2-passwords.ts';
import { webSha256Fingerprint } from '../world/web/sha256-fingerprint.ts';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import { restoreWorld, type KeptWorld } from './kept-world.ts';

export interface WebWorldOptions {
  readonly pictures: Pictures;
  /** What an earlier visit left; without it the world begins as every world does. */
  readonly kept?: KeptWorld | undefined;
  readonly seed?: Seed;
  readonly passwords?: PasswordHasher;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** A world of what every browser has. Its secret is in everybody's hands: nothing it signs is worth anything. */
export async function openWebWorld({
  pictures,
  kept,
  seed = shopSeed,
  passwords = createPbkdf2Passwords(),
  clock,
  random = systemRandom,
}: WebWorldOptions): Promise<World> {
  const ownClock = worldClock(clock);
  const world: World = {
    name: DEFAULT_WORLD,
    content: prepareContent(seed),
    store: createMemoryStore(),
    clock: ownClock,
    loginLimit: createLoginLimit(ownClock),
    random,
    situations: activeSituations(random),
    signer: createWebHmacSigner(DEFAULT_SIGNING_SECRET),
    passwords,
    fingerprint: webSha256Fingerprint,
    pictures,
    tokenLifetime: DEFAULT_TOKEN_LIFETIME,
  };
  if (kept) await restoreWorld(kept, world);
  else {
    await beginWorld(world);
    await takeWebPassword(world);
  }
  return world;
}

/** The seed's hash of the password is scrypt's, which browsers cannot check. */
async function takeWebPassword({ store }: World): Promise<void> {
  await store.write(({ customers }) => {
    const customer = customers.withEmail(demoCustomer.email);
    if (customer) customers.replace({ ...customer, passwordHash: demoCustomer.webPasswordHash });
  });
}
