import { postalDirectoryMessages as messages } from './postal-directory/postal-directory.messages.ts';
import { readPostalDirectory } from './postal-directory/read-postal-directory.ts';
import type { PostalDirectory } from '../world/seed.ts';
import { showProgress } from './progress.ts';

/**
 * Reads India Post's directory and shows the progress.
 *
 * @throws SetupError when the file is not such a directory
 */
export async function loadPostalDirectory(file: string, output = process.stderr): Promise<PostalDirectory> {
  const progress = showProgress(messages.reading, output);
  const directory = await readPostalDirectory(file, (share, offices) => progress.show(share, messages.soFar(offices)));
  const { rows, first } = directory.leftOut;

  progress.end(messages.read(directory.offices, directory.pincodes));
  if (rows > 0) {
    const examples = first.map(({ line, why }) => `  ${messages.fault(file, line, why)}`);
    const more = rows > first.length ? [`  ${messages.more(rows - first.length)}`] : [];
    output.write(`${[messages.leftOut(rows), ...examples, ...more].join('\n')}\n`);
  }
  return directory;
}
