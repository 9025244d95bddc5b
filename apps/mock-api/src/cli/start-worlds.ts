import type { Config } from './config.ts';
import { readOverridesFile } from '@shop/mock-engine/control/overrides-file';
import { replayRule } from '@shop/mock-engine/recordings/replay-rule';
import { latencyRule } from '@shop/mock-engine/situations/rules';
import type { Api } from '@shop/mock-engine/server/mock-api';
import { DEFAULT_WORLD } from '@shop/mock-engine/worlds/world-name';
import { loadRecording } from './load-recording.ts';
import { recordRealApi } from './record-real-api.ts';

type Started = Pick<Api, 'worlds' | 'contract' | 'rules'>;

/**
 * Opens the worlds of the command line, or else the default one, and activates their situations.
 *
 * @returns the situations' titles, the same in each world
 */
export function startWorlds({ worlds, contract, rules: known }: Started, config: Config): readonly string[] {
  const { latency, recording, overrides } = config;
  const realApi = recording && recordRealApi(recording, contract);
  const recordings = config.replay.map((file) => loadRecording(file, contract, process.stderr, config.replayFrom));
  const rules = [
    ...config.situation.map((name) => known.situation(name)),
    ...(latency === undefined ? [] : [latencyRule(latency)]),
  ];
  const opened = (config.world.length > 0 ? config.world : [DEFAULT_WORLD]).map((name) => worlds.open(name));
  for (const { situations } of opened) {
    if (realApi) situations.switchOn(realApi);
    for (const one of recordings)
      situations.switchOn(replayRule(one, { isStrict: config.replayStrict ?? false }, contract));
    // Not stored: without the option, the next start has none of them.
    for (const rule of rules) situations.switchOn({ ...rule, source: undefined });
    for (const edited of overrides === undefined ? [] : readOverridesFile(overrides))
      situations.switchOn({ ...known.stored(edited), source: undefined }, edited.times);
  }
  return opened[0]?.situations.list().map(({ rule }) => rule.title) ?? [];
}
