import { isSameItem, type CartLine, type ItemKey } from './cart-line.ts';

/** The cart without that item; all other lines keep their place. */
export function removeLine(lines: readonly CartLine[], item: ItemKey): CartLine[] {
  return lines.filter((line) => !isSameItem(line, item));
}
