import { wait } from './wait.ts';

/** How often a piece comes, in milliseconds: often enough to look like a stream. */
const BEAT_MS = 50;

/** Bytes that arrive no faster than a slow connection lets them. */
export async function* throttle(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  bytesPerSecond: number,
): AsyncGenerator<Uint8Array> {
  const size = Math.max(1, Math.round((bytesPerSecond * BEAT_MS) / 1000));
  for await (const part of bytes instanceof Uint8Array ? [bytes] : bytes) {
    for (let start = 0; start < part.length; start += size) {
      await wait(BEAT_MS);
      yield part.subarray(start, start + size);
    }
  }
}
