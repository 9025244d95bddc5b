declare const unit: unique symbol;

/** An amount of money in whole paise (100 paise = 1 rupee). Rupees exist only at the API's edge and on screen. */
export type Paise = number & { readonly [unit]: 'paise' };

export const PAISE_PER_RUPEE = 100;

/** Up to this limit a rupee amount with two decimals is exact. */
const PAISE_LIMIT = 1e15;

/** The largest amount that the shop handles, in rupees. */
export const RUPEES_LIMIT = PAISE_LIMIT / PAISE_PER_RUPEE;

/** Decimal digits that are exact in a double. */
const RELIABLE_DIGITS = 15;

/**
 * Marks a number as paise, such as a stored amount.
 *
 * @throws RangeError when it is not a whole number, or beyond the limit
 */
export function asPaise(amount: number): Paise {
  if (!Number.isInteger(amount) || Math.abs(amount) > PAISE_LIMIT) {
    throw new RangeError(`Not an amount in whole paise: ${amount}`);
  }
  return (amount + 0) as Paise; // adding zero turns -0 into 0
}

export const ZERO_PAISE: Paise = asPaise(0);

/**
 * Converts rupees of the API, rounded to the nearest paisa, halves away from zero.
 *
 * @throws RangeError for NaN, infinities and amounts beyond the limit
 * @example fromRupees(499.5) // 49950
 * @example fromRupees(1.15) // 115, although 1.15 * 100 is 114.99999999999999
 */
export function fromRupees(rupees: number): Paise {
  if (!Number.isFinite(rupees)) {
    throw new RangeError(`Not an amount in rupees: ${rupees}`);
  }
  const product = Math.abs(rupees) * PAISE_PER_RUPEE;
  // Fast path: most prices are whole paise, and converting by text is slow.
  const paise = Number.isInteger(product) ? product : Number(product.toPrecision(RELIABLE_DIGITS));
  return asPaise(Math.sign(rupees) * Math.round(paise));
}

/** Converts to rupees for the API, for example 499.5. For the screen use `formatRupees`. */
export function toRupees(amount: Paise): number {
  return amount / PAISE_PER_RUPEE;
}

/**
 * Adds amounts; zero without any.
 *
 * @throws RangeError beyond the limit
 */
export function addPaise(...amounts: readonly Paise[]): Paise {
  return asPaise(amounts.reduce((sum, amount) => sum + amount, 0));
}

/**
 * Subtracts an amount; the result may be negative.
 *
 * @throws RangeError beyond the limit
 */
export function subtractPaise(amount: Paise, less: Paise): Paise {
  return asPaise(amount - less);
}

/**
 * Multiplies an amount by a whole number, such as a quantity.
 *
 * @throws RangeError when the factor is not a whole number
 */
export function multiplyPaise(amount: Paise, wholeNumber: number): Paise {
  if (!Number.isInteger(wholeNumber)) {
    throw new RangeError(`Not a whole number of times: ${wholeNumber}`);
  }
  return asPaise(amount * wholeNumber);
}
