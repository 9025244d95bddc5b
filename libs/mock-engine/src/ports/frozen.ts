const frozenValues = new WeakSet<object>();

/**
 * Freezes a list that stays the same while the server runs, so that a server serialises and compresses it only
 * once.
 */
export function frozen<Value extends object>(value: Value): Value {
  deepFreeze(value);
  frozenValues.add(value);
  return value;
}

/** Whether {@link frozen} marked it; copies are not marked. */
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
