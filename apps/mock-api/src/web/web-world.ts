import { Refusal } from '@shop/mock-engine/contract/refusal';
import type { Clock } from '@shop/mock-engine/ports/clock';
import { systemRandom, type Random } from '@shop/mock-engine/ports/random';
import type { Rule, RuleSource } from '@shop/mock-engine/situations/fault-effect';
import { createRows, type Row, type SaveRows } from '@shop/mock-engine/store/rows';
import { openWorld } from '@shop/mock-engine/worlds/world';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';

import { seedWorld } from '../definition/seed-world.ts';
import { sharedServices, type SharedOptions } from '../definition/shared-services.ts';
import { shopRules } from '../definition/situations.ts';
import { shopWorld, type World } from '../world/world.ts';

export interface WebWorldOptions extends SharedOptions {
  /** The rows of an earlier visit; without any the world is new. */
  readonly saved?: readonly Row[];
  readonly save?: SaveRows;
  readonly clock?: Clock;
  readonly random?: Random;
}

/** Opens a world with browser APIs only. Its secret is public, so that signatures prove nothing. */
export function openWebWorld({
  saved = [],
  save,
  clock,
  random = systemRandom,
  ...options
}: WebWorldOptions = {}): World {
  const rows = createRows(saved, save);
  const base = openWorld({ name: DEFAULT_WORLD, rows, random, clock, ruleOf });
  const world = shopWorld(base, sharedServices(options));
  if (saved.length === 0) seedWorld(world);
  return world;
}

/** Recordings need a server. */
function ruleOf(source: RuleSource): Rule {
  if ('recording' in source) throw new Refusal(400, '');
  return shopRules.stored(source);
}
