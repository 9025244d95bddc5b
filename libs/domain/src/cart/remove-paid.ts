import { isSameItem, type CartLine } from './cart-line.ts';

/**
 * Removes paid pieces from the cart. A line that has grown since keeps the difference.
 */
export function removePaid(lines: readonly CartLine[], paid: CartLine): CartLine[] {
  return lines.flatMap((line) => {
    if (!isSameItem(line, paid)) return [line];
    const quantity = line.quantity - paid.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
