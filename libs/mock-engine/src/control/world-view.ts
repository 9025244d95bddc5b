import { z } from 'zod';

import type { ActiveRule } from '../situations/active-situations.ts';
import type { WorldSummary } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';
import type { RecordKind } from './record-kind.ts';

export const time = z.string().meta({ format: 'date-time' });

export const clock = z.object({ now: time, isRunning: z.boolean() }).describe('A world’s clock.');

export const activeSituation = z
  .object({
    id: z.string().describe('The situation’s name, or for example `getProduct:503` or `latency:250`.'),
    title: z.string(),
    remaining: z.int().nullable().describe('Requests left; null until it is switched off.'),
  })
  .describe('A situation that is on in a world.');

export const world = z
  .object({
    name: z.string(),
    seed: z.string().nullable(),
    isPersistent: z.boolean(),
    createdAt: time,
    lastUsedAt: time,
    clock,
    situations: z.array(activeSituation),
    records: z.array(z.object({ name: z.string(), title: z.string(), total: z.int() })),
  })
  .describe('A separate instance of the API on the same server.');

const iso = (at: number) => new Date(at).toISOString();

/** A world in the control API. */
export function worldView(
  one: EngineWorld,
  { name, seed, isPersistent, createdAt, lastUsedAt }: WorldSummary,
  recordKinds: readonly RecordKind[],
) {
  return {
    name,
    seed,
    isPersistent,
    createdAt: iso(createdAt),
    lastUsedAt: iso(lastUsedAt),
    clock: clockView(one),
    situations: one.situations.list().map(activeView),
    records: recordKinds.map((kind) => ({ name: kind.name, title: kind.title, total: kind.count(one) })),
  };
}

/** A world's clock in the control API. */
export function clockView(one: EngineWorld) {
  return { now: iso(one.clock.now()), isRunning: one.clock.isRunning };
}

export function activeView({ rule, remaining }: ActiveRule) {
  return { id: rule.id, title: rule.title, remaining: remaining ?? null };
}
