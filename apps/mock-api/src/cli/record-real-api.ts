import type { RecordingPlan } from './config.ts';
import { harEntryOf } from '@shop/mock-engine/recordings/har-entry';
import { HarFileError, openHarFile, type HarFile } from '@shop/mock-engine/recordings/har-file';
import { recordMessages as messages } from '@shop/mock-engine/recordings/real-api.messages';
import { realApiRule, type RealApi } from '@shop/mock-engine/recordings/real-api-rule';
import type { Rule } from '@shop/mock-engine/situations/rules';
import { shopContract } from '../definition/contract.ts';
import { SetupError } from './setup-error.ts';
import { showTally } from './show-tally.ts';

/**
 * Forwards calls to a real API and records its responses until the process ends; prints the progress.
 *
 * @throws SetupError when the file cannot be used for recording
 */
export function recordRealApi({ api, postal, har }: RecordingPlan, output = process.stderr): Rule {
  const tally = showTally(output);
  const counts = { responses: 0, violations: 0, failures: 0 };
  const show = () => tally.show(messages.tally(har, counts));
  const file = open(har, tally.say);

  process.on('exit', () => {
    file.close();
    tally.end();
  });
  const realApi: RealApi = {
    bases: { api, postal },
    main: api,
    record(seen) {
      counts.responses += 1;
      if (seen.violations.length > 0) counts.violations += 1;
      file.add(harEntryOf(seen, shopContract));
      show();
    },
    failed(detail) {
      counts.failures += 1;
      tally.say(detail);
      show();
    },
  };
  return realApiRule(realApi, shopContract);
}

function open(file: string, failed: (detail: string) => void): HarFile {
  try {
    return openHarFile(file, failed);
  } catch (error) {
    if (error instanceof HarFileError) throw new SetupError(error.message, { cause: error });
    throw error;
  }
}
