import { asPaise, subtractPaise, type Paise } from '../money/paise.ts';
import type { Supply } from './supply.ts';

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
