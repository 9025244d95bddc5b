import {
  fromRupees,
  multiplyPaise,
  type Paise,
  addPaise,
  subtractPaise,
  toRupees,
  ZERO_PAISE,
} from '../money/paise.ts';
import type { CartLine } from './cart.ts';

/** Tax on offers is fixed (specification, sections 3 and 9). */
export const OFFER_GST_PERCENT = 18;

/** One crore; with it the total of every cart is exact. */
export const UNIT_PRICE_MAX_RUPEES = 1_00_00_000;

export interface PriceableProduct {
  id: number;
  /** Tax-inclusive price in rupees. */
  product_price: number;
  /** GST rate in percent. */
  gst: number;
}

export interface PriceableOffer {
  id: number;
  /** Tax-inclusive price in rupees. */
  offer_price: number;
}

export type CatalogueItem<Product, Offer> = { type: 'product'; product: Product } | { type: 'offer'; offer: Offer };

export interface AvailableLine<Product = PriceableProduct, Offer = PriceableOffer> {
  line: CartLine;
  status: 'available';
  item: CatalogueItem<Product, Offer>;
  unitPrice: Paise;
  gstPercent: number;
  lineTotal: Paise;
  tax: Paise;
}

export type PricedLine<Product = PriceableProduct, Offer = PriceableOffer> =
  | AvailableLine<Product, Offer>
  | { line: CartLine; status: 'unavailable' };

/**
 * Joins the cart with the catalogue. A line whose item is missing there, or has no usable price, stays as unavailable:
 * outside the totals and the order, until the shopper removes it.
 */
export function priceLines<Product extends PriceableProduct, Offer extends PriceableOffer>(
  lines: readonly CartLine[],
  catalogue: { products: readonly Product[]; offers: readonly Offer[] },
): PricedLine<Product, Offer>[] {
  return lines.map((line) => {
    if (line.type === 'offer') {
      const offer = catalogue.offers.find(({ id }) => id === line.product);
      return offer
        ? priceLine<Product, Offer>(line, { type: 'offer', offer }, offer.offer_price, OFFER_GST_PERCENT)
        : { line, status: 'unavailable' };
    }
    const product = catalogue.products.find(({ id }) => id === line.product);
    return product
      ? priceLine<Product, Offer>(line, { type: 'product', product }, product.product_price, product.gst)
      : { line, status: 'unavailable' };
  });
}

function priceLine<Product, Offer>(
  line: CartLine,
  item: CatalogueItem<Product, Offer>,
  rupees: number,
  gstPercent: number,
): PricedLine<Product, Offer> {
  const hasUsablePrice = isWithin(rupees, UNIT_PRICE_MAX_RUPEES) && isWithin(gstPercent, 100);
  if (!hasUsablePrice) {
    return { line, status: 'unavailable' };
  }
  const unitPrice = fromRupees(rupees);
  return {
    line,
    status: 'available',
    item,
    unitPrice,
    gstPercent,
    lineTotal: multiplyPaise(unitPrice, line.quantity),
    tax: lineTax(unitPrice, gstPercent, line.quantity),
  };
}

function isWithin(value: number, maximum: number): boolean {
  return value >= 0 && value <= maximum;
}

/** Percent are scaled to integers with four decimals; GST rates have at most two (0.25 %). */
const PERCENT_SCALE = 10_000;

/** Divisor from paise x scaled percent x pieces to rupees. */
const DIVISOR = 100n * 100n * BigInt(PERCENT_SCALE);

/**
 * The tax included in one cart line, in whole rupees (specification, section 9).
 *
 * The fraction is dropped once per line, not per unit or per cart. Computed with BigInt, because floats are not exact.
 *
 * @param unitPrice tax-inclusive price of one piece, in paise, zero or more
 * @param gstPercent GST rate in percent, zero or more, for example 18 or 0.25
 * @param quantity whole pieces
 * @example lineTax(fromRupees(104), 18, 3) // 56 rupees: 56.16 loses its fraction
 */
export function lineTax(unitPrice: Paise, gstPercent: number, quantity: number): Paise {
  const scaledPercent = Math.round(gstPercent * PERCENT_SCALE);
  const wholeRupees = (BigInt(unitPrice) * BigInt(scaledPercent) * BigInt(quantity)) / DIVISOR;
  return fromRupees(Number(wholeRupees));
}

/** 100 rupees (specification, section 9). */
export const SHIPPING_CHARGE: Paise = fromRupees(100);

/** Shipping is free above this subtotal, not at it. */
export const FREE_SHIPPING_ABOVE: Paise = fromRupees(1500);

/**
 * What shipping a cart costs, in paise (specification, section 9).
 *
 * @param subtotal in paise, with tax
 */
export function shippingFor(subtotal: Paise): Paise {
  return subtotal > FREE_SHIPPING_ABOVE ? ZERO_PAISE : SHIPPING_CHARGE;
}

/**
 * The fewest whole rupees to add for free shipping; zero once it is free. Since 1500.00 still pays, an exact gap takes a
 * rupee more.
 */
export function leftForFreeShipping(subtotal: Paise): Paise {
  if (subtotal > FREE_SHIPPING_ABOVE) {
    return ZERO_PAISE;
  }
  return fromRupees(Math.floor(toRupees(subtractPaise(FREE_SHIPPING_ABOVE, subtotal))) + 1);
}

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

/**
 * The changes of unit price or availability between two pricings of the same lines, in their order.
 *
 * @param before the lines as shown to the shopper
 * @param after the same lines with a newer catalogue
 */
export function priceChanges<Product, Offer>(
  before: readonly PricedLine<Product, Offer>[],
  after: readonly PricedLine<Product, Offer>[],
) {
  const priceOf = (line: PricedLine<Product, Offer>) => (line.status === 'available' ? line.unitPrice : null);
  return before.flatMap((line, index) => {
    const now = after[index];
    return now && priceOf(line) !== priceOf(now) ? [{ before: line, after: now }] : [];
  });
}
