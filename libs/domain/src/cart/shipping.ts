import { addPaise, asPaise, fromRupees, subtractPaise, ZERO_PAISE, type Paise } from '../money/paise.ts';

/** 100 rupees (specification, section 9). */
export const SHIPPING_CHARGE: Paise = fromRupees(100);

/** Shipping is free above this subtotal, not at it. */
export const FREE_SHIPPING_ABOVE: Paise = fromRupees(1500);

const ONE_PAISA = asPaise(1);

/**
 * What shipping a cart costs, in paise (specification, section 9).
 *
 * @param subtotal in paise, with tax
 */
export function shippingFor(subtotal: Paise): Paise {
  return subtotal > FREE_SHIPPING_ABOVE ? ZERO_PAISE : SHIPPING_CHARGE;
}

/**
 * The smallest amount to add for free shipping; zero once it is free. Since 1500.00 still pays, it is a paisa more than the
 * gap.
 */
export function leftForFreeShipping(subtotal: Paise): Paise {
  if (subtotal > FREE_SHIPPING_ABOVE) {
    return ZERO_PAISE;
  }
  return addPaise(subtractPaise(FREE_SHIPPING_ABOVE, subtotal), ONE_PAISA);
}
