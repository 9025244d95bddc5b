import { wait } from './wait.ts';

/** How often a piece comes, in milliseconds: often enough to look like a stream. */
const BEAT_MS = 50;

/** Bytes that arrive no faster than a slow line lets them. */
export function pace(bytes: Uint8Array, bytesPerSecond: number): ReadableStream<Uint8Array> {
  const piece = Math.max(1, Math.round((bytesPerSecond * BEAT_MS) / 1000));
  let start = 0;
  return new ReadableStream({
    async pull(controller) {
      if (start >= bytes.length) return controller.close();
      await wait(BEAT_MS);
      controller.enqueue(bytes.subarray(start, start + piece));
      start += piece;
    },
  });
}
