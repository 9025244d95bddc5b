/** The first wait before a failed list is asked for again, in ms; each further one doubles. */
const FIRST_DELAY = 2_000;
/** Longest wait between two tries, in ms. */
const MAX_DELAY = 30_000;

/** How long to wait after the given number of failures in a row, in ms. */
export const retryDelay = (failures: number): number => Math.min(FIRST_DELAY * 2 ** (failures - 1), MAX_DELAY);
