import { findLine, isCartFull, plainLine, type CartLine } from './cart-line.ts';

/**
 * Puts a line at the end of the cart (specification, section 4).
 *
 * An item is added once; from then on its quantity changes in the cart. So where the item is there already, and where the
 * cart is full (`isCartFull`), the very same list comes back.
 */
export function addLine<Lines extends readonly CartLine[]>(lines: Lines, line: CartLine): Lines | CartLine[] {
  if (findLine(lines, line) || isCartFull(lines)) {
    return lines;
  }
  return [...lines, plainLine(line)];
}
