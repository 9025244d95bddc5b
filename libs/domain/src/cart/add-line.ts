import { findLine, isCartFull, plainLine, type CartLine } from './cart-line.ts';

/**
 * Adds a line at the end of the cart (specification, section 4).
 *
 * @returns the same list when the item is already in the cart, or the cart is full (`isCartFull`)
 */
export function addLine<Lines extends readonly CartLine[]>(lines: Lines, line: CartLine): Lines | CartLine[] {
  if (findLine(lines, line) || isCartFull(lines)) {
    return lines;
  }
  return [...lines, plainLine(line)];
}
