import { readOverridesFile } from '../control/overrides-file.ts';
import type { Bases } from '../traffic/call-real-api.ts';
import { replayRule } from '../traffic/replay-rule.ts';
import type { Api } from '../server/mock-api.ts';
import { latencyRule } from '../faults/rules.ts';
import { DEFAULT_WORLD } from '../worlds/world-name.ts';
import { cliMessages as messages } from './cli.messages.ts';
import type { Options } from './options.ts';
import { loadRecording, recordRealApi } from './recordings.ts';
import { SetupError } from './setup-error.ts';

type Started = Pick<Api, 'worlds' | 'contract' | 'rules'>;

/**
 * Opens the worlds of the command line, or else the default one, and activates their situations.
 *
 * @param recordBases servers of the contract that are recorded from elsewhere, or not at all
 * @returns the situations' titles, the same in each world
 */
export function startWorlds(
  { worlds, contract, rules: known }: Started,
  options: Options,
  recordBases: Bases = {},
): readonly string[] {
  const { latency, recording, overrides } = options;
  const unknown = options.situation.find((name) => !known.knows(name));
  if (unknown !== undefined) throw new SetupError(messages.noSituation(unknown, Object.keys(known.situations)));
  const bases = recording && Object.fromEntries(Object.keys(contract.bases).map((server) => [server, recording.api]));
  const realApi = recording && recordRealApi(recording, { ...bases, ...recordBases }, contract);
  const recordings = options.replay.map((file) => loadRecording(file, contract, process.stderr, options.replayFrom));
  const rules = [
    ...options.situation.map((name) => known.situation(name)),
    ...(latency === undefined ? [] : [latencyRule(latency)]),
  ];
  const opened = (options.world.length > 0 ? options.world : [DEFAULT_WORLD]).map((name) => worlds.open(name));
  for (const { situations } of opened) {
    if (realApi) situations.switchOn(realApi);
    for (const one of recordings) situations.switchOn(replayRule(one, { isStrict: options.replayStrict ?? false }));
    // Not stored: without the option, the next start has none of them.
    for (const rule of rules) situations.switchOn({ ...rule, source: undefined });
    for (const edited of overrides === undefined ? [] : readOverridesFile(overrides))
      situations.switchOn({ ...known.stored(edited), source: undefined }, edited.times);
  }
  return opened[0]?.situations.list().map(({ rule }) => rule.title) ?? [];
}
