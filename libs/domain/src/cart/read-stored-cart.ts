import { ownField, parseJson } from '../json/parse-json.ts';
import { CART_LINES_MAX, itemId, plainLine, type CartLine } from './cart-line.ts';
import { isQuantity } from './quantity.ts';

export interface StoredCart {
  /** Valid lines: every item once, quantities 1 to 40, at most `CART_LINES_MAX` lines. */
  lines: CartLine[];
  /** Whether the stored text differed, so that it can be backed up before it is overwritten. */
  damaged: boolean;
}

/**
 * Reads the cart from browser storage, which is not trusted.
 *
 * Keeps valid lines, the first of each item, and drops the others. Never throws.
 *
 * @param text the value under the storage key `cart`; null when there is none
 */
export function readStoredCart(text: string | null): StoredCart {
  if (text === null) {
    return { lines: [], damaged: false };
  }
  const stored = parseJson(text);
  return stored.ok ? readCartLines(stored.value) : { lines: [], damaged: true };
}

/** The same for lines inside another stored value. */
export function readCartLines(stored: unknown): StoredCart {
  if (!Array.isArray(stored)) {
    return { lines: [], damaged: true };
  }
  const items = new Map<string, CartLine>();
  for (const line of stored.filter(isCartLine)) {
    if (!items.has(itemId(line)) && items.size < CART_LINES_MAX) items.set(itemId(line), plainLine(line));
  }
  const lines = [...items.values()];
  return { lines, damaged: lines.length !== stored.length };
}

function isCartLine(entry: unknown): entry is CartLine {
  const product = ownField(entry, 'product');
  const type = ownField(entry, 'type');
  return (
    Number.isSafeInteger(product) &&
    (product as number) >= 1 &&
    isQuantity(ownField(entry, 'quantity')) &&
    (type === 'product' || type === 'offer')
  );
}
