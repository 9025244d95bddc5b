import { addPaise, asPaise, type Paise } from '../money/paise.ts';
import { splitTax, type TaxShare } from './split-tax.ts';
import type { Supply } from './supply.ts';

/** A sold line as far as its tax goes, in paise. */
export interface TaxedLine {
  gstPercent: number;
  /** Whole rupees, as `lineTax` reckons it (specification, section 9). */
  tax: number;
  /** Inclusive of the tax. */
  lineTotal: number;
}

/** All that was sold at one GST rate. */
export interface RateTotal {
  gstPercent: number;
  /** Inclusive of the tax. */
  amount: Paise;
  tax: Paise;
  shares: TaxShare[];
}

/**
 * The tax of an order, grouped by rate, lowest first.
 *
 * It adds up what `lineTax` reckoned for each line and reckons nothing anew. So there is no taxable value here either: the
 * formula takes its percentage of tax-inclusive prices, and no amount before tax bears this tax at this rate
 * (docs/decisions/0001).
 */
export function taxByRate(lines: readonly TaxedLine[], supply: Supply): RateTotal[] {
  const rates = [...new Set(lines.map(({ gstPercent }) => gstPercent))].sort((one, other) => one - other);
  return rates.map((gstPercent) => {
    const sold = lines.filter((line) => line.gstPercent === gstPercent);
    const tax = addPaise(...sold.map((line) => asPaise(line.tax)));
    const amount = addPaise(...sold.map(({ lineTotal }) => asPaise(lineTotal)));
    return { gstPercent, amount, tax, shares: splitTax(tax, gstPercent, supply) };
  });
}
