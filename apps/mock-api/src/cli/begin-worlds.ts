import type { Config } from '../config.ts';
import { replayRule } from '../recordings/replay-rule.ts';
import { latencyRule, situationRule, type RuleReading } from '../situations/rule.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { loadRecording } from './load-recording.ts';
import { recordTraffic } from './record-traffic.ts';
import { SetupError } from './setup-error.ts';

/** Without worlds to begin it is the default one. */
export type FirstSituations = Pick<
  Config,
  'worlds' | 'situations' | 'replays' | 'isReplayStrict' | 'recording' | 'latency'
>;

/** Begins the worlds that the command line names, with what shall go wrong there. */
export function beginWorlds(worlds: Worlds, first: FirstSituations): void {
  const { worlds: names, situations, latency, recording, replays, isReplayStrict } = first;
  const realApi = recording && recordTraffic(recording);
  const recordings = replays.map((file) => loadRecording(file));
  const rules = [...situations.map(situationRule), ...(latency === undefined ? [] : [latencyRule(latency)])];
  for (const name of names.length > 0 ? names : [DEFAULT_WORLD]) {
    const world = worlds.open(name);
    if (realApi) world.situations.switchOn(realApi);
    for (const one of recordings) world.situations.switchOn(replayRule(one, world, { isStrict: isReplayStrict }));
    for (const rule of rules) world.situations.switchOn(ruleOf(rule));
  }
}

function ruleOf(reading: RuleReading) {
  if (!reading.ok) throw new SetupError(reading.detail);
  return reading.rule;
}
