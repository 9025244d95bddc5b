import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

import { SetupError } from '../config/setup-error.ts';
import type { Contract } from '../document/contract.ts';
import { parseJson } from '../http/json.ts';
import { HttpError } from '../http/problem.ts';
import type { Bases } from '../traffic/real-api-rule.ts';
import { harEntryOf } from '../traffic/har-entry.ts';
import { openHarFile, type HarFile } from '../traffic/har-file.ts';
import { readHar } from '../traffic/read-har.ts';
import { recordMessages } from '../traffic/real-api.messages.ts';
import { realApiRule } from '../traffic/real-api-rule.ts';
import { recordingsMessages as messages } from '../traffic/recordings.messages.ts';
import { replayRule, type Recording } from '../traffic/replay-rule.ts';
import type { Rule } from '../faults/fault.ts';
import type { Options } from './options.ts';

/**
 * The real API that is recorded, and recordings that are replayed.
 *
 * @param own bases that are recorded from elsewhere, or not at all
 * @throws SetupError
 */
export function recordedRules(
  { recordFrom, har, replay = [], replayFrom, replayStrict = false }: Options,
  contract: Contract,
  own: Bases = {},
): Rule[] {
  const bases = Object.fromEntries(Object.keys(contract.bases).map((server) => [server, recordFrom]));
  const replayed = replay.map((file) => loadRecording(file, contract, process.stderr, replayFrom));
  return [
    ...(recordFrom && har !== undefined ? [recordRealApi(recordFrom, har, { ...bases, ...own }, contract)] : []),
    ...replayed.map((one) => replayRule(one, { isStrict: replayStrict })),
  ];
}

/**
 * Reads a HAR, and reports the entries that cannot be replayed.
 *
 * @throws SetupError
 */
export function loadRecording(
  file: string,
  contract: Contract,
  output: { write(text: string): unknown } = process.stderr,
  from: readonly URL[] = [],
): Recording {
  const recording = recordingIn(file, contract, from);
  const { ignored } = recording;
  if (ignored.length > 0) {
    const lines = ignored.map(({ entry, request, why }) => `  ${messages.ignored(entry, request, why)}`);
    output.write(`${[messages.ignoredOf(file, ignored.length), ...lines].join('\n')}\n`);
  }
  return recording;
}

function recordingIn(file: string, contract: Contract, from: readonly URL[]): Recording {
  const addresses = from.map(({ href }) => href);
  try {
    return readHar(parseJson(readFileSync(file, 'utf8')), recordingName(file), contract, addresses);
  } catch (error) {
    if (error instanceof HttpError) throw new SetupError(`${file}: ${error.message}`);
    if (error instanceof SyntaxError) throw new SetupError(`${file} ${messages.notJson}`, { cause: error });
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new SetupError(messages.cannotRead(file, message), { cause: error });
  }
}

/** `Todo visit.har` becomes `todo-visit`. */
function recordingName(file: string): string {
  const words = basename(file, extname(file))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['har'];
  return words.join('-').slice(0, 63);
}

/**
 * Forwards calls to a real API and records its responses until the process ends.
 *
 * @param bases of the contract's servers; the world handles the calls of a server without one
 * @throws SetupError when the file cannot be used for recording
 */
export function recordRealApi(api: URL, har: string, bases: Bases, contract: Contract, output = process.stderr): Rule {
  const counts = { responses: 0, violations: 0, failures: 0 };
  let failure = '';
  /** A repeated failure is printed once. */
  function printFailure(detail: string): void {
    if (detail !== failure) output.write(`${detail}\n`);
    failure = detail;
  }

  let file: HarFile;
  try {
    file = openHarFile(har, printFailure);
  } catch (error) {
    throw new SetupError(recordMessages.cannotWrite(har, (error as Error).message), { cause: error });
  }
  process.on('exit', () => {
    file.close();
    output.write(`${recordMessages.tally(har, counts)}\n`);
  });
  return realApiRule({
    bases,
    main: api,
    record(seen) {
      counts.responses += 1;
      if (seen.violations.length > 0) counts.violations += 1;
      file.add(harEntryOf(seen, contract));
    },
    failed(detail) {
      counts.failures += 1;
      printFailure(detail);
    },
  });
}
