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

/** Resolves after `ms` milliseconds, or when the signal is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal?.aborted) return Promise.resolve();
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    resolve();
  };
  const timer = setTimeout(end, ms);
  signal?.addEventListener('abort', end);
  return promise;
}
