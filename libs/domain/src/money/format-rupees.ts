import { toRupees, type Paise } from './paise.ts';

function rupeeFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

const withPaise = rupeeFormat(2);
const wholeRupees = rupeeFormat(0);

/**
 * An amount as shoppers in India read it: rupee sign, lakh and crore grouping.
 *
 * @param options.exact always two decimals, as in a column of sums; otherwise `.00` is dropped
 * @example formatRupees(fromRupees(123456)) // ₹1,23,456
 * @example formatRupees(fromRupees(499.5)) // ₹499.50
 */
export function formatRupees(amount: Paise, { exact = false }: { exact?: boolean } = {}): string {
  const isWhole = Number.isInteger(toRupees(amount));
  const format = isWhole && !exact ? wholeRupees : withPaise;
  return format.format(toRupees(amount));
}
