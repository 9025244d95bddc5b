import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { recordMessages as messages } from './real-api.messages.ts';

/** A HAR file that grows while a real API is recorded. */
export type HarFile = ReturnType<typeof openHarFile>;

/** The file cannot be used for recording; the message gives the reason. */
export class HarFileError extends Error {
  override name = 'HarFileError';
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API of the shop","version":"1"},"entries":[\n';
const TAIL = ']}}\n';
const WRITE_MS = 1_000;

/** Of this process. */
const locks = new Set<string>();

/**
 * Creates a recording, or opens one to append to. Each write replaces the whole file, so that it is complete at any
 * time and a crash loses at most the last second.
 *
 * @param failed called once, when a write fails
 * @throws HarFileError also when another process records to the file
 */
export function openHarFile(file: string, failed: (detail: string) => void) {
  const { entries, unlock } = open(file);
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
      entries.push(JSON.stringify(entry));
      timer ??= setTimeout(flush, WRITE_MS).unref();
    },
    /** Writes pending entries and lets others record to the file. */
    close(): void {
      if (timer) flush();
      unlock();
    },
  };
}

function open(file: string): { entries: string[]; unlock: () => void } {
  const lockFile = `${file}.lock`;
  const unlock = () => {
    locks.delete(lockFile);
    rmSync(lockFile, { force: true });
  };
  let isLocked = false;
  try {
    lock(file, lockFile);
    isLocked = true;
    const entries = entriesIn(file);
    write(file, entries);
    return { entries, unlock };
  } catch (error) {
    if (isLocked) unlock();
    throw error instanceof HarFileError
      ? error
      : new HarFileError(messages.cannotWrite(file, (error as Error).message));
  }
}

/** Keeps other recorders off the file; the lock of a process that was killed does not count. */
function lock(file: string, lockFile: string): void {
  if (existsSync(lockFile)) {
    const owner = Number(readFileSync(lockFile, 'utf8'));
    // After a restart in a container, this process may have the number of the one that was killed.
    const isOwn = owner === process.pid && !locks.has(lockFile);
    if (!isOwn && isRunning(owner)) throw new HarFileError(messages.locked(file, owner, lockFile));
    rmSync(lockFile);
  }
  writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
  locks.add(lockFile);
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function entriesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (!text.startsWith(HEAD) || !text.endsWith(TAIL)) throw new HarFileError(messages.foreign(file));
  const { log } = JSON.parse(text) as { log: { entries: object[] } };
  return log.entries.map((entry) => JSON.stringify(entry));
}

/** Replaces the file in one step. */
function write(file: string, entries: readonly string[]): void {
  const next = `${file}.new`;
  try {
    writeFileSync(next, HEAD + entries.map((entry) => `${entry}\n`).join(',') + TAIL);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}
