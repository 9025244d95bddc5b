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

/** Minimum and maximum pieces of a line (specification, sections 5 and 9). */
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 40;

/** Whether it is a whole number from {@link QUANTITY_MIN} to {@link QUANTITY_MAX}. */
export function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= QUANTITY_MIN && (value as number) <= QUANTITY_MAX;
}

/** Reads a typed quantity: a whole number from 1 to 40 in plain digits. Anything else, such as `1.5` or `1e1`, is none. */
export function parseQuantity(text: string): number | undefined {
  const entry = text.trim();
  const quantity = /^[0-9]+$/.test(entry) ? Number(entry) : NaN;
  return isQuantity(quantity) ? quantity : undefined;
}

/** The quantity nearest to a text: 40 of `45`; 1 of what is no number. */
export const nearestQuantity = (text: string): number =>
  Math.trunc(Math.min(Math.max(Number(text), QUANTITY_MIN), QUANTITY_MAX)) || QUANTITY_MIN;

/** Whether the quantity input accepts the text: a valid quantity, or empty while typing. */
export function isQuantityEntry(text: string): boolean {
  return text.trim() === '' || parseQuantity(text) !== undefined;
}

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

/**
 * Adds or takes away a piece of an item (specification, section 5).
 *
 * @returns the same list where that is beyond the limits, or the item is not in the cart
 */
export function changeQuantity<Lines extends readonly CartLine[]>(
  lines: Lines,
  item: ItemKey,
  by: 1 | -1,
): Lines | CartLine[] {
  const changed = findLine(lines, item);
  if (!changed || !isQuantity(changed.quantity + by)) return lines;
  return lines.map((line) => (line === changed ? { ...line, quantity: line.quantity + by } : line));
}

/** Removes an item from the cart. */
export function removeLine(lines: readonly CartLine[], item: ItemKey): CartLine[] {
  return lines.filter((line) => !isSameItem(line, item));
}

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
