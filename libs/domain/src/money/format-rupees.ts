import { toRupees, type Paise } from './paise.ts';

const formats = new Map<number, Intl.NumberFormat>();

/** Made when first needed: a format takes longer to make than all the rest of this library to load. */
function rupeeFormat(decimals: number): Intl.NumberFormat {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formats.set(decimals, format);
  return format;
}

/**
 * An amount as shoppers in India read it: rupee sign, lakh and crore grouping.
 *
 * @param options.exact always two decimals, as in a column of sums; otherwise `.00` is dropped
 * @example formatRupees(fromRupees(123456)) // ₹1,23,456
 * @example formatRupees(fromRupees(499.5)) // ₹499.50
 */
export function formatRupees(amount: Paise, { exact = false }: { exact?: boolean } = {}): string {
  const isWhole = Number.isInteger(toRupees(amount));
  return rupeeFormat(isWhole && !exact ? 0 : 2).format(toRupees(amount));
}
