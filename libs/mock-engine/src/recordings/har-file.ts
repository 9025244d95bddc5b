import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

import { recordMessages as messages } from './real-api.messages.ts';

/** A HAR file that is appended to and always readable. */
export interface HarFile {
  /** Appends an entry within half a second. */
  add(entry: object): void;
  /** Writes pending entries and closes the file. */
  close(): void;
}

/** The file cannot be used for recording; the message gives the reason. */
export class HarFileError extends Error {
  override name = 'HarFileError';
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API of the shop","version":"1"},"entries":[\n';
const TAIL = ']}}\n';
const FLUSH_MS = 500;
const NEW_LINE = '\n'.charCodeAt(0);

/**
 * Creates a recording, or opens one to append to. Each entry is one line, and each write replaces only the end of the
 * JSON, so that a crash leaves complete lines and at most part of one, which {@link repairedHar} and the next opening
 * remove.
 *
 * @param failed called once, when a write fails
 * @throws HarFileError
 */
export function openHarFile(file: string, failed: (detail: string) => void): HarFile {
  const fd = open(file);
  let end = endOfEntries(fd);
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  replaceEnd(fd, end, TAIL);

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || isClosed) return;
    const lines = waiting.map((entry, index) => `${end === HEAD.length && index === 0 ? '' : ','}${entry}\n`).join('');
    waiting = [];
    try {
      replaceEnd(fd, end, lines + TAIL);
      end += Buffer.byteLength(lines);
    } catch (error) {
      isClosed = true;
      repairEnd(fd);
      failed(messages.stopped(file, (error as Error).message));
    }
  }

  return {
    add(entry) {
      waiting.push(JSON.stringify(entry));
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    close() {
      flush();
      isClosed = true;
      fsyncSync(fd);
      closeSync(fd);
    },
  };
}

/** Repairs an incomplete recording up to its last complete entry; other text is unchanged. */
export function repairedHar(text: string): string {
  if (!text.startsWith(HEAD) || text.endsWith(`\n${TAIL}`)) return text;
  return text.slice(0, text.lastIndexOf('\n') + 1) + TAIL;
}

function open(file: string): number {
  try {
    const fd = openSync(file, 'wx+');
    writeSync(fd, HEAD + TAIL);
    return fd;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') throw new HarFileError(messages.cannotWrite(file, message));
  }
  try {
    const fd = openSync(file, 'r+');
    if (textAt(fd, 0, HEAD.length) === HEAD) return fd;
    closeSync(fd);
  } catch (error) {
    throw new HarFileError(messages.cannotWrite(file, (error as Error).message));
  }
  throw new HarFileError(messages.foreign(file));
}

/** The offset after the last complete entry. */
function endOfEntries(fd: number): number {
  const { size } = fstatSync(fd);
  const tailStart = size - TAIL.length;
  if (textAt(fd, tailStart - 1, TAIL.length + 1) === `\n${TAIL}`) return tailStart;
  const step = 64 * 1024;
  for (let to = size; to > HEAD.length; to -= step) {
    const from = Math.max(0, to - step);
    const lineEnd = bytesAt(fd, from, to - from).lastIndexOf(NEW_LINE);
    if (lineEnd >= 0) return from + lineEnd + 1;
  }
  return HEAD.length;
}

/** Removes the old end first, so that a partial write stays repairable. */
function replaceEnd(fd: number, at: number, text: string): void {
  ftruncateSync(fd, at);
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
}

/** Drops the entry that was only partly written. */
function repairEnd(fd: number): void {
  try {
    replaceEnd(fd, endOfEntries(fd), TAIL);
  } catch {
    // The failed write is already reported.
  }
}

function bytesAt(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(fd, bytes, 0, length, position));
}

const textAt = (fd: number, position: number, length: number) => bytesAt(fd, position, length).toString();
