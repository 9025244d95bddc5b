import { wait } from './wait.ts';

/** Interval between chunks in milliseconds, short enough to look like a stream. */
const CHUNK_INTERVAL_MS = 50;

/** Yields the bytes at no more than the given rate. */
export async function* throttle(
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
  bytesPerSecond: number,
): AsyncGenerator<Uint8Array> {
  const size = Math.max(1, Math.round((bytesPerSecond * CHUNK_INTERVAL_MS) / 1000));
  for await (const part of bytes instanceof Uint8Array ? [bytes] : bytes) {
    for (let start = 0; start < part.length; start += size) {
      await wait(CHUNK_INTERVAL_MS);
      yield part.subarray(start, start + size);
    }
  }
}
