/** A line is either a product of the catalogue or an offer; the two number their items independently. */
export type ItemType = 'product' | 'offer';

/** What a cart line is about. An offer never counts as the product with its number. */
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

/** The most lines one cart, and so one order, can have. */
export const CART_LINES_MAX = 100;

/** A text that tells items apart, for keys of lists and maps: `product:46`. */
export function itemId(item: ItemKey): string {
  return `${item.type}:${item.product}`;
}

/** Whether both are the same product, or the same offer. */
export function isSameItem(a: ItemKey, b: ItemKey): boolean {
  return a.type === b.type && a.product === b.product;
}

/** The line of an item; undefined when the item is in none. */
export function findLine<Line extends ItemKey>(lines: readonly Line[], item: ItemKey): Line | undefined {
  return lines.find((line) => isSameItem(line, item));
}

/** Whether no further item fits into the cart; pieces of those that are in it still do. */
export function isCartFull(lines: readonly ItemKey[]): boolean {
  return lines.length >= CART_LINES_MAX;
}

/** The line with its stored fields only, whatever else the object at hand carries. */
export function plainLine({ product, quantity, type }: CartLine): CartLine {
  return { product, quantity, type };
}
