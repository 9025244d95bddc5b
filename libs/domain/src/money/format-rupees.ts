import { fromRupees, PAISE_PER_RUPEE, RUPEES_LIMIT, type Paise } from './paise.ts';

/** A comma after every second digit, but before the last three: lakhs and crores. */
const grouped = (rupees: number): string => String(rupees).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/**
 * An amount as shoppers in India read it: rupee sign, lakh and crore grouping. It is what `Intl.NumberFormat` says in
 * `en-IN`, which takes a phone longer to make than to draw a page of prices.
 *
 * @param options.exact always two decimals, for a tax invoice; elsewhere whole rupees stand without `.00`
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
 * Rupees as the API gives them, as shoppers read them. A number too large for any sum is shown as it came: a list with
 * such a price is still a list.
 */
export function formatApiRupees(rupees: number): string {
  return Math.abs(rupees) <= RUPEES_LIMIT ? formatRupees(fromRupees(rupees)) : `₹${rupees}`;
}
