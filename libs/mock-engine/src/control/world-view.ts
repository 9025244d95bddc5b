import type { ActiveRule } from '../situations/active-situations.ts';
import type { WorldSummary } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';

const iso = (time: number) => new Date(time).toISOString();

/** A world in the control API; times are ISO 8601. */
export function worldView(world: EngineWorld, { name, seed, isKept, bornAt, lastUsedAt }: WorldSummary) {
  return {
    name,
    seed,
    isKept,
    bornAt: iso(bornAt),
    lastUsedAt: iso(lastUsedAt),
    clock: clockView(world),
    situations: world.situations.list().map(activeView),
  };
}

/** A world's clock in the control API: `now` is ISO 8601. */
export function clockView({ clock }: EngineWorld) {
  return { now: iso(clock.now()), isRunning: clock.isRunning };
}

/** `remaining` is null for a rule that stays on until switched off. */
export function activeView({ rule, remaining }: ActiveRule) {
  return { id: rule.id, title: rule.title, remaining: remaining ?? null };
}
