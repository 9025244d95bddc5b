/** Minimum and maximum pieces of a line (specification, sections 5 and 9). */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 40;

export type QuantityReading = { ok: true; quantity: number } | { ok: false; reason: 'empty' | 'out-of-range' };

/** Whether it is a whole number from {@link QUANTITY_MIN} to {@link QUANTITY_MAX}. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= QUANTITY_MIN && (value as number) <= QUANTITY_MAX;
}

/**
 * Reads a typed quantity: a whole number from 1 to 40 in plain digits. Anything else, such as `1.5` or `1e1`, is out of
 * range; `empty` has its own message (specification, section 5).
 */
export function parseQuantity(text: string): QuantityReading {
  const entry = text.trim();
  if (entry === '') {
    return { ok: false, reason: 'empty' };
  }
  const quantity = /^[0-9]+$/.test(entry) ? Number(entry) : NaN;
  return isQuantity(quantity) ? { ok: true, quantity } : { ok: false, reason: 'out-of-range' };
}

/** Whether the quantity input accepts the text: a valid quantity, or empty while typing. */
export function isQuantityEntry(text: string): boolean {
  const reading = parseQuantity(text);
  return reading.ok || reading.reason === 'empty';
}
