import type { RecordingPlan } from '../config.ts';
import { harEntryOf } from '../recordings/har-entry.ts';
import { HarFileError, openHarFile, type HarFile } from '../recordings/har-file.ts';
import { recordMessages as messages } from '../recordings/real-api.messages.ts';
import { realApiRule } from '../recordings/real-api-rule.ts';
import type { Rule } from '../situations/rule.ts';
import { SetupError } from './setup-error.ts';
import { showTally } from './show-tally.ts';

/**
 * Lets a real API answer and records what it says, until the process ends; says how far it has come.
 *
 * @throws SetupError when the file cannot be recorded into
 */
export function recordTraffic({ api, postal, har }: RecordingPlan, output = process.stderr): Rule {
  const tally = showTally(output);
  const counts = { answers: 0, violations: 0, failures: 0 };
  const show = () => tally.show(messages.tally(har, counts));
  const file = open(har, tally.say);

  process.on('exit', () => {
    file.close();
    tally.end();
  });
  return realApiRule({
    api,
    postal,
    record(seen) {
      counts.answers += 1;
      if (seen.violations.length > 0) counts.violations += 1;
      file.add(harEntryOf(seen));
      show();
    },
    failed(detail) {
      counts.failures += 1;
      tally.say(detail);
      show();
    },
  });
}

function open(file: string, failed: (detail: string) => void): HarFile {
  try {
    return openHarFile(file, failed);
  } catch (error) {
    if (error instanceof HarFileError) throw new SetupError(error.message, { cause: error });
    throw error;
  }
}
