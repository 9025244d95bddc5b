import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { recordMessages as messages } from './real-api.messages.ts';

/** A HAR file that grows while a real API is recorded. */
export type HarFile = ReturnType<typeof openHarFile>;

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API","version":"1"},"entries":[\n';
const TAIL = ']}}\n';
const WRITE_MS = 1_000;
const OWNER_ONLY = 0o600;

/**
 * Creates a recording, or opens one to append to. It is written as a whole and renamed, so that the file is complete and
 * a crash loses at most the last second.
 *
 * @param failed called once, when a write fails
 * @throws Error when the file cannot be written, or is no recording of this server
 */
export function openHarFile(file: string, failed: (detail: string) => void) {
  const entries = existsSync(file) ? entriesIn(file) : [];
  write(file, entries);
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      write(file, entries);
    } catch (error) {
      hasFailed = true;
      failed(messages.stopped(file, (error as Error).message));
    }
  }

  return {
    /** Adds an entry, which is in the file within a second. */
    add(entry: object): void {
      if (hasFailed) return;
      entries.push(`${JSON.stringify(entry)}\n`);
      timer ??= setTimeout(flush, WRITE_MS).unref();
    },
    /** Writes pending entries. */
    close(): void {
      if (timer) flush();
    },
  };
}

function entriesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(HEAD) || !text.endsWith(TAIL)) throw new Error(messages.foreign);
  const written = text.slice(HEAD.length, -TAIL.length);
  return written === '' ? [] : [written];
}

function write(file: string, entries: readonly string[]): void {
  const part = `${file}.part`;
  try {
    writeFileSync(part, HEAD + entries.join(',') + TAIL, { mode: OWNER_ONLY });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}
