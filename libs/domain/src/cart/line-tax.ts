import { fromRupees, type Paise } from '../money/paise.ts';

/** GST rates have two decimals at most (0.25 %); four are kept, and finer ones are rounded. */
const PERCENT_SCALE = 10_000;

/** Brings paise x scaled percent x pieces back to rupees: 100 paise, 100 percent, the scale. */
const DIVISOR = 100n * 100n * BigInt(PERCENT_SCALE);

/**
 * The tax included in one cart line, in whole rupees (specification, section 9).
 *
 * The fraction is dropped once per line: not per unit, not per cart. Reckoned in whole numbers of any size, because floats
 * lose a rupee here and there.
 *
 * @param unitPrice tax-inclusive price of one piece, in paise, zero or more
 * @param gstPercent GST rate in percent, zero or more, for example 18 or 0.25
 * @param quantity whole pieces
 * @throws RangeError when an argument is none of these
 * @example lineTax(fromRupees(104), 18, 3) // 56 rupees: 56.16 loses its fraction
 */
export function lineTax(unitPrice: Paise, gstPercent: number, quantity: number): Paise {
  if (unitPrice < 0 || !Number.isFinite(gstPercent) || gstPercent < 0 || !Number.isInteger(quantity) || quantity < 0) {
    throw new RangeError(`No tax can be reckoned on ${quantity} pieces of ${unitPrice} paise at ${gstPercent} percent`);
  }
  const scaledPercent = Math.round(gstPercent * PERCENT_SCALE);
  const wholeRupees = (BigInt(unitPrice) * BigInt(scaledPercent) * BigInt(quantity)) / DIVISOR;
  return fromRupees(Number(wholeRupees));
}
