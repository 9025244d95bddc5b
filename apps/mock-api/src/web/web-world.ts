import type { Clock } from '@shop/mock-engine/ports/clock';
import { systemRandom, type Random } from '@shop/mock-engine/ports/random';
import { faultRule, type RuleReading, type RuleSource } from '@shop/mock-engine/situations/rules';
import { createRows, type Row, type SaveRows } from '@shop/mock-engine/store/rows';
import { openWorld } from '@shop/mock-engine/worlds/world';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';

import { captureLate } from '../features/payment-window/late-payments.ts';
import { seedWorld } from '../definition/seed-world.ts';
import { shopSeed } from '../definition/shop-seed.ts';
import { shopRules } from '../definition/situations.ts';
import { prepareContent } from '../world/content.ts';
import { DEFAULT_SIGNING_SECRET, DEFAULT_TOKEN_LIFETIME } from '../world/defaults.ts';
import { createPasswords, type Passwords } from '../world/passwords.ts';
import { paymentSigner } from '../world/payment-signer.ts';
import type { Pictures } from '../world/pictures.ts';
import type { Seed } from '../world/seed.ts';
import { shopWorld, type World } from '../world/world.ts';

export interface WebWorldOptions {
  readonly pictures: Pictures;
  /** The rows of an earlier visit; without any the world is new. */
  readonly saved?: readonly Row[];
  readonly save?: SaveRows;
  readonly seed?: Seed;
  readonly passwords?: Passwords;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Opens a world with browser APIs only. Its secret is public, so that signatures prove nothing. */
export function openWebWorld({
  pictures,
  saved = [],
  save,
  seed = shopSeed,
  passwords = createPasswords(),
  clock,
  random = systemRandom,
}: WebWorldOptions): World {
  const rows = createRows(saved, save);
  const world = shopWorld(openWorld({ name: DEFAULT_WORLD, rows, random, clock, ruleOf }), {
    content: prepareContent(seed),
    signer: paymentSigner(DEFAULT_SIGNING_SECRET),
    passwords,
    pictures,
    tokenLifetime: DEFAULT_TOKEN_LIFETIME,
    orderClosed: captureLate,
  });
  if (saved.length === 0) seedWorld(world);
  return world;
}

/** Recordings need a server. */
const ruleOf = (source: RuleSource): RuleReading =>
  'recording' in source ? { ok: false, detail: '' } : faultRule(source, shopRules);
