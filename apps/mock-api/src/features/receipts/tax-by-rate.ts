import { addPaise, asPaise, subtractPaise, type Paise } from '@shop/domain/money/paise';
import type { OrderLineRecord } from '../../world/records.ts';

/** Whether a delivery stays in the seller's state, which halves its tax. Case and spaces of the names do not matter. */
export const isWithinState = (deliveryState: string, sellerState: string): boolean =>
  plain(deliveryState) === plain(sellerState);

const plain = (state: string) => state.trim().replace(/\s+/g, ' ').toLowerCase();

type TaxedLine = Pick<OrderLineRecord, 'gstPercent' | 'tax' | 'lineTotal'>;

/**
 * The tax of an order, grouped by rate, lowest first: half CGST and half SGST within the seller's state, else IGST. CGST
 * gets the odd paisa. There is no taxable value: the formula applies the rate to tax-inclusive prices
 * (docs/decisions/0001).
 */
export function taxByRate(lines: readonly TaxedLine[], isHalved: boolean) {
  const rates = Map.groupBy(lines, ({ gstPercent }) => gstPercent);
  return [...rates]
    .sort(([one], [other]) => one - other)
    .map(([gstPercent, sold]) => {
      const tax = addPaise(...sold.map((line) => line.tax));
      const half = asPaise(Math.ceil(tax / 2));
      const shares: Readonly<Record<string, Paise>> = isHalved
        ? { CGST: half, SGST: subtractPaise(tax, half) }
        : { IGST: tax };
      return { gstPercent, amount: addPaise(...sold.map(({ lineTotal }) => lineTotal)), tax, shares };
    });
}
