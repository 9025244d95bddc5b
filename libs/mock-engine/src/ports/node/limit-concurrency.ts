/** The same work, with at most `limit` of it running at once; the rest waits in order. */
export function limitConcurrency<Args extends unknown[], Result>(
  limit: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (...args) => {
    // A place is handed over directly, so that a newcomer cannot slip in between.
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
