import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const flush = promisify(fdatasync);

/** A data file's write-ahead log, where every commit goes first. */
export interface WriteAheadLog {
  /** Resolves when every commit before the call is on the disk. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Brings commits to the disk without holding up the server: SQLite itself would wait for it within the commit, and every
 * request with it.
 */
export function openWriteAheadLog(dataFile: string): WriteAheadLog {
  let descriptor: number | undefined;
  let underWay = 0;
  let isClosed = false;

  function closeWhenIdle(): void {
    if (!isClosed || underWay > 0 || descriptor === undefined) return;
    closeSync(descriptor);
    descriptor = undefined;
  }

  return {
    async sync() {
      // SQLite makes the file at the first commit, and brings everything to the data file when it is closed.
      if (isClosed && descriptor === undefined) return;
      underWay += 1;
      try {
        await flush((descriptor ??= openSync(`${dataFile}-wal`, 'r+')));
      } finally {
        underWay -= 1;
        closeWhenIdle();
      }
    },
    close() {
      isClosed = true;
      closeWhenIdle();
    },
  };
}
