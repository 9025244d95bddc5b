import { latencyRule, situationRule, type RuleReading } from '../situations/rule.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { SetupError } from './setup-error.ts';

export interface FirstSituations {
  /** Where they are switched on; the default world without any. */
  readonly worlds: readonly string[];
  readonly situations: readonly string[];
  readonly latency: string | undefined;
}

/** Begins the worlds that the command line names, with what shall go wrong there. */
export function beginWorlds(worlds: Worlds, { worlds: names, situations, latency }: FirstSituations): void {
  const rules = [...situations.map(situationRule), ...(latency === undefined ? [] : [latencyRule(latency)])];
  for (const name of names.length > 0 ? names : [DEFAULT_WORLD]) {
    const world = worlds.open(name);
    for (const rule of rules) world.situations.switchOn(ruleOf(rule));
  }
}

function ruleOf(reading: RuleReading) {
  if (!reading.ok) throw new SetupError(reading.detail);
  return reading.rule;
}
