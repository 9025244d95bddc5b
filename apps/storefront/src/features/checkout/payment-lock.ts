/** Held, among all tabs, by the one that pays. */
export const PAYMENT_LOCK = 'payment';

/**
 * Only one tab pays or resumes at a time. @returns null when another one is at it; browsers without locks let everybody
 * in
 */
export async function withPaymentLock<Result>(act: () => Promise<Result>): Promise<Result | null> {
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(PAYMENT_LOCK, { ifAvailable: true }, async (lock) => (lock ? act() : null));
}
