/** Parses untrusted JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object's own field; undefined for inherited fields and other values. */
export function ownField(value: unknown, field: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
}
