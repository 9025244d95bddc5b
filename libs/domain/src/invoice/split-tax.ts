import { asPaise, subtractPaise, type Paise } from '../money/paise.ts';
import type { Supply } from './supply.ts';

/** One tax of an invoice: central and state tax share what integrated tax takes alone. */
export interface TaxShare {
  name: 'CGST' | 'SGST' | 'IGST';
  /** Its part of the GST rate, in percent. */
  percent: number;
  tax: Paise;
}

/**
 * Divides a tax among those who levy it: within the seller's state half each to centre (CGST) and state (SGST), across a
 * border all of it as IGST. The shares add up to the tax exactly; the odd paisa is the centre's.
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
