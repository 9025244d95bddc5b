import { fromRupees, type Paise } from '../money/paise.ts';

/** Percent are scaled to integers with four decimals; GST rates have at most two (0.25 %). */
const PERCENT_SCALE = 10_000;

/** Divisor from paise x scaled percent x pieces to rupees. */
const DIVISOR = 100n * 100n * BigInt(PERCENT_SCALE);

/**
 * The tax included in one cart line, in whole rupees (specification, section 9).
 *
 * The fraction is dropped once per line, not per unit or per cart. Computed with BigInt, because floats are not exact.
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
