import type { PricedLine } from './price-lines.ts';

/** A line whose price per piece is another one now, or that can no longer be had, or can be had again. */
export interface PriceChange<Product, Offer> {
  before: PricedLine<Product, Offer>;
  after: PricedLine<Product, Offer>;
}

/**
 * What differs between two pricings of the same lines, in their order.
 *
 * @param before the lines as the shopper has seen them
 * @param after the same lines, joined with a newer catalogue
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

/** In paise; null for what cannot be had. */
function unitPriceOf<Product, Offer>(line: PricedLine<Product, Offer>): number | null {
  return line.status === 'available' ? line.unitPrice : null;
}
