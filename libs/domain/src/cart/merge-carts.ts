import { CART_LINES_MAX, itemId, plainLine, type CartLine } from './cart-line.ts';
import { QUANTITY_MAX } from './quantity.ts';

/**
 * Merges two carts: the lines of the first in their order, then those of the second. Quantities of the same item are added,
 * up to 40; lines beyond `CART_LINES_MAX` are left out.
 */
export function mergeCarts(a: readonly CartLine[], b: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of [...a, ...b]) {
    const id = itemId(line);
    const present = merged.get(id);
    if (present) {
      present.quantity = Math.min(QUANTITY_MAX, present.quantity + line.quantity);
    } else if (merged.size < CART_LINES_MAX) {
      merged.set(id, plainLine(line));
    }
  }
  return [...merged.values()];
}
