import {
  closeSync,
  existsSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const flush = promisify(fdatasync);

/**
 * The file grows by so much at a time, and is written from its beginning in every era: a disk takes longer to make room
 * than to write.
 */
const STEP_BYTES = 256 * 1024;
const LINE_END = '\n';

/**
 * A file of entries, one behind the other. Each begins with the era it belongs to, so that what an earlier era left
 * behind the last one is known for what it is.
 */
export interface Journal {
  /** Of this era's entries, in bytes. */
  readonly length: number;
  /** This era's, oldest first. */
  entries(): unknown[];
  /** @throws when it cannot be written; the journal then is as if nobody had tried */
  append(entry: unknown): void;
  /** Resolves when every entry appended before the call is on the disk; the server goes on meanwhile. */
  sync(): Promise<void>;
  /** @param era a word that never was one before */
  beginEra(era: string): void;
  /** Without `remove` the file stays for whoever opens it next. */
  close(options?: { remove: boolean }): void;
}

/**
 * An entry that a crash cut off is none: nobody was answered with it.
 *
 * @throws Error when an entry is damaged that is not the last one
 */
export function openJournal(file: string, firstEra: string): Journal {
  const isNew = !existsSync(file);
  const descriptor = openSync(file, isNew ? 'w+' : 'r+');
  if (isNew) syncFolder(dirname(file));

  let era = firstEra;
  let { size } = fstatSync(descriptor);
  let length = 0;
  let underWay = 0;
  let isClosed = false;
  try {
    length = lengthOfEntries(readFileSync(file), era);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }

  function write(bytes: Uint8Array, position: number): void {
    for (let done = 0; done < bytes.length;)
      done += writeSync(descriptor, bytes, done, bytes.length - done, position + done);
  }

  function closeWhenIdle(): void {
    if (isClosed && underWay === 0) closeSync(descriptor);
  }

  return {
    get length() {
      return length;
    },
    entries: () =>
      readFileSync(file)
        .subarray(0, length)
        .toString()
        .split(LINE_END)
        .slice(0, -1)
        .map((line) => readEntry(line, era)),
    append(entry) {
      const bytes = Buffer.from(`${era} ${JSON.stringify(entry)}${LINE_END}`);
      for (; size < length + bytes.length; size += STEP_BYTES) write(new Uint8Array(STEP_BYTES), size);
      write(bytes, length);
      length += bytes.length;
    },
    async sync() {
      if (isClosed) return;
      underWay += 1;
      try {
        await flush(descriptor);
      } finally {
        underWay -= 1;
        closeWhenIdle();
      }
    },
    beginEra(next) {
      era = next;
      length = 0;
    },
    close({ remove } = { remove: false }) {
      if (isClosed) return;
      isClosed = true;
      if (remove) rmSync(file, { force: true });
      closeWhenIdle();
    },
  };
}

function lengthOfEntries(bytes: Buffer, era: string): number {
  let length = 0;
  for (;;) {
    const end = bytes.indexOf(LINE_END, length);
    if (end < 0 || readEntry(bytes.toString('utf8', length, end), era) === undefined) break;
    length = end + LINE_END.length;
  }
  if (bytes.includes(`${LINE_END}${era} `, length)) throw new Error('The journal is damaged.');
  return length;
}

function readEntry(line: string, era: string): unknown {
  if (!line.startsWith(`${era} `)) return undefined;
  try {
    return JSON.parse(line.slice(era.length + 1)) as unknown;
  } catch {
    return undefined;
  }
}

/** A new file is there for good when its folder is on the disk. Windows knows no such thing. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
