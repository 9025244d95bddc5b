const unchangingValues = new WeakSet<object>();

/**
 * Marks a list as the same for as long as the server runs, and freezes it to make that true. Whoever answers with it
 * needs to serialise and compress it only once.
 */
export function unchanging<Value extends object>(value: Value): Value {
  deepFreeze(value);
  unchangingValues.add(value);
  return value;
}

/** Whether {@link unchanging} has marked it; a copy of it is not marked. */
export function isUnchanging(value: unknown): value is object {
  return typeof value === 'object' && value !== null && unchangingValues.has(value);
}

function deepFreeze(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
}
