import type { Config } from './config.ts';
import { replayRule } from '@shop/mock-engine/recordings/replay-rule';
import { latencyRule, type RuleReading } from '@shop/mock-engine/situations/rules';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';
import type { WorldRegistry } from '@shop/mock-engine/worlds/world-registry';
import { shopContract } from '../definition/contract.ts';
import { shopRules } from '../definition/situations.ts';
import { loadRecording } from './load-recording.ts';
import { recordRealApi } from './record-real-api.ts';
import { SetupError } from './setup-error.ts';

/** Applies to the default world when `worlds` is empty. */
export type FirstSituations = Pick<
  Config,
  'worlds' | 'situations' | 'replays' | 'isReplayStrict' | 'recording' | 'latency'
>;

/**
 * Opens the worlds of the command line and activates their situations.
 *
 * @returns the situations' titles, the same in each world
 */
export function startWorlds(worlds: WorldRegistry, first: FirstSituations): readonly string[] {
  const { worlds: names, situations, latency, recording, replays, isReplayStrict } = first;
  const realApi = recording && recordRealApi(recording);
  const recordings = replays.map((file) => loadRecording(file));
  const rules = [
    ...situations.map((name) => shopRules.situation(name)),
    ...(latency === undefined ? [] : [latencyRule(latency)]),
  ];
  const opened = (names.length > 0 ? names : [DEFAULT_WORLD]).map((name) => worlds.open(name));
  for (const { situations } of opened) {
    if (realApi) situations.switchOn(realApi);
    for (const one of recordings) situations.switchOn(replayRule(one, isReplayStrict, shopContract));
    // Not stored: without the option, the next start has none of them.
    for (const rule of rules) situations.switchOn({ ...ruleOf(rule), source: undefined });
  }
  return opened[0]?.situations.list().map(({ rule }) => rule.title) ?? [];
}

function ruleOf(reading: RuleReading) {
  if (!reading.ok) throw new SetupError(reading.detail);
  return reading.rule;
}
