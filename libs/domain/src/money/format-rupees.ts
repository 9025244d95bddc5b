import { fromRupees, PAISE_PER_RUPEE, RUPEES_LIMIT, type Paise } from './paise.ts';

/** Groups digits by lakhs and crores: 1,23,45,678. */
const grouped = (rupees: number): string => String(rupees).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * Formats an amount like `Intl.NumberFormat` in `en-IN`, which takes a phone longer to create than to render a page of
 * prices.
 *
 * @param options.exact always two decimals, for a tax invoice; otherwise `.00` is dropped
 * @example formatRupees(fromRupees(123456)) // ₹1,23,456
 * @example formatRupees(fromRupees(499.5)) // ₹499.50
 */
export function formatRupees(amount: Paise, { exact = false }: { exact?: boolean } = {}): string {
  const paise = Math.abs(amount);
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = `₹${grouped((paise - rest) / PAISE_PER_RUPEE)}`;
  const decimals = rest === 0 && !exact ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${amount < 0 ? '-' : ''}${rupees}${decimals}`;
}

/**
 * Formats rupees of the API. A number beyond the shop's limit is shown as it is, so that the rest of the list still renders.
 */
export function formatApiRupees(rupees: number): string {
  return Math.abs(rupees) <= RUPEES_LIMIT ? formatRupees(fromRupees(rupees)) : `₹${rupees}`;
}
