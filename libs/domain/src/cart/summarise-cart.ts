import { addPaise, subtractPaise, ZERO_PAISE, type Paise } from '../money/paise.ts';
import type { AvailableLine, PricedLine } from './price-lines.ts';
import { shippingFor } from './shipping.ts';

/** The Cart Summary panel, and the price of an order, in paise. */
export interface CartSummary {
  /** All available lines, offers too. */
  subtotal: Paise;
  /** Included in the subtotal; whole rupees per line. */
  tax: Paise;
  priceBeforeTax: Paise;
  /** Shown as zero (specification, section 9). */
  discount: Paise;
  /** Shown as zero (specification, section 9). */
  roundOff: Paise;
  shipping: Paise;
  isShippingFree: boolean;
  total: Paise;
}

/**
 * Sums up the cart: total = subtotal + shipping, price before tax = subtotal - tax (specification, section 9).
 *
 * @returns null for a cart without available lines
 */
export function summariseCart<Product, Offer>(lines: readonly PricedLine<Product, Offer>[]): CartSummary | null {
  const available = lines.filter((line): line is AvailableLine<Product, Offer> => line.status === 'available');
  if (available.length === 0) {
    return null;
  }
  const subtotal = addPaise(...available.map(({ lineTotal }) => lineTotal));
  const tax = addPaise(...available.map((line) => line.tax));
  const shipping = shippingFor(subtotal);
  return {
    subtotal,
    tax,
    priceBeforeTax: subtractPaise(subtotal, tax),
    discount: ZERO_PAISE,
    roundOff: ZERO_PAISE,
    shipping,
    isShippingFree: shipping === ZERO_PAISE,
    total: addPaise(subtotal, shipping),
  };
}
