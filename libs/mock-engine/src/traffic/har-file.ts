import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { harEntriesOf } from './har.ts';
import { recordMessages as messages } from './real-api.messages.ts';

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API","version":"1"},"entries":[\n';
const TAIL = '\n]}}\n';
const WRITE_MS = 1_000;
const OWNER_ONLY = 0o600;

/**
 * Creates a recording, or opens a HAR to append to. It is written as a whole and renamed, so that the file is complete and
 * a crash loses at most the last second.
 *
 * @param failed called when a write fails; the next entry is another try
 * @throws Error when the file cannot be written, or is no HAR
 */
export function openHarFile(file: string, failed: (detail: string) => void) {
  const earlier = existsSync(file) ? harEntriesOf(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const entries = earlier.map((entry) => JSON.stringify(entry));
  write(file, entries);
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      write(file, entries);
    } catch (error) {
      failed(messages.notWritten(file, (error as Error).message));
    }
  }

  return {
    /** Adds an entry, which is in the file within a second. */
    add(entry: object): void {
      entries.push(JSON.stringify(entry));
      timer ??= setTimeout(flush, WRITE_MS).unref();
    },
    /** Writes pending entries. */
    close(): void {
      if (timer) flush();
    },
  };
}

function write(file: string, entries: readonly string[]): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, HEAD + entries.join(',\n') + TAIL, { mode: OWNER_ONLY });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
