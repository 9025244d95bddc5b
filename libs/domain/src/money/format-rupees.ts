import { fromRupees, PAISE_PER_RUPEE, RUPEES_LIMIT, type Paise } from './paise.ts';

/** Groups digits by lakhs and crores: 1,23,45,678. */
const grouped = (rupees: number): string => String(rupees).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * Formats an amount for the screen like `Intl.NumberFormat` in `en-IN` with `trailingZeroDisplay: 'stripIfInteger'`, which
 * takes a phone longer to create than to render a page of prices. Paise show only where there are some, with both digits.
 *
 * @example formatRupees(fromRupees(123456)) // ₹1,23,456
 * @example formatRupees(fromRupees(499.5)) // ₹499.50
 */
export function formatRupees(amount: Paise): string {
  return formatRupeesAndPaise(amount).replace(/\.00$/, '');
}

/**
 * Formats an amount for an invoice, always with two decimals.
 *
 * @example formatRupeesAndPaise(fromRupees(123456)) // ₹1,23,456.00
 */
export function formatRupeesAndPaise(amount: Paise): string {
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
