import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';

import type { Contract } from '@shop/mock-engine/contract/contract';
import { parseJson } from '@shop/mock-engine/contract/json-depth';
import { Refusal } from '@shop/mock-engine/contract/refusal';
import { readHar } from '@shop/mock-engine/recordings/read-har';
import type { Recording } from '@shop/mock-engine/recordings/replay-rule';
import { recordingsMessages as messages } from '@shop/mock-engine/recordings/recordings.messages';
import { SetupError } from './setup-error.ts';

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
  const { leftOut } = recording;
  if (leftOut.length > 0) {
    const lines = leftOut.map(({ entry, request, why }) => `  ${messages.leftOut(entry, request, why)}`);
    output.write(`${[messages.leftOutOf(file, leftOut.length), ...lines].join('\n')}\n`);
  }
  return recording;
}

function recordingIn(file: string, contract: Contract, from: readonly URL[]): Recording {
  try {
    const addresses = from.map(({ href }) => href);
    return readHar(parse(file), nameOf(file), contract, addresses);
  } catch (error) {
    throw error instanceof Refusal ? new SetupError(`${file}: ${error.message}`) : error;
  }
}

function parse(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SetupError(messages.cannotRead(file, (error as Error).message), { cause: error });
  }
  try {
    return parseJson(text);
  } catch {
    throw new SetupError(`${file} ${messages.notJson}`);
  }
}

/** `Shop visit.har` becomes `shop-visit`. */
function nameOf(file: string): string {
  const words = basename(file, extname(file))
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['har'];
  return words.join('-').slice(0, 63);
}
