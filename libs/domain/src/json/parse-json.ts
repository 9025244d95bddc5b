/** Parses untrusted JSON without throwing. */
export function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

/** An object's own field; undefined for inherited fields and other values. */
export function ownField(value: unknown, field: string): unknown {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.hasOwn(value, field) ? (value as Record<string, unknown>)[field] : undefined;
}
