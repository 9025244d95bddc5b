import { fromRupees, multiplyPaise, type Paise } from '../money/paise.ts';
import type { CartLine } from './cart-line.ts';
import { lineTax } from './line-tax.ts';

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

export interface UnavailableLine {
  line: CartLine;
  status: 'unavailable';
}

export type PricedLine<Product = PriceableProduct, Offer = PriceableOffer> =
  | AvailableLine<Product, Offer>
  | UnavailableLine;

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
