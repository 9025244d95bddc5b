import { configMessages as messages } from '../config/config.messages.ts';
import type { CheckedConfig } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';
import { readOverridesFile } from '../control/overrides-file.ts';
import type { Rule } from '../faults/fault.ts';
import { latencyRule, type Rules } from '../faults/rules.ts';

/**
 * What is switched on in the worlds of the start, by their options. It is not stored: without the option, the next start
 * has none of it.
 *
 * @throws SetupError when there is no such situation, or the file of overrides cannot be used
 */
export function startRules(
  known: Rules,
  { active = [], latency, overrides }: Pick<CheckedConfig, 'active' | 'latency' | 'overrides'>,
) {
  requireSituations(known, active);
  const edited = overrides === undefined ? [] : readOverridesFile(overrides, known);
  const all: { rule: Rule; times?: number | undefined }[] = [
    ...active.map((name) => ({ rule: known.situation(name) })),
    ...(latency === undefined ? [] : [{ rule: latencyRule(latency) }]),
    ...edited.map((rule) => ({ rule, times: rule.override.times })),
  ];
  return all.map(({ rule, times }) => ({ rule: { ...rule, source: undefined }, times }));
}

/** @throws SetupError when there is no such situation */
export function requireSituations({ knows, situations }: Rules, active: readonly string[]): void {
  const index = active.findIndex((name) => !knows(name));
  const reason = messages.noSituation(active[index] ?? '', Object.keys(situations));
  if (index >= 0) throw new SetupError(reason, ['active', String(index)]);
}
