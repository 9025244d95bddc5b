import type { Contract } from '@shop/mock-engine/contract/contract';
import { harEntryOf } from '@shop/mock-engine/recordings/har-entry';
import { openHarFile } from '@shop/mock-engine/recordings/har-file';
import { realApiRule } from '@shop/mock-engine/recordings/real-api-rule';
import { recordMessages as messages } from '@shop/mock-engine/recordings/real-api.messages';
import type { Rule } from '@shop/mock-engine/situations/fault-effect';
import type { RecordingPlan } from './config.ts';

/** Interval of the progress. */
const PROGRESS_MS = 10_000;

/**
 * Forwards calls to a real API and records its responses until the process ends; prints the progress.
 *
 * @throws HarFileError when the file cannot be used for recording
 */
export function recordRealApi({ api, postal, har }: RecordingPlan, contract: Contract, output = process.stderr): Rule {
  const counts = { responses: 0, violations: 0, failures: 0 };
  let [progress, failure] = ['', ''];
  function printProgress(): void {
    const now = messages.tally(har, counts);
    if (now !== progress) output.write(`${now}\n`);
    progress = now;
  }
  /** A repeated failure is printed once. */
  function printFailure(detail: string): void {
    if (detail !== failure) output.write(`${detail}\n`);
    failure = detail;
  }

  const file = openHarFile(har, printFailure);
  setInterval(printProgress, PROGRESS_MS).unref();
  process.on('exit', () => {
    file.close();
    printProgress();
  });
  return realApiRule(
    {
      bases: { api, postal },
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
    },
    contract,
  );
}
