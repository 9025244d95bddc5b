/** How long a toast stays, in ms (specification, section 9). */
export const toastDurations = {
  quantityWarning: 2000,
  cartSuccess: 1000,
  login: 2000,
  lookupError: 9000,
  /** Ours: time for an undo. */
  undo: 8000,
} as const;

/** A toast replaces the previous one of its group. */
export const toastGroups = { quantity: 'cart-quantity', undo: 'cart-undo', account: 'account' } as const;
