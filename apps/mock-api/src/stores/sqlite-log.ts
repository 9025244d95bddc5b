import { existsSync, readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** What the header's checksum, and the first part of a frame's, is made of. */
const CHECKED_HEADER_BYTES = 24;
const CHECKED_FRAME_BYTES = 8;

/**
 * Whether SQLite's log (`FILE-wal`) is damaged. SQLite reads it up to the first wrong frame and leaves the rest out without
 * a word, since a power cut may break the last commit off. Two commits behind a wrong frame are no such end: the first of
 * them had been on the disk when the second began (https://sqlite.org/fileformat2.html#walformat).
 */
export function isLogDamaged(file: string): boolean {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  if (bytes.length <= HEADER_BYTES) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const isLittleEndian = view.getUint32(0) % 2 === 0;

  let [one, other] = [0, 0];
  const add = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 8) {
      one = (one + view.getUint32(at, isLittleEndian) + other) >>> 0;
      other = (other + view.getUint32(at + 4, isLittleEndian) + one) >>> 0;
    }
  };
  const isSum = (at: number) => view.getUint32(at) === one && view.getUint32(at + 4) === other;

  add(0, CHECKED_HEADER_BYTES);
  if (!isSum(CHECKED_HEADER_BYTES)) return true;
  const frameBytes = FRAME_HEADER_BYTES + view.getUint32(8);
  const salt = view.getBigUint64(16);
  let isWhole = true;
  let commitsBehind = 0;
  for (let frame = HEADER_BYTES; frame + frameBytes <= bytes.length; frame += frameBytes) {
    // Frames of an earlier turn of the log have another salt.
    const isOfThisTurn = view.getBigUint64(frame + 8) === salt;
    if (isWhole) {
      add(frame, CHECKED_FRAME_BYTES);
      add(frame + FRAME_HEADER_BYTES, frameBytes - FRAME_HEADER_BYTES);
      isWhole = isOfThisTurn && isSum(frame + 16);
    }
    const isCommit = view.getUint32(frame + 4) !== 0;
    if (!isWhole && isOfThisTurn && isCommit) commitsBehind += 1;
  }
  return commitsBehind > 1;
}
