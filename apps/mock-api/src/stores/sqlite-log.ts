import { existsSync, readFileSync } from 'node:fs';

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
/** Bytes covered by the checksums of the header and of a frame. */
const CHECKED_HEADER_BYTES = 24;
const CHECKED_FRAME_BYTES = 8;

/**
 * Whether SQLite's log (`FILE-wal`) is damaged. SQLite silently ignores everything after a wrong frame, because a power
 * failure can leave an incomplete last commit. Two commits after a wrong frame mean damage instead: the first was
 * on disk before the second began (https://sqlite.org/fileformat2.html#walformat).
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
  const matchesSum = (at: number) => view.getUint32(at) === one && view.getUint32(at + 4) === other;

  add(0, CHECKED_HEADER_BYTES);
  if (!matchesSum(CHECKED_HEADER_BYTES)) return true;
  const frameBytes = FRAME_HEADER_BYTES + view.getUint32(8);
  const salt = view.getBigUint64(16);
  let isValid = true;
  let laterCommits = 0;
  for (let frame = HEADER_BYTES; frame + frameBytes <= bytes.length; frame += frameBytes) {
    // Frames from before the log was restarted have another salt.
    const isCurrent = view.getBigUint64(frame + 8) === salt;
    if (isValid) {
      add(frame, CHECKED_FRAME_BYTES);
      add(frame + FRAME_HEADER_BYTES, frameBytes - FRAME_HEADER_BYTES);
      isValid = isCurrent && matchesSum(frame + 16);
    }
    const isCommit = view.getUint32(frame + 4) !== 0;
    if (!isValid && isCurrent && isCommit) laterCommits += 1;
  }
  return laterCommits > 1;
}
