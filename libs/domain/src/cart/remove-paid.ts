import { isSameItem, type CartLine } from './cart-line.ts';

/**
 * The cart without the pieces that were paid for. A line of which the shopper has more by now keeps the difference; all
 * other lines keep their place.
 */
export function removePaid(lines: readonly CartLine[], paid: CartLine): CartLine[] {
  return lines.flatMap((line) => {
    if (!isSameItem(line, paid)) return [line];
    const quantity = line.quantity - paid.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
