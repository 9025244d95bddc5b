import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

import { recordMessages as messages } from './real-api.messages.ts';

/** A HAR that grows at its end, and can be read at any time. */
export interface HarFile {
  /** Is in the file half a second later at most. */
  add(entry: object): void;
  /** Writes what is waiting, and ends. */
  close(): void;
}

/** The file cannot be recorded into; the message says why. */
export class HarFileError extends Error {
  override name = 'HarFileError';
}

const HEAD = '{"log":{"version":"1.2","creator":{"name":"Mock API of the shop","version":"1"},"entries":[\n';
const TAIL = ']}}\n';
const FLUSH_MS = 500;
const NEW_LINE = '\n'.charCodeAt(0);

/**
 * Opens a recording, one that is there already to go on with it. Each entry is a line of its own, and what is written is
 * always `entries, end` at the place of the old end: nothing is ever written again. A process that is killed in the
 * middle leaves whole lines and at most a part of one, which {@link mendedHar} and the next opening cut off.
 *
 * @param failed told once, when the file cannot be written on
 * @throws HarFileError
 */
export function openHarFile(file: string, failed: (detail: string) => void): HarFile {
  const fd = open(file);
  let end = endOfEntries(fd);
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  replaceEnd(fd, end, TAIL);

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0 || isOver) return;
    const lines = waiting.map((entry, index) => `${end === HEAD.length && index === 0 ? '' : ','}${entry}\n`).join('');
    waiting = [];
    try {
      replaceEnd(fd, end, lines + TAIL);
      end += Buffer.byteLength(lines);
    } catch (error) {
      isOver = true;
      mendEnd(fd);
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
      isOver = true;
      fsyncSync(fd);
      closeSync(fd);
    },
  };
}

/** The text of a recording that was broken off, up to its last whole entry; any other text as it is. */
export function mendedHar(text: string): string {
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

/** Where the last whole entry ends. */
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

/** The old end goes first, so that a half-written text is a beginning of the whole one and nothing else. */
function replaceEnd(fd: number, at: number, text: string): void {
  ftruncateSync(fd, at);
  const bytes = Buffer.from(text);
  for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
}

/** Gives up the entry that did not fit whole; where the disk itself is gone, readers mend the file. */
function mendEnd(fd: number): void {
  try {
    replaceEnd(fd, endOfEntries(fd), TAIL);
  } catch {
    // Said already, in better words.
  }
}

function bytesAt(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(fd, bytes, 0, length, position));
}

const textAt = (fd: number, position: number, length: number) => bytesAt(fd, position, length).toString();
