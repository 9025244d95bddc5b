const frozenValues = new WeakSet<object>();

/**
 * Marks a list as the same for as long as the server runs, and freezes it to make that true. A server
 * needs to serialise and compress it only once.
 */
export function frozen<Value extends object>(value: Value): Value {
  deepFreeze(value);
  frozenValues.add(value);
  return value;
}

/** Whether {@link frozen} has marked it; a copy of it is not marked. */
export function isFrozen(value: unknown): value is object {
  return typeof value === 'object' && value !== null && frozenValues.has(value);
}

function deepFreeze(value: object): void {
  if (Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
}
