import { asPaise, subtractPaise, type Paise, addPaise } from '@shop/domain/money/paise';

/** Within the seller's state (CGST and SGST), or to another state (IGST). */
export type Supply = 'intra-state' | 'inter-state';

/**
 * The supply for a delivery state. Case and spaces of the state's name do not matter.
 *
 * @param deliveryState the place of supply
 */
export function supplyTo(deliveryState: string, sellerState: string): Supply {
  return plain(deliveryState) === plain(sellerState) ? 'intra-state' : 'inter-state';
}

const plain = (state: string) => state.trim().replace(/\s+/g, ' ').toLowerCase();

/** One tax of an invoice: CGST, SGST or IGST. */
export interface TaxShare {
  name: 'CGST' | 'SGST' | 'IGST';
  /** Its share of the GST rate, in percent. */
  percent: number;
  tax: Paise;
}

/**
 * Splits a tax: half CGST and half SGST within the seller's state, else all IGST. The shares add up exactly; CGST gets the
 * odd paisa.
 *
 * @param tax in paise, zero or more
 * @param gstPercent the whole rate in percent
 * @example splitTax(asPaise(5601), 18, 'intra-state') // CGST 9 % 2801, SGST 9 % 2800
 */
export function splitTax(tax: Paise, gstPercent: number, supply: Supply): TaxShare[] {
  if (supply === 'inter-state') return [{ name: 'IGST', percent: gstPercent, tax }];

  const central = asPaise(Math.ceil(tax / 2));
  const percent = gstPercent / 2;
  return [
    { name: 'CGST', percent, tax: central },
    { name: 'SGST', percent, tax: subtractPaise(tax, central) },
  ];
}

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
