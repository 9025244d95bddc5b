import { addPaise, asPaise, type Paise } from '../money/paise.ts';
import { splitTax, type TaxShare } from './split-tax.ts';
import type { Supply } from './supply.ts';

/** A sold line's amounts for tax, in paise. */
export interface TaxedLine {
  gstPercent: number;
  /** Whole rupees, as `lineTax` computes it (specification, section 9). */
  tax: number;
  /** Inclusive of the tax. */
  lineTotal: number;
}

/** The total at one GST rate. */
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
 * Adds up the lines' taxes from `lineTax`. There is no taxable value: the formula applies the rate to tax-inclusive prices
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
