import { findLine, isSameItem, type CartLine, type ItemKey } from './cart-line.ts';
import { QUANTITY_MAX, QUANTITY_MIN } from './quantity.ts';

export type QuantityChange<Refusal extends string> =
  | { ok: true; lines: CartLine[] }
  | { ok: false; reason: Refusal | 'not-in-cart' };

/** Adds one piece; refused as `at-maximum` at 40 (specification, section 5). */
export function increaseQuantity(lines: readonly CartLine[], item: ItemKey): QuantityChange<'at-maximum'> {
  const line = findLine(lines, item);
  if (!line) {
    return { ok: false, reason: 'not-in-cart' };
  }
  if (line.quantity >= QUANTITY_MAX) {
    return { ok: false, reason: 'at-maximum' };
  }
  return { ok: true, lines: withQuantity(lines, item, line.quantity + 1) };
}

/** Removes one piece; refused as `at-minimum` at 1 (specification, section 5). */
export function decreaseQuantity(lines: readonly CartLine[], item: ItemKey): QuantityChange<'at-minimum'> {
  const line = findLine(lines, item);
  if (!line) {
    return { ok: false, reason: 'not-in-cart' };
  }
  if (line.quantity <= QUANTITY_MIN) {
    return { ok: false, reason: 'at-minimum' };
  }
  return { ok: true, lines: withQuantity(lines, item, line.quantity - 1) };
}

function withQuantity(lines: readonly CartLine[], item: ItemKey, quantity: number): CartLine[] {
  return lines.map((line) => (isSameItem(line, item) ? { ...line, quantity } : line));
}
