import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { SetupError } from '../config/setup-error.ts';
import type { Contract } from '../document/calls.ts';
import type { Rule } from '../faults/fault.ts';
import { parseReceivedJson } from '../http/json.ts';
import { openHarFile } from '../traffic/har.ts';
import { readHar } from '../traffic/read-har.ts';
import { realApiRule, type Bases } from '../traffic/real-api-rule.ts';
import { recordMessages } from '../traffic/real-api.messages.ts';
import { recordingsMessages as messages } from '../traffic/recordings.messages.ts';
import { replayRule, type Recording } from '../traffic/replay-rule.ts';
import type { Options } from './options.ts';

/**
 * The real API that is recorded, and recordings that are replayed.
 *
 * @param own bases that are recorded from elsewhere, or not at all
 * @throws SetupError that names the file
 */
export function recordedRules(
  { recordFrom, har, replay = [], replayFrom, replayStrict = false }: Options,
  contract: Contract,
  own: Bases = {},
): Rule[] {
  const bases = Object.fromEntries(Object.keys(contract.bases).map((server) => [server, recordFrom]));
  return [
    ...(recordFrom && har !== undefined ? [recordRealApi(recordFrom, har, { ...bases, ...own })] : []),
    ...replay.map((file) => replayRule(loadRecording(file, contract, replayFrom), replayStrict)),
  ];
}

const print = (line: string) => void process.stderr.write(`${line}\n`);

/** Reads a HAR, and reports the entries that cannot be replayed. @throws SetupError that names the file */
export function loadRecording(file: string, contract: Contract, from: readonly URL[] = [], report = print): Recording {
  const addresses = from.map(({ href }) => href);
  const read = () => readHar(parseReceivedJson(readFileSync(file, 'utf8')), recordingName(file), contract, addresses);
  const recording = withFileName(file, read);
  const { ignored } = recording;
  if (ignored.length > 0) report(messages.ignoredOf(file, ignored));
  return recording;
}

function withFileName<Used>(file: string, use: () => Used): Used {
  try {
    return use();
  } catch (error) {
    throw new SetupError(`${file}: ${(error as Error).message}`, [], { cause: error });
  }
}

/** `Todo visit.har` becomes `todo-visit`. */
function recordingName(file: string): string {
  const words = basename(file, extname(file))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['har'];
  return words.join('-').slice(0, 63);
}

/** Forwards calls to a real API and records its responses until the process ends. @throws SetupError that names the file */
function recordRealApi(main: URL, har: string, bases: Bases): Rule {
  let failure = '';
  /** A repeated failure is printed once. */
  function failed(detail: string): void {
    if (detail !== failure) print(detail);
    failure = detail;
  }
  const file = withFileName(har, () => openHarFile(har, failed));
  let responses = 0;
  process.on('exit', () => {
    file.close();
    print(recordMessages.tally(har, responses));
  });
  const record = (entry: object) => {
    responses += 1;
    file.add(entry);
  };
  return realApiRule({ bases, main, record, failed });
}
