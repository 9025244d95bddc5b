/** Limits `work` to `limit` concurrent calls; the others wait in order. */
export function limitConcurrency<Args extends unknown[], Result>(
  limit: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (...args) => {
    // A finished call passes its slot on directly, so that a new call cannot take it.
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
