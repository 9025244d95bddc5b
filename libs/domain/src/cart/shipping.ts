import { addPaise, asPaise, fromRupees, subtractPaise, ZERO_PAISE, type Paise } from '../money/paise.ts';

/** What shipping costs as long as it is not free: 100 rupees (specification, section 9). */
export const SHIPPING_CHARGE: Paise = fromRupees(100);

/** A subtotal above this ships free; 1500 rupees itself does not. */
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
 * The smallest amount that makes shipping free when added; zero once it is free. Since 1500.00 itself still pays, it is a
 * paisa more than the gap: a shopper who adds exactly this much is not disappointed.
 */
export function leftForFreeShipping(subtotal: Paise): Paise {
  if (subtotal > FREE_SHIPPING_ABOVE) {
    return ZERO_PAISE;
  }
  return addPaise(subtractPaise(FREE_SHIPPING_ABOVE, subtotal), ONE_PAISA);
}
