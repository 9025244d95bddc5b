/** Products and offers are numbered independently. */
export type ItemType = 'product' | 'offer';

/** Identifies an item. An offer is never the product with the same number. */
export interface ItemKey {
  type: ItemType;
  /** Id of the product or of the offer. */
  product: number;
}

/** One line of the cart as it is stored and ordered (specification, section 3). */
export interface CartLine extends ItemKey {
  /** Whole pieces, `QUANTITY_MIN` to `QUANTITY_MAX`. */
  quantity: number;
}

/** The maximum number of lines in a cart or order. */
export const CART_LINES_MAX = 100;

/** An item's key for lists and maps: `product:46`. */
export function itemId(item: ItemKey): string {
  return `${item.type}:${item.product}`;
}

/** Whether both are the same product or offer. */
export function isSameItem(a: ItemKey, b: ItemKey): boolean {
  return a.type === b.type && a.product === b.product;
}

/** The line of an item, if any. */
export function findLine<Line extends ItemKey>(lines: readonly Line[], item: ItemKey): Line | undefined {
  return lines.find((line) => isSameItem(line, item));
}

/** Whether the cart has the maximum number of lines. */
export function isCartFull(lines: readonly ItemKey[]): boolean {
  return lines.length >= CART_LINES_MAX;
}

/** The line without extra fields. */
export function plainLine({ product, quantity, type }: CartLine): CartLine {
  return { product, quantity, type };
}
