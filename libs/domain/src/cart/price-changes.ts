import type { PricedLine } from './price-lines.ts';

/** A line whose unit price or availability changed. */
export interface PriceChange<Product, Offer> {
  before: PricedLine<Product, Offer>;
  after: PricedLine<Product, Offer>;
}

/**
 * The changes between two pricings of the same lines, in their order.
 *
 * @param before the lines as shown to the shopper
 * @param after the same lines with a newer catalogue
 */
export function priceChanges<Product, Offer>(
  before: readonly PricedLine<Product, Offer>[],
  after: readonly PricedLine<Product, Offer>[],
): PriceChange<Product, Offer>[] {
  return before.flatMap((line, index) => {
    const now = after[index];
    return now && unitPriceOf(line) !== unitPriceOf(now) ? [{ before: line, after: now }] : [];
  });
}

/** In paise; null when unavailable. */
function unitPriceOf<Product, Offer>(line: PricedLine<Product, Offer>): number | null {
  return line.status === 'available' ? line.unitPrice : null;
}
