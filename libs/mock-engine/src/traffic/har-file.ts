import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

import { recordMessages as messages } from './real-api.messages.ts';

/** A HAR file that grows while a real API is recorded. */
export type HarFile = ReturnType<typeof openHarFile>;

/** The file cannot be used for recording; the message gives the reason. */
export class HarFileError extends Error {
  override name = 'HarFileError';
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API","version":"1"},"entries":[\n';
const TAIL = ']}}\n';
const WRITE_MS = 1_000;
const OWNER_ONLY = 0o600;

/** Of this process. */
const locks = new Set<string>();

/**
 * Creates a recording, or opens one to append to. Each write replaces the closing text, so that the file is complete and
 * a crash loses at most the last second. What a crash during a write leaves is cut off when the file is opened again.
 *
 * @param failed called once, when a write fails
 * @throws HarFileError also when another process records to the file
 */
export function openHarFile(file: string, failed: (detail: string) => void) {
  const opened = open(file);
  let { end } = opened;
  const pending: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      const separator = end > HEAD.length ? ',' : '';
      end = append(file, end, separator + pending.splice(0).join(','));
    } catch (error) {
      hasFailed = true;
      failed(messages.stopped(file, (error as Error).message));
    }
  }

  return {
    /** Adds an entry, which is in the file within a second. */
    add(entry: object): void {
      if (hasFailed) return;
      pending.push(`${JSON.stringify(entry)}\n`);
      timer ??= setTimeout(flush, WRITE_MS).unref();
    },
    /** Writes pending entries and lets others record to the file. */
    close(): void {
      if (timer) flush();
      opened.unlock();
    },
  };
}

function open(file: string): { end: number; unlock: () => void } {
  const lockFile = `${file}.lock`;
  const unlock = () => {
    locks.delete(lockFile);
    rmSync(lockFile, { force: true });
  };
  let isLocked = false;
  try {
    lock(file, lockFile);
    isLocked = true;
    if (!existsSync(file)) writeFileSync(file, HEAD + TAIL, { mode: OWNER_ONLY });
    const bytes = readFileSync(file);
    if (bytes.indexOf(HEAD) !== 0) throw new HarFileError(messages.foreign(file));
    // The last line is the closing text, or what a killed recorder wrote by half.
    return { end: append(file, bytes.lastIndexOf('\n', -2) + 1, ''), unlock };
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

/** Overwrites the closing text; when that fails, the file stays as it was. @returns where the closing text begins */
function append(file: string, end: number, text: string): number {
  const descriptor = openSync(file, 'r+');
  const replace = (bytes: Buffer): number => {
    let done = 0;
    while (done < bytes.length) done += writeSync(descriptor, bytes, done, bytes.length - done, end + done);
    ftruncateSync(descriptor, end + done);
    return end + done - TAIL.length;
  };
  try {
    return replace(Buffer.from(text + TAIL));
  } catch (error) {
    replace(Buffer.from(TAIL));
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
