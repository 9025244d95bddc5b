import { fromRupees, RUPEES_LIMIT, type Paise } from '../money/paise.ts';

/** `2 × Tulsi Giloy Drops`; without a number it is one piece. */
const PART = /^(?:(\d{1,3})\s*[×x]\s*)?(.+)$/i;

interface Combo {
  /** What the offer holds: `2 × Tulsi Giloy Drops`, several parts joined by `+`. */
  offer_name: string;
  /** Rupees. */
  offer_price: number;
}

interface SingleProduct {
  product_title: string;
  /** Rupees. */
  product_price: number;
}

/**
 * What the products of an offer cost when they are bought one by one; null unless each of them is found by its title and
 * the offer is cheaper. Prices too large for any sum are not compared.
 */
export function separatePrice({ offer_name, offer_price }: Combo, products: readonly SingleProduct[]): Paise | null {
  let rupees = 0;
  for (const part of offer_name.split('+')) {
    const [, pieces = '1', title] = PART.exec(part.trim()) ?? [];
    const product = products.find(({ product_title }) => product_title.toLowerCase() === title?.toLowerCase());
    if (!product) return null;
    rupees += product.product_price * Number(pieces);
  }
  if (Math.max(Math.abs(rupees), Math.abs(offer_price)) > RUPEES_LIMIT) return null;
  const separately = fromRupees(rupees);
  return separately > fromRupees(offer_price) ? separately : null;
}
