import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a piece comes, in milliseconds: often enough to look like a stream. */
const BEAT_MS = 50;

/** Bytes that arrive no faster than a slow line lets them. */
export function pace(bytes: Uint8Array, bytesPerSecond: number): Readable {
  const piece = Math.max(1, Math.round((bytesPerSecond * BEAT_MS) / 1000));
  return Readable.from(pieces());

  async function* pieces() {
    for (let start = 0; start < bytes.length; start += piece) {
      await wait(BEAT_MS);
      yield bytes.subarray(start, start + piece);
    }
  }
}
