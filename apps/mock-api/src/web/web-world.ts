import { demoCustomer } from '../features/accounts/demo-customer.seed.ts';
import { captureLate } from '../features/payment-window/late-capture.ts';
import { activeSituations } from '@shop/mock-engine/situations/active-situations';
import { seedWorld } from '../seed/seed-world.ts';
import { worldClock, type Clock } from '@shop/mock-engine/ports/clock';
import { prepareContent } from '../world/content.ts';
import { DEFAULT_SIGNING_SECRET, DEFAULT_TOKEN_LIFETIME } from '../world/defaults.ts';
import { createLoginLimit } from '../world/login-limit.ts';
import { createMemoryStore } from '../stores/memory-store.ts';
import type { PasswordHasher } from '@shop/mock-engine/ports/password-hasher';
import { paymentSigner } from '../world/payment-signer.ts';
import type { Pictures } from '../world/pictures.ts';
import { systemRandom, type Random } from '@shop/mock-engine/ports/random';
import type { Seed } from '../world/seed.ts';
import { shopSeed } from '../seed/shop-seed.ts';
import { createWebHmacSigner } from '@shop/mock-engine/ports/web/hmac-signer';
import { createPbkdf2Passwords } from '@shop/mock-engine/ports/web/pbkdf2-passwords';
import { webSha256Fingerprint } from '@shop/mock-engine/ports/web/sha256-fingerprint';
import type { World } from '../world/world.ts';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';
import { restoreWorld, type SavedWorld } from './saved-world.ts';

export interface WebWorldOptions {
  readonly pictures: Pictures;
  /** The saved world; without it the world is new. */
  readonly kept?: SavedWorld | undefined;
  readonly seed?: Seed;
  readonly passwords?: PasswordHasher;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Opens a world with browser APIs only. Its secret is public, so that signatures prove nothing. */
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
    signer: paymentSigner(createWebHmacSigner(DEFAULT_SIGNING_SECRET)),
    passwords,
    fingerprint: webSha256Fingerprint,
    pictures,
    tokenLifetime: DEFAULT_TOKEN_LIFETIME,
    orderClosed: captureLate,
  };
  if (kept) await restoreWorld(kept, world);
  else {
    await seedWorld(world);
    await takeWebPassword(world);
  }
  return world;
}

/** Replaces the seed's scrypt hash, which browsers cannot verify. */
async function takeWebPassword({ store }: World): Promise<void> {
  await store.write(({ customers }) => {
    const customer = customers.withEmail(demoCustomer.email);
    if (customer) customers.replace({ ...customer, passwordHash: demoCustomer.webPasswordHash });
  });
}
