import type { Config } from './config.ts';
import { readOverrides } from '@shop/mock-engine/control/overrides-file';
import { replayRule } from '@shop/mock-engine/recordings/replay-rule';
import { latencyRule, type RuleReading } from '@shop/mock-engine/situations/rules';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';
import type { WorldRegistry } from '@shop/mock-engine/worlds/world-registry';
import { shopContract } from '../definition/contract.ts';
import { shopRules } from '../definition/situations.ts';
import { loadRecording } from './load-recording.ts';
import { recordRealApi } from './record-real-api.ts';
import { SetupError } from './setup-error.ts';

/**
 * Opens the worlds of the command line, or else the default one, and activates their situations.
 *
 * @returns the situations' titles, the same in each world
 */
export function startWorlds(worlds: WorldRegistry, config: Config): readonly string[] {
  const { latency, recording, overrides } = config;
  const realApi = recording && recordRealApi(recording);
  const recordings = config.replay.map((file) => loadRecording(file));
  const rules = [
    ...config.situation.map((name) => shopRules.situation(name)),
    ...(latency === undefined ? [] : [latencyRule(latency)]),
  ];
  const opened = (config.world.length > 0 ? config.world : [DEFAULT_WORLD]).map((name) => worlds.open(name));
  for (const { situations } of opened) {
    if (realApi) situations.switchOn(realApi);
    for (const one of recordings) situations.switchOn(replayRule(one, config.replayStrict ?? false, shopContract));
    // Not stored: without the option, the next start has none of them.
    for (const rule of rules) situations.switchOn({ ...ruleOf(rule), source: undefined });
    for (const { id, ...edited } of overrides === undefined ? [] : readOverrides(overrides))
      situations.switchOn({ ...shopRules.storedOverride(edited, id), source: undefined }, edited.times);
  }
  return opened[0]?.situations.list().map(({ rule }) => rule.title) ?? [];
}

function ruleOf(reading: RuleReading) {
  if (!reading.ok) throw new SetupError(reading.detail);
  return reading.rule;
}
