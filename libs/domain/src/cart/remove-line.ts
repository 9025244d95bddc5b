import { isSameItem, type CartLine, type ItemKey } from './cart-line.ts';

/** Removes an item from the cart. */
export function removeLine(lines: readonly CartLine[], item: ItemKey): CartLine[] {
  return lines.filter((line) => !isSameItem(line, item));
}
