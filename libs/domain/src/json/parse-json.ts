/** Reads a JSON text that nobody vouches for. A damaged text is an outcome here, not an error. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/** A JSON object's own field; what comes by inheritance or from anything but an object is undefined. */
export function ownField(value: unknown, field: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
}
