import { fromRupees, RUPEES_LIMIT, type Paise } from '../money/paise.ts';

export interface Pack {
  /** How much one piece holds, in units of `size_type_id`. */
  product_quantity: number;
  /** The unit: `g`, `Capsules`. */
  size_type_id: string;
}

/** The net quantity of one piece (specification, section 3): `60 Capsules`. */
export const packSize = ({ product_quantity, size_type_id }: Pack): string => `${product_quantity} ${size_type_id}`;

/**
 * What one unit of the net quantity costs, to the nearest paisa; null where the quantity is zero, or so small that the
 * price is beyond any sum.
 */
export function unitPrice({
  product_price,
  product_quantity,
}: Pick<Pack, 'product_quantity'> & { product_price: number }): Paise | null {
  const rupees = product_price / product_quantity;
  return product_quantity > 0 && Math.abs(rupees) <= RUPEES_LIMIT ? fromRupees(rupees) : null;
}
