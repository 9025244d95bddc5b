/** Delay before the first retry, in ms; doubles with each further one. */
const FIRST_DELAY = 2_000;
/** Upper limit of the delay, in ms. */
const MAX_DELAY = 30_000;

/** Delay after this number of failures in a row, in ms. */
export const retryDelay = (failures: number): number => Math.min(FIRST_DELAY * 2 ** (failures - 1), MAX_DELAY);
