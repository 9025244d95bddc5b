declare const unit: unique symbol;

/** An amount of money in whole paise (100 paise = 1 rupee). Rupees exist only at the API's edge and on screen. */
export type Paise = number & { readonly [unit]: 'paise' };

/** A hundred paise are a rupee. */
export const PAISE_PER_RUPEE = 100;

/** Below ten lakh crore rupees a rupee amount with two decimals still names its paise exactly. */
const PAISE_LIMIT = 1e15;

/** The largest sum that the shop could handle, in rupees. */
export const RUPEES_LIMIT = PAISE_LIMIT / PAISE_PER_RUPEE;

/** Decimal digits that every double of that size carries faithfully. */
const RELIABLE_DIGITS = 15;

/**
 * Takes a number that already counts paise, such as a stored amount.
 *
 * @throws RangeError when it is not a whole number, or beyond any sum the shop could handle exactly
 */
export function asPaise(amount: number): Paise {
  if (!Number.isInteger(amount) || Math.abs(amount) > PAISE_LIMIT) {
    throw new RangeError(`Not an amount in whole paise: ${amount}`);
  }
  return (amount + 0) as Paise; // adding zero turns -0 into 0
}

export const ZERO_PAISE: Paise = asPaise(0);

/**
 * Rupees as the API writes them, rounded to the nearest paisa; half a paisa goes away from zero.
 *
 * @throws RangeError for NaN, infinities and sums too large to be exact
 * @example fromRupees(499.5) // 49950
 * @example fromRupees(1.15) // 115, although 1.15 * 100 is 114.99999999999999
 */
export function fromRupees(rupees: number): Paise {
  if (!Number.isFinite(rupees)) {
    throw new RangeError(`Not an amount in rupees: ${rupees}`);
  }
  const product = Math.abs(rupees) * PAISE_PER_RUPEE;
  // Most prices are whole paise as they are; writing digits and reading them again takes long.
  const paise = Number.isInteger(product) ? product : Number(product.toPrecision(RELIABLE_DIGITS));
  return asPaise(Math.sign(rupees) * Math.round(paise));
}

/** Rupees for the API's edge, for example 499.5. For the screen there is `formatRupees`. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

/**
 * The sum of amounts; zero of none.
 *
 * @throws RangeError when it is beyond any sum the shop could handle exactly
 */
export function addPaise(...amounts: readonly Paise[]): Paise {
  return asPaise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/**
 * What is left of an amount; below zero when more is taken than there is.
 *
 * @throws RangeError when it is beyond any sum the shop could handle exactly
 */
export function subtractPaise(amount: Paise, less: Paise): Paise {
  return asPaise(amount - less);
}

/**
 * The price of several pieces.
 *
 * @throws RangeError when the factor is not a whole number: a share of an amount needs a rounding rule of its own
 */
export function multiplyPaise(amount: Paise, wholeNumber: number): Paise {
  if (!Number.isInteger(wholeNumber)) {
    throw new RangeError(`Not a whole number of times: ${wholeNumber}`);
  }
  return asPaise(amount * wholeNumber);
}
