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
