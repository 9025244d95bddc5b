import { fromRupees, PAISE_PER_RUPEE, RUPEES_LIMIT, type Paise } from './paise.ts';

/** Groups digits by lakhs and crores: 1,23,45,678. */
const grouped = (rupees: number): string => String(rupees).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * Formats an amount like `Intl.NumberFormat` in `en-IN`, which takes a phone longer to create than to render a page of
 * prices. Always with two decimals, so that all amounts of a screen have one form.
 *
 * @example formatRupees(fromRupees(123456)) // ₹1,23,456.00
 */
export function formatRupees(amount: Paise): string {
  const paise = Math.abs(amount);
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = grouped((paise - rest) / PAISE_PER_RUPEE);
  return `${amount < 0 ? '-' : ''}₹${rupees}.${String(rest).padStart(2, '0')}`;
}

/**
 * Formats rupees of the API. A number beyond the shop's limit is shown as it is, so that the rest of the list still renders.
 */
export function formatApiRupees(rupees: number): string {
  return Math.abs(rupees) <= RUPEES_LIMIT ? formatRupees(fromRupees(rupees)) : `₹${rupees}`;
}
